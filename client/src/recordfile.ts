/** A record file on its way from the shelf to the replay page. It is not kept anywhere. */
let held: string | null = null;

export const FROM_FILE = "file"; // the address of a replay that has no address

export async function hold(file: File): Promise<void> {
  held = await file.text();
}

/** The record last opened, for `/replay/file`. After a reload there is none. */
export function heldRecord(): string | null {
  return held;
}
