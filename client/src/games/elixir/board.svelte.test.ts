import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seatAt } from "../../../tests/board.svelte";
import { brew, effect, offers, seatsOf } from "../../../tests/elixir";
import Board from "./Board.svelte";
import { reading } from "./reading.svelte";

const seated = seatAt({ Board, width: 1112, height: 384, told: { view: brew(), offers: [] } });
beforeEach(() => {
  seated.props.seats = seatsOf(5);
  flushSync();
});
afterEach(() => reading.close());

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing there: ${selector}`);
  return found;
}

function tap(selector: string): void {
  find(selector).click();
  flushSync();
}

function offer(...moves: string[]): void {
  seated.props.offers = offers(...moves);
  flushSync();
}

describe("the shelves", () => {
  it("stand for all others, from my left", () => {
    const shelves = [...document.querySelectorAll(".kitchen [data-seat]")];
    expect(shelves.map((shelf) => shelf.getAttribute("data-seat"))).toEqual(["1", "2", "3", "4"]);
  });

  it("are chosen where a victim is named, else looked at", () => {
    tap('[data-seat="2"] .face');
    expect(reading.seat).toBe(2);
    offer("at:2", "at:3");
    tap('[data-seat="2"] .face');
    expect(seated.props.onpick).toHaveBeenCalledWith("at:2");
    expect(reading.seat).toBeNull();
    tap('[data-seat="4"] .face');
    expect(reading.seat).toBe(4);
  });

  it("have the curses hanging from them", () => {
    expect(find('[data-seat="4"] [data-sign="106"]').textContent.trim()).toBe("2");
    tap('[data-seat="4"] [data-sign="106"]');
    expect(reading.card).toBe("106");
  });

  it("offer their lasting spells to be copied", () => {
    offer("copy:302");
    tap('[data-cast="302"]');
    expect(seated.props.onpick).toHaveBeenCalledWith("copy:302");
  });
});

it("puts what is read above the whole page, and takes it away with the table", () => {
  tap('[data-seat="2"] .face');
  const sheet = find(".sheet");
  expect(sheet.closest(".board")).toBeNull();
  expect(sheet.textContent).toContain("Léa");
  tap(".sheet header button");
  expect(document.querySelector(".sheet")).toBeNull();
});

describe("the worktop", () => {
  it("shows what floats in the kettle, and what it does", () => {
    tap('[data-top="209"]');
    expect(reading.card).toBe("209");
  });

  it("lets a level be taken in the draft", () => {
    const picks = [[2], [1], [], [], []];
    seated.props.view = brew({ phase: "draft", stack: [], draft: { points: 9, picks } });
    offer("take:3");
    expect(find('[data-seat="1"] [data-points]').textContent).toContain("1");
    tap('[data-pile="3"]');
    expect(seated.props.onpick).toHaveBeenCalledWith("take:3");
  });
});

describe("Looking-Glass Eyes", () => {
  it("mirror the kitchen of their victim", () => {
    expect(find(".kitchen").classList).not.toContain("mirrored");
    seated.props.view = brew({ effects: [effect("103:2>0=3")] });
    flushSync();
    expect(find(".kitchen").classList).toContain("mirrored");
  });

  it("spare who needs a steady view", () => {
    seated.props.view = brew({ effects: [effect("103:2>0=3", { steady: true })] });
    flushSync();
    expect(find(".kitchen").classList).not.toContain("mirrored");
  });
});

it("shows an event at once where nothing is to move", async () => {
  await seated.board.play({ event: "drew", seat: 2, find: "unknown", why: "turn" }, 0);
  flushSync();
  expect(find('[data-seat="2"] [data-finds]').textContent).toContain("4");
});
