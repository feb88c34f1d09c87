/** What happened while we looked on, for the log. */
import type { AnyFace, GameEvent } from "../games/face";
import type { TookBack } from "../protocol.gen";
import { seatOf } from "./shapes";
import { noticeOf } from "./ways";

export type Entry = { number: number } & (
  | { kind: "event"; event: GameEvent; sound: string | null }
  | { kind: "took-back"; news: TookBack }
  /** The connection was lost: something may have happened meanwhile. */
  | { kind: "gap" }
);
type NewEntry = Entry extends infer E ? (E extends Entry ? Omit<E, "number"> : never) : never;

export class Diary {
  entries: Entry[] = $state.raw([]);
  private count = 0;

  begin(): void {
    this.entries = [];
  }

  add(event: GameEvent, face: AnyFace | null): void {
    const { sound = null, quiet } = noticeOf(face, event);
    if (quiet) return;
    // A path of thirty tiles is laid place by place: one line tells how far it has come.
    const last = this.entries.at(-1);
    const again = last?.kind === "event" && last.event.event === event.event;
    const goesOn = again && "place" in event && seatOf(event) === null;
    if (goesOn) this.entries = this.entries.slice(0, -1);
    this.write({ kind: "event", event, sound });
  }

  tookBack(news: TookBack): void {
    this.write({ kind: "took-back", news });
  }

  gap(): void {
    this.write({ kind: "gap" });
  }

  private write(entry: NewEntry): void {
    this.count += 1;
    this.entries = [...this.entries, { ...entry, number: this.count } as Entry];
  }
}
