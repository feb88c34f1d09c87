/** What the next game at this table will be, where the game is played through step by step. */
import type { TableView } from "../protocol.gen";

/** The value of the course that comes next; null where it is the same again. */
export function sequelOf(table: TableView | null, course: string): string | null {
  const comes = table?.next[course];
  return comes === undefined || comes === table?.options[course] ? null : comes;
}
