/** Keys for the whole table. Fields and buttons keep theirs. */
/** What says false has not served: the key is the browser's. */
export type Keys = Record<string, () => unknown>;

export function listenKeys(keys: Keys): () => void {
  const heard = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (isTaken(event.target, event.key)) return;
    if (act() !== false) event.preventDefault();
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
