import { expect, test } from "vitest";
import type { Offer } from "../face";
import type { Picture } from "./picture";
import { previewOf } from "./preview";
import type { Happening } from "./types.gen";

const picture: Picture = {
  length: 4,
  path: [
    { place: 1, tile: "-1", slot: 1 },
    { place: 3, tile: "V", slot: 3 },
    { place: 4, tile: "L", slot: 4 },
  ],
  pieces: [
    { id: "a", kind: "pawn", seat: 0, at: 1 },
    { id: "b", kind: "pawn", seat: 1, at: 3 },
    { id: "c", kind: "pawn", seat: 1, at: 3 },
    { id: "f", kind: "flixxy", seat: -1, at: 4 },
  ],
  tokens: [4],
};

function picked(...foreseen: Happening[]): Offer<Happening> {
  return { move: "some", kind: "some", facts: {}, foreseen };
}

test("a walk leaps over gaps and shows who takes the tile it leaves", () => {
  const { ways, flags } = previewOf(
    picture,
    picked(
      { event: "pawn-walked", seat: 0, from: 1, to: 4 },
      { event: "took", seat: 0, tile: "-1", place: 1 },
    ),
  );

  expect(ways.map((way) => way.steps)).toEqual([[3, 4]]);
  expect(flags).toEqual([{ at: 1, what: "-1", to: 0 }]);
});

test("Flixxy goes round by way of the finish and the start", () => {
  const { ways, flags } = previewOf(
    picture,
    picked(
      { event: "flixxy-flew", seat: 0, from: 4, to: 1 },
      { event: "won-token", seat: 0, points: 4 },
    ),
  );

  expect(ways[0]?.steps).toEqual(["finish", "start", 1]);
  expect(flags).toEqual([{ at: "finish", what: 4, to: 0 }]);
});

test("a push moves each of two alike once", () => {
  const push: Happening = { event: "pawn-pushed", seat: 0, owner: 1, from: 3, to: "finish" };
  const { ways } = previewOf(picture, picked(push, push));

  expect(ways.map((way) => way.piece.id)).toEqual(["b", "c"]);
});

test("a Verflixxt tile shows to whom the top tile goes", () => {
  const { flags } = previewOf(
    picture,
    picked(
      { event: "pawn-walked", seat: 1, from: 3, to: 4 },
      { event: "gave", seat: 1, receiver: 0, tile: "-7" },
    ),
  );

  expect(flags).toEqual([{ at: 3, what: "-7", to: 0 }]);
});

test("a step back is one step", () => {
  const { ways } = previewOf(picture, picked({ event: "pawn-walked", seat: 1, from: 3, to: 1 }));

  expect(ways[0]?.steps).toEqual([1]);
});
