import { expect, test } from "vitest";
import type { Facts, Offer } from "../face";
import type { Spot } from "./crowd";
import type { Picture, Piece } from "./picture";
import { offersFor, pieceAt, plainMove } from "./touch";

const mine: Piece = { id: "mine", kind: "pawn", seat: 0, at: "start" };
const other: Piece = { id: "other", kind: "pawn", seat: 1, at: 1 };
const guard: Piece = { id: "guard", kind: "guard", seat: -1, at: 1 };
const picture: Picture = {
  length: 2,
  path: [
    { place: 1, tile: "-1", slot: 1 },
    { place: 2, tile: "L", slot: 2 },
  ],
  pieces: [mine, other, guard],
  tokens: [],
};

function offer(move: string, facts: Facts): Offer {
  return { move, kind: move.split(":")[0] ?? "", facts, foreseen: [] };
}

const offers = [
  offer("push:1", { place: 1 }),
  offer("swap:0>pawn1", { place: "start", way: "ahead", piece: "pawn", owner: 1 }),
  offer("pawn:0", { place: "start" }),
  offer("guard:1", { place: 1 }),
];

test("a tap on my pawn is its walk before any worm token", () => {
  const moves = offersFor(mine, picture, offers, 0).map((one) => one.move);

  expect(moves).toEqual(["pawn:0", "swap:0>pawn1"]);
});

test("a neighbour's pawn can be swapped with, or pushed", () => {
  const moves = offersFor(other, picture, offers, 0).map((one) => one.move);

  expect(moves).toEqual(["swap:0>pawn1", "push:1"]);
});

test("nothing of it is mine when I only watch", () => {
  const moves = offersFor(mine, picture, offers, null).map((one) => one.move);

  expect(moves).toEqual([]);
});

test("a piece that may not move still says which move was meant", () => {
  expect(plainMove(mine)).toBe("pawn:0");
  expect(plainMove(guard)).toBe("guard:1");
  expect(plainMove({ ...mine, at: "finish" })).toBeNull();
});

test("a finger a little beside a glowing piece means that one", () => {
  const spot = (x: number): Spot => ({ x, y: 100, scale: 1, depth: 100, count: 0 });
  const spots = new Map([
    ["mine", spot(100)],
    ["other", spot(126)],
  ]);
  const finger = { x: 116, y: 82 };

  expect(pieceAt(finger, [mine, other], spots, 36, (piece) => piece === mine)).toBe(mine);
  expect(pieceAt(finger, [mine, other], spots, 36, () => false)).toBe(other);
  expect(pieceAt({ x: 300, y: 82 }, [mine, other], spots, 36, () => true)).toBeNull();
});
