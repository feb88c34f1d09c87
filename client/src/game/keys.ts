/** Keys for the whole table. Fields and buttons keep theirs. */
export type Keys = Record<string, () => void>;

export function listenKeys(keys: Keys): () => void {
  const heard = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (isTaken(event.target, event.key)) return;
    event.preventDefault();
    act();
  };
  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}

function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select")) return true;
  const presses = key === "Enter" || key === " ";
  return presses && target.closest("a, button, summary") !== null;
}
