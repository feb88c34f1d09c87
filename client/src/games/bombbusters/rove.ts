/** Arrow keys go from wire to wire and from stand to stand; the Tab key stops once. */

const HITS = "[data-hit]";

function hitsIn(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>(HITS)];
}

/** Exactly one can be reached with the Tab key: the last one that had it, else one that glows. */
export function keepStop(board: HTMLElement): void {
  const hits = hitsIn(board);
  const glowing = hits.find((hit) => hit.parentElement?.querySelector(".can"));
  const stop = hits.find(({ tabIndex }) => tabIndex === 0) ?? glowing ?? hits[0];
  for (const hit of hits) hit.tabIndex = hit === stop ? 0 : -1;
}

/** Rows of what can be reached, from above to below. */
function rowsOf(hits: HTMLElement[]): HTMLElement[][] {
  const rows = new Map<string, HTMLElement[]>();
  for (const hit of hits) {
    const row = hit.dataset["hit"] ?? "";
    rows.set(row, [...(rows.get(row) ?? []), hit]);
  }
  const top = (row: HTMLElement[]) => row.at(-1)?.getBoundingClientRect().top ?? 0;
  return [...rows.values()].sort((a, b) => top(a) - top(b));
}

function nextOf(hits: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const rows = rowsOf(hits);
  const row = rows.findIndex((one) => one.includes(from));
  const line = rows[row] ?? [];
  const at = line.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return line[at + 1];
    case "ArrowLeft":
      return line[at - 1];
    case "Home":
      return line[0];
    case "End":
      return line.at(-1);
    case "ArrowUp":
    case "ArrowDown": {
      const other = rows[row + (key === "ArrowUp" ? -1 : 1)];
      const share = line.length > 1 ? at / (line.length - 1) : 0;
      return other?.[Math.round(share * (other.length - 1))];
    }
    default:
      return undefined;
  }
}

export function rove(board: HTMLElement): () => void {
  const keyed = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.closest(HITS) : null;
    if (!(from instanceof HTMLElement)) return;
    const next = nextOf(hitsIn(board), from, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(HITS)) return;
    for (const hit of hitsIn(board)) hit.tabIndex = hit === target ? 0 : -1;
  };
  board.addEventListener("keydown", keyed);
  board.addEventListener("focusin", focused);
  return () => {
    board.removeEventListener("keydown", keyed);
    board.removeEventListener("focusin", focused);
  };
}
