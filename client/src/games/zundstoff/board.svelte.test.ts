import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { seatAt } from "../../../tests/board.svelte";
import { SKY } from "../../../tests/sky";
import type { Offer } from "../face";
import Board from "./Board.svelte";

const offer = (move: string): Offer => ({
  move,
  kind: move.split(":")[0] ?? "",
  facts: { quarters: Number(move.split("+")[1] ?? 0) },
  foreseen: [],
});

const seated = seatAt({
  Board,
  width: 808,
  height: 500,
  told: { view: SKY, offers: [offer("card:sun"), offer("card:red2")] },
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not on the board`);
  return found;
}

function tap(selector: string): void {
  find(selector).click();
  flushSync();
}

const shown = () => document.querySelectorAll(".flight .line").length;

/** Where the red rocket of a place points: 0 is north. */
function red(place: number): string | null {
  const rocket = document.querySelector(`[data-disc="${place}"] [href="#zb-rocket-red"]`);
  return rocket?.parentElement?.getAttribute("transform")?.match(/rotate\((\d+)\)/)?.[1] ?? null;
}

test("while cards are chosen the own three flights are drawn and told", () => {
  expect(shown()).toBe(3);
  expect(document.querySelectorAll(".note li")).toHaveLength(3);
});

test("a tap on the pawn hides its flights, another shows them again", () => {
  tap("[data-hit-pawn]");
  expect(shown()).toBe(0);

  tap("[data-hit-pawn]");
  expect(shown()).toBe(3);
});

test("a tap on an open disc shows the flights from there", () => {
  tap('[data-hit="1"]');

  expect(find(".note").getAttribute("aria-label")).toBe("flight-head-disc");
  expect(seated.props.onpick).not.toHaveBeenCalled();
});

test("a picked colour is looked at alone, a picked sun-turn shows the sun turned", () => {
  seated.props.picked = "card:red2";
  flushSync();
  expect(document.querySelectorAll(".flight.blue.faint").length).toBeGreaterThan(0);
  expect(document.querySelectorAll(".flight.red.faint")).toHaveLength(0);

  seated.props.picked = "card:sun";
  flushSync();
  expect(find("[data-sun] .thought")).toBeTruthy();
});

test("in thought discs and sun are turned, and nothing is sent", () => {
  const before = red(1);
  tap(".thinks");
  tap('[data-hit="1"]');
  expect(red(1)).not.toBe(before);
  expect(find('[data-disc="1"] .thought')).toBeTruthy();

  tap(".thinks[aria-pressed=true]");
  expect(red(1)).toBe(before);
  expect(seated.props.onpick).not.toHaveBeenCalled();
  expect(seated.props.onwhy).not.toHaveBeenCalled();
});

test("a disc that may be turned glows and offers its quarters", () => {
  seated.props.view = { ...SKY, phase: "turn" };
  seated.props.offers = ["turn:8+1", "turn:8+2", "turn:8+3"].map(offer);
  flushSync();
  expect(find('[data-disc="1"] .can')).toBeTruthy();

  tap('[data-hit="1"]');
  tap(".quarters button:nth-child(2)");

  expect(seated.props.onpick).toHaveBeenCalledWith("turn:8+2");
});

test("a tap on a disc that may not be turned asks why", () => {
  seated.props.view = { ...SKY, phase: "turn" };
  seated.props.offers = ["turn:8+1", "turn:8+2"].map(offer);
  flushSync();

  tap('[data-hit="0"]');

  expect(seated.props.onwhy).toHaveBeenCalledWith("turn:1+1");
});

test("a flyer stops where it taps, and sees its ghost there", () => {
  const [own] = SKY.seats;
  if (!own) throw new Error("nobody sits here");
  seated.props.view = { ...SKY, phase: "fly", seats: [{ ...own, flight: "blue" }] };
  seated.props.offers = [offer("fly:8"), offer("fly:rose")];
  flushSync();
  expect(find('[data-bead="8"]').classList).toContain("can");
  expect(find('[data-disc="2"] .can')).toBeTruthy();

  tap('[data-hit="1"]');
  expect(seated.props.onpick).toHaveBeenCalledWith("fly:8");

  seated.props.picked = "fly:8";
  flushSync();
  expect(find(".pawn.ghost")).toBeTruthy();
});

test("landing on the sun for nothing is warned of", () => {
  const [own] = SKY.seats;
  if (!own) throw new Error("nobody sits here");
  const discs = SKY.discs.map((disc) =>
    disc.place === 2 ? { ...disc, next: [2, 3, 2, 1] } : disc,
  );
  const west = {
    ...SKY,
    discs: discs.map((d) => (d.place === 0 ? { ...d, next: [0, 3, 0, 3] } : d)),
  };
  seated.props.view = {
    ...west,
    phase: "fly",
    seats: [{ ...own, flight: "blue", chips: ["blue"] }],
  };
  seated.props.offers = [offer("fly:sun")];
  seated.props.picked = "fly:sun";
  flushSync();

  expect(find(".note .vain").textContent).toContain("flight-sun");
  expect(find(".space .warning")).toBeTruthy();
});

test("events played at once change the sky, and the next one starts from there", async () => {
  await seated.board.play(
    { event: "planet-turned", seat: 0, planet: 8, place: 1, quarters: 1, own: "no" },
    0,
  );
  await seated.board.play(
    { event: "turned-up", seat: 0, place: 2, planet: 9, turned: 0, rockets: [] },
    0,
  );
  flushSync();

  expect(red(1)).toBe("90");
  expect(find('[data-bead="9"]')).toBeTruthy();
  expect(find('[data-disc="2"] .stop')).toBeTruthy();
});

test("arrow keys go from disc to disc along the loops", () => {
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  find('[data-hit="0"]').focus();

  press("ArrowRight");
  expect(document.activeElement?.getAttribute("data-hit")).toBe("1");

  press("ArrowLeft");
  press("ArrowLeft");
  expect(document.activeElement?.getAttribute("data-hit")).toBe("3");
});

test("what came of a round lies there until it is put away, and not on tape", async () => {
  const round = async () => {
    await seated.board.play({ event: "nobody-flies" }, 0);
    await seated.board.play({ event: "round-began", round: 3, seat: 0 }, 0);
    flushSync();
  };
  await round();
  expect(document.querySelector(".recap")).toBeNull();
  seated.props.stream = { listen: vi.fn(() => vi.fn()), send: vi.fn(), play: vi.fn() };
  flushSync();
  await round();
  expect(find(".recap").textContent).toContain("event-nobody-flies");
  tap(".recap button");
  expect(document.querySelector(".recap")).toBeNull();
});
