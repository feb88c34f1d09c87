import { expect, test } from "vitest";
import { EVERYONE, WATCHER } from "../facts.gen";
import { eyesIn, lineIn, searchFor } from "./eyes";

test("an address says where and through whose eyes", () => {
  expect([eyesIn("?at=42&seat=all"), lineIn("?at=42&seat=all")]).toEqual([EVERYONE, 42]);
  expect([eyesIn("?seat=watcher"), eyesIn("?seat=3")]).toEqual([WATCHER, 3]);
});

test("an address that says nothing, or nonsense, begins at the beginning", () => {
  expect([eyesIn(""), eyesIn("?seat=99"), eyesIn("?seat=x")]).toEqual([null, null, null]);
  expect([lineIn(""), lineIn("?at=-3"), lineIn("?at=1e3")]).toEqual([null, null, null]);
});

test("what is written can be read again", () => {
  for (const eyes of [EVERYONE, WATCHER, 0, 7]) {
    const search = searchFor(12, eyes, "maple-spark-42");
    expect([eyesIn(search), lineIn(search)]).toEqual([eyes, 12]);
  }
});
