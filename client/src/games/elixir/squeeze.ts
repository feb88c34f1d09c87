/** Names on narrow cards: two lines at most, and letters keep their height but give way sideways. */

/** How wide a letter is on average, in its height. */
const LETTER = 0.56;
/** Narrower than this is hard to read. */
const LEAST = 0.66;
/** Where a word may be parted. */
const SOFT = "·";

export interface Row {
  text: string;
  /** 1: as it is. */
  squeeze: number;
}

/**
 * A name in one line or two, each fitted into so many letter heights. `parts`: long words of the
 * language with a dot where they may be parted.
 */
export function rowsOf(name: string, room: number, parts = ""): Row[] {
  const best = [[name], ...splits(parted(name, parts))].reduce((one, other) =>
    longest(other) < longest(one) && !fits(one, room) ? other : one,
  );
  return best.map((text) => ({ text, squeeze: squeeze(text, room) }));
}

function parted(name: string, parts: string): string {
  const words = parts.split(/\s+/).filter((word) => word.includes(SOFT));
  return words.reduce((text, word) => text.replace(word.replaceAll(SOFT, ""), word), name);
}

function splits(name: string): string[][] {
  return [...name.matchAll(/[\s·-]/g)].map(({ index, 0: gap }) => {
    const head = name.slice(0, index).replaceAll(SOFT, "");
    const tail = name.slice(index + 1).replaceAll(SOFT, "");
    return [gap.trim() ? `${head}-` : head, tail];
  });
}

function longest(rows: string[]): number {
  return Math.max(...rows.map((row) => row.length));
}

function fits(rows: string[], room: number): boolean {
  return longest(rows) * LETTER <= room;
}

/** How far a text must give way to fit into so many letter heights. */
export function squeeze(text: string, room: number): number {
  return Math.max(LEAST, Math.min(1, room / (text.length * LETTER)));
}
