import { beforeEach, expect, test } from "vitest";
import { BOMB } from "../../../tests/bomb";
import { Notes } from "./notes.svelte";

beforeEach(() => localStorage.clear());

function begun(): Notes {
  const notes = new Notes();
  notes.begin("keg", BOMB);
  return notes;
}

test("a value is marked by one touch and wiped by another", () => {
  const notes = begun();
  notes.mark("1H", "8");
  notes.mark("1H", "yellow");
  notes.mark("1H", "8");
  expect(notes.of("1H")).toEqual(["yellow"]);
});

test("notes are there again after a reload", () => {
  begun().mark("1H", "8");
  expect(begun().of("1H")).toEqual(["8"]);
});

test("another table has notes of its own", () => {
  begun().mark("1H", "8");
  const other = new Notes();
  other.begin("barrel", BOMB);
  expect(other.of("1H")).toEqual([]);
});

test("a new game begins without notes", () => {
  const notes = begun();
  notes.mark("1H", "8");
  notes.begin("keg", { ...BOMB, turns: 0 });
  expect(notes.of("1H")).toEqual([]);
});

test("when a wire comes to the stand, the marks to its right move on", () => {
  const notes = begun();
  notes.mark("1C", "4");
  notes.mark("1H", "8");
  notes.mark("2H", "9");
  notes.heed({ event: "robot-gave", owner: 1, place: "D", wire: "unknown" });
  expect([notes.of("1C"), notes.of("1I"), notes.of("2H")]).toEqual([["4"], ["8"], ["9"]]);
});

test("two wires change hands, and the marks of the others close up", () => {
  const notes = begun();
  notes.mark("1B", "3");
  notes.mark("1C", "4");
  notes.mark("2F", "9");
  notes.heed({ event: "handed", giver: 1, origin: "B", owner: 2, place: "A", wire: "unknown" });
  notes.heed({ event: "handed", giver: 2, origin: "D", owner: 1, place: "F", wire: "unknown" });
  expect([notes.of("1B"), notes.of("1C"), notes.of("2F")]).toEqual([["4"], [], ["9"]]);
});

test("what happens elsewhere leaves the notes alone", () => {
  const notes = begun();
  notes.mark("1H", "8");
  notes.heed({ event: "cut", seat: 0, own: "A", owner: 1, place: "A", value: "8", wires: [] });
  expect(notes.of("1H")).toEqual(["8"]);
});
