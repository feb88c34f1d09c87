import { describe, expect, test } from "vitest";
import type { AnyFace } from "../games/face";
import { Diary } from "./diary.svelte";

/** A face of which the diary reads nothing but what it notices. */
const face = (notice: NonNullable<AnyFace["notice"]>) => ({ notice }) as AnyFace;

describe("the diary", () => {
  test("writes one line an event", () => {
    const diary = new Diary();
    diary.add(
      { event: "rolled", seat: 0 },
      face(() => ({ sound: "clatter" })),
    );
    diary.add({ event: "rolled", seat: 0 }, null);
    expect(diary.entries).toMatchObject([{ number: 1, sound: "clatter" }, { number: 2 }]);
  });

  test("tells each of two things that befall several seats", () => {
    const diary = new Diary();
    for (const colour of ["red", "blue"]) diary.add({ event: "flight-won", colour }, null);
    expect(diary.entries).toHaveLength(2);
  });

  test("tells a path laid by nobody in one line", () => {
    const diary = new Diary();
    for (const place of [1, 2, 3]) diary.add({ event: "laid", place }, null);
    expect(diary.entries).toMatchObject([{ event: { event: "laid", place: 3 } }]);
  });

  test("leaves out what the seats show well enough", () => {
    const diary = new Diary();
    const laid = face(({ event }) => ({ quiet: event === "laid" }));
    for (const event of ["laid", "showed"]) diary.add({ event, seat: 1 }, laid);
    expect(diary.entries).toMatchObject([{ event: { event: "showed" } }]);
  });

  test("begins anew with a new game", () => {
    const diary = new Diary();
    diary.gap();
    diary.begin();
    expect(diary.entries).toEqual([]);
  });
});
