import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { seatAt } from "../../../tests/board.svelte";
import type { Offer } from "../face";
import Board from "./Board.svelte";
import type { PlaceView, VerflixxtView } from "./types.gen";

const NOBODY = { pawns: [], guards: 0, flixxy: false };

function view(...path: PlaceView[]): VerflixxtView {
  return {
    phase: "advance",
    turn: 0,
    number: 1,
    die: "",
    length: 28,
    path,
    seats: [],
    tokens: [],
    worm_pile: 0,
    worms_under: [],
    discarded: [],
    barred: [],
  };
}

const AT_START = view(
  { ...NOBODY, place: "start", tile: null, pawns: [0] },
  { ...NOBODY, place: 14, tile: "-3", guards: 1 },
  { ...NOBODY, place: "finish", tile: null },
);
const AT_HOME = view(
  { ...NOBODY, place: "start", tile: null },
  { ...NOBODY, place: "finish", tile: null, pawns: [0], guards: 1 },
);
const WALK: Offer = {
  move: "pawn:0",
  kind: "pawn",
  facts: { place: "start" },
  foreseen: [{ event: "pawn-walked", seat: 0, from: "start", to: 14 }],
};

const seated = seatAt({
  Board,
  width: 344,
  height: 340,
  told: { view: AT_START, offers: [WALK] },
});

function piece(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-piece="${id}"]`);
  if (!found) throw new Error(`${id} is not on the board`);
  return found;
}

function tap(id: string): void {
  const { left, top } = piece(id).style;
  const finger = { clientX: parseFloat(left), clientY: parseFloat(top) - 10 };
  document.querySelector(".board")?.dispatchEvent(new MouseEvent("click", finger));
}

test("what may move glows, and a tap picks its move", () => {
  expect(piece("pawn0.1").classList).toContain("can");

  tap("pawn0.1");

  expect(seated.props.onpick).toHaveBeenCalledWith("pawn:0");
});

test("a tap on what may not move asks why", () => {
  expect(piece("guard.1").classList).not.toContain("can");

  tap("guard.1");

  expect(seated.props.onwhy).toHaveBeenCalledWith("guard:14");
});

test("a picked move shows its steps and where it ends", () => {
  seated.props.picked = "pawn:0";
  flushSync();

  expect(document.querySelector(".step.last")?.textContent).toBe("1");
  expect(document.querySelector(".ghost.pawn")).not.toBeNull();
});

test("an event played at once moves the piece, and the next one starts from there", async () => {
  const start = piece("pawn0.1").style.left;

  await seated.board.play({ event: "pawn-walked", seat: 0, from: "start", to: 14 }, 0);
  const landed = piece("pawn0.1").style.left;
  await seated.board.play({ event: "pawn-walked", seat: 0, from: 14, to: "finish" }, 0);

  expect(landed).not.toBe(start);
  expect(piece("pawn0.1").style.left).not.toBe(landed);
});

test("a view that comes without events is laid down as it is", () => {
  seated.props.view = AT_HOME;
  flushSync();

  expect(document.querySelector('[data-tile="14"]')).toBeNull();
  expect(piece("pawn0.1").style.top).toBe(piece("guard.1").style.top);
});

test("the board is nothing for a screen reader, and nothing on it takes the focus", () => {
  const shown = document.querySelector(".board");

  expect(shown?.getAttribute("aria-hidden")).toBe("true");
  expect(shown?.querySelectorAll("a, button, [tabindex]")).toHaveLength(0);
});
