import { describe, expect, test } from "vitest";
import { Diary } from "./diary.svelte";

describe("the diary", () => {
  test("writes one line an event", () => {
    const diary = new Diary();
    diary.add({ event: "rolled", seat: 0 }, "clatter");
    diary.add({ event: "rolled", seat: 0 }, "clatter");
    expect(diary.entries.map(({ number }) => number)).toEqual([1, 2]);
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

  test("begins anew with a new game", () => {
    const diary = new Diary();
    diary.gap();
    diary.begin();
    expect(diary.entries).toEqual([]);
  });
});
