/** How far a table has come with a game that is played through step by step. */
import type { CourseStep } from "../protocol.gen";

/** What to try next: what comes after the last step that is done, else the first that is not. */
export function nextOf(course: readonly CourseStep[]): CourseStep | null {
  const last = course.findLastIndex((step) => step.done);
  return course[last + 1] ?? course.find((step) => !step.done) ?? null;
}

/** A step in a few letters: its number, as the game or the order has it. */
export function labelOf(course: readonly CourseStep[], value: string): string {
  if (/^\d+$/.test(value)) return value;
  return String(course.findIndex((step) => step.value === value) + 1);
}

/** A box of the campaign: the steps in it, and whether it has been opened. */
export interface Box {
  number: number;
  steps: CourseStep[];
  open: boolean;
}

/** In boxes, by which each step comes in. One opens when the last step of the box before is done. */
export function boxesOf(course: readonly CourseStep[], boxOf: (value: string) => number): Box[] {
  const boxes: Box[] = [];
  for (const step of course) {
    const number = boxOf(step.value);
    const last = boxes.at(-1);
    if (last?.number === number) last.steps.push(step);
    else boxes.push({ number, steps: [step], open: last?.steps.at(-1)?.done ?? true });
  }
  return boxes;
}
