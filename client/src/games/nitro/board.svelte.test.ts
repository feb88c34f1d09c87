import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { seatAt } from "../../../tests/board.svelte";
import { flask, mixed, seatsOf, won } from "../../../tests/nitro";
import { drawnAt } from "../../rules/asking";
import Board from "./Board.svelte";
import { mixing } from "./mixing/mixing.svelte";

const seated = seatAt({ Board, width: 1112, height: 600, told: { view: mixed(), offers: [] } });
beforeEach(() => {
  seated.props.seats = seatsOf(4);
  flushSync();
});

function all(selector: string): Element[] {
  return [...document.querySelectorAll(selector)];
}

describe("the laboratory", () => {
  it("shows the others from my left, each with what is in the beak", () => {
    expect(all(".rival").map((each) => each.getAttribute("data-seat"))).toEqual(["1", "2", "3"]);
    const [tick, cross] = all('[data-seat="3"] [data-beak] use').filter((use) =>
      /tick|cross/.test(use.getAttribute("href") ?? ""),
    );
    expect(tick?.getAttribute("href")).toBe("#ng-tick");
    expect(cross?.getAttribute("href")).toBe("#ng-cross");
  });

  it("prints what is still wanted into the beak, the next one first", () => {
    expect(all(".slot").length).toBe(3);
    expect(all(".slot.next use")[0]?.getAttribute("href")).toBe("#ng-q-green");
  });

  it("says under the formula whose a card is and what stopping brings", () => {
    const ribbons = all(".ribbon em").map((each) => each.textContent);
    expect(ribbons.slice(0, 3)).toEqual(["Zunder", "ng-lab-card-yours", "ng-lab-card-next"]);
  });

  it("shows a watcher all flasks alike, and nothing to stop with", () => {
    seated.props.me = null;
    flushSync();
    expect(all(".flask").length).toBe(4);
    expect(all("[data-stop]")).toEqual([]);
  });

  it("shows how the last round was decided while cubes are loaded", () => {
    const beak = ["blue" as const];
    const decided = [{ seat: 3, number: 1, how: "stop" as const, tick: 744, beak, won: [] }];
    seated.props.view = mixed({ phase: "countdown", decided });
    flushSync();
    expect(document.querySelector(".slip")?.textContent).toContain("ng-lab-decided");
  });
});

describe("the stop cards", () => {
  it("glow for who may stop, and the lowest one left stops", () => {
    const stop = vi.spyOn(mixing, "stop").mockImplementation(() => undefined);
    document.querySelector<HTMLElement>('[data-stop="2"] button')?.click();
    expect(stop).toHaveBeenCalledOnce();
  });

  it("explain why no other can be taken", () => {
    document.querySelector<HTMLElement>('[data-stop="4"] button')?.click();
    flushSync();
    expect(document.querySelector(".bubble a")?.getAttribute("href")).toContain("rule-B5");
  });

  it("lie with who has them", () => {
    expect(document.querySelector('[data-stop="1"] [role="img"]')).not.toBeNull();
    expect(document.querySelector('[data-stop="1"] button')).toBeNull();
  });
});

describe("a cube that jumped out", () => {
  it("lies in the dish, and a tap puts it back", () => {
    const back = vi.spyOn(mixing, "putBack").mockImplementation(() => undefined);
    const cubes = flask(["blue"]).cubes.map((each) =>
      each.cube === "purple" ? { ...each, x: 130, y: 10, out: true } : each,
    );
    seated.props.view = mixed({
      flasks: [flask(["blue"], { cubes }), flask([])],
      seats: [won(0), won(0)],
    });
    flushSync();
    document.querySelector<HTMLElement>("[data-dish]")?.click();
    expect(back).toHaveBeenCalledWith("purple");
  });
});

it("moves a won card to its owner before the next view comes", async () => {
  await seated.board.play({ event: "won-card", seat: 1, card: "R6", place: 1 }, 0);
  flushSync();
  expect(all(".ribbon em")[1]?.textContent).toBe("Opa Karl");
  expect(document.querySelector('[data-seat="1"] [data-score]')?.textContent).toBe("21");
});

it("tells what a cube is where it is painted now, and no longer once it lies in the dish", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const { left, top, width, height } = (this as HTMLElement).style;
    return new DOMRect(...[left, top, width, height].map((each) => parseFloat(each) || 0));
  });
  // Within a flask of 600 pixels: purple has not moved from where it was laid.
  const unit = (600 - 16) / 122;
  const purple = { x: (58 - 9 * 4 + 8) * unit, y: (104 - 6 + 8) * unit };
  expect(drawnAt(purple)?.getAttribute("data-cube")).toBe("purple");
  const cubes = flask([]).cubes.map((each) =>
    each.cube === "purple" ? { ...each, x: 130, y: 10, out: true } : each,
  );
  seated.props.view = mixed({ flasks: [flask([], { cubes })], seats: [won(0)] });
  flushSync();
  expect(drawnAt(purple)?.getAttribute("data-cube")).not.toBe("purple");
});
