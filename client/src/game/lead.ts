/** What stands out in a prompt: "Your turn:". Other languages need more letters for the same. */
const LEAD = /^[^:.!?]{2,48}:/;

export function leadOf(prompt: string): string {
  return LEAD.exec(prompt)?.[0] ?? "";
}
