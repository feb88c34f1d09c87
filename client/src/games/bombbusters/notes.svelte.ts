/** Pencil marks on wires: what I think they may be, and whether I have read the mission's rule. They stay in this browser and are never sent. */
import { letterOf, readSpot } from "./spots";
import type { BombBustersView, HandedHappening, Happening, ValueName } from "./types";

const KEY = "powderkeg.notes";
const MOST = 12; // older tables fall off the end

type Marks = Record<string, ValueName[]>;

/** The notes of one table, and by what we know its game from the one before. */
interface Page {
  table: string;
  mission: number;
  captain: number | null;
  turns: number;
  marks: Marks;
  /** The mission's rule was put away. */
  briefed?: boolean;
}

function load(): Page[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Page[]).filter(({ table, marks }) => table && marks) : [];
  } catch {
    return []; // storage forbidden or spoilt: no note is remembered
  }
}

/** What becomes of a spot when a wire comes to its stand, or leaves it. */
function shift(spot: string, at: string, by: 1 | -1): string | null {
  const [mark, change] = [readSpot(spot), readSpot(at)];
  if (mark.seat !== change.seat || mark.side !== change.side) return spot;
  if (by < 0 && mark.index === change.index) return null;
  if (mark.index < change.index) return spot;
  return `${mark.seat}${letterOf(mark.side, mark.index + by)}`;
}

export class Notes {
  private page: Page = $state.raw({ table: "", mission: 0, captain: null, turns: 0, marks: {} });
  /** The first of two wires that change hands. */
  private crossing: HandedHappening | null = null;
  /** The wire whose note is being written. */
  spot: string | null = $state(null);

  of(spot: string): readonly ValueName[] {
    return this.page.marks[spot] ?? [];
  }

  /** Has this game just begun, and was the mission's rule not put away yet? */
  get fresh(): boolean {
    return this.page.table !== "" && this.page.turns === 0 && !this.page.briefed;
  }

  putAwayRule(): void {
    this.write({ ...this.page, briefed: true });
  }

  open(spot: string): void {
    this.spot = spot;
  }

  close(): void {
    this.spot = null;
  }

  /** Take out the notes of this table; a new game begins with an empty page. */
  begin(table: string, { mission, captain, turns }: BombBustersView): void {
    const page =
      this.page.table === table ? this.page : load().find((each) => each.table === table);
    const same = page?.mission === mission && page.captain === captain && page.turns <= turns;
    const kept = same ? { marks: page.marks, briefed: page.briefed ?? false } : { marks: {} };
    this.write({ table, mission, captain, turns, ...kept });
  }

  mark(spot: string, value: ValueName): void {
    const before = this.of(spot);
    const values = before.includes(value)
      ? before.filter((each) => each !== value)
      : [...before, value];
    this.write({ ...this.page, marks: { ...this.page.marks, [spot]: values } });
  }

  wipe(spot: string): void {
    this.write({ ...this.page, marks: { ...this.page.marks, [spot]: [] } });
  }

  /** Letters move when a wire arrives or changes hands; the marks go with their wires. */
  heed(event: Happening): void {
    if (event.event === "robot-gave" || event.event === "red-came")
      this.move(`${event.owner}${event.place}`, 1);
    if (event.event !== "handed") return;
    // Two wires cross: they leave by the letters of before, and arrive by those of afterwards.
    if (!this.crossing) {
      this.crossing = event;
      return;
    }
    const both = [this.crossing, event];
    this.crossing = null;
    for (const { giver, origin } of both) this.move(`${giver}${origin}`, -1);
    for (const { owner, place } of both) this.move(`${owner}${place}`, 1);
  }

  private move(at: string, by: 1 | -1): void {
    const moved = Object.entries(this.page.marks).flatMap(([spot, values]) => {
      const to = shift(spot, at, by);
      return to ? [[to, values] as const] : [];
    });
    this.write({ ...this.page, marks: Object.fromEntries(moved) });
  }

  private write(page: Page): void {
    const marks = Object.entries(page.marks).filter(([, values]) => values.length > 0);
    this.page = { ...page, marks: Object.fromEntries(marks) };
    if (!page.table) return;
    const others = load().filter(({ table }) => table !== page.table);
    try {
      localStorage.setItem(KEY, JSON.stringify([this.page, ...others].slice(0, MOST)));
    } catch {
      // Storage is full or forbidden: the notes last as long as the page.
    }
  }
}

export const notes = new Notes();
