import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { seatAt } from "../board.svelte";
import Board from "./Board.svelte";
import type { BoardView, SeatView } from "./types.gen";

const EMPTY: SeatView = { kept: [], given: 0, empty: 4, points: 0 };
const VIEW: BoardView = {
  phase: "choose",
  turn: 0,
  drawn: 7,
  deck: 18,
  seats: [EMPTY, { ...EMPTY, kept: [0], empty: 3 }],
};
const KEEP = { move: "keep", kind: "keep", facts: {}, foreseen: [] };

const seated = seatAt({ Board, width: 344, height: 340, told: { view: VIEW, offers: [KEEP] } });

function tap(piece: string): void {
  const event = new MouseEvent("click", { bubbles: true });
  document.querySelector(`[data-piece="${piece}"]`)?.dispatchEvent(event);
}

test("one's own card shows its face, the others' their backs", () => {
  expect(document.querySelector('[data-piece="drawn"]')?.textContent).toBe("7");
  expect(document.querySelector('[data-piece="row-1"] .back')).not.toBeNull();
});

test("a touch keeps the card, or asks why it cannot be given", () => {
  seated.props.seats = [...seated.props.seats, { seat: 1, name: "Bo", badge: "B", bot: true }];
  flushSync();
  tap("row-0");
  expect(seated.props.onpick).toHaveBeenCalledWith("keep");
  tap("row-1");
  expect(seated.props.onwhy).toHaveBeenCalledWith("give");
});

test("whatever happens can be played", async () => {
  for (const event of ["drew", "kept", "gave", "ended"])
    await seated.board.play({ event, seat: 0, receiver: 1, card: 7 }, 0);
  seated.board.hurry();
});
