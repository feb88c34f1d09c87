import { expect, test } from "vitest";
import { flightFrom, ringsOf, type Sky } from "./flights";
import type { ColourName, DiscView } from "./types";

/** A row of discs, west to east, as a loop: each with its red rocket to the east, the sun marked S, hidden ones ?. */
function row(text: string, west: ColourName[] = ["red"]): Sky {
  const words = text.split(" ");
  const discs = words.map((word, place): DiscView => {
    const planet = Number.parseInt(word) || 0;
    const next = [
      place,
      (place + 1) % words.length,
      place,
      (place + words.length - 1) % words.length,
    ];
    return {
      place,
      row: 0,
      column: place,
      next,
      up: !word.startsWith("?"),
      planet,
      turned: 0,
      rockets: planet ? [null, { colour: "red", number: 1 }, null, null] : [],
      stop: word.endsWith("!"),
      pawns: [],
    };
  });
  return { discs, sun: words.indexOf("S"), sun_sides: [[], [], [], west] };
}

function told(sky: Sky, from = 0): string {
  const flight = flightFrom(sky, from, "red");
  return `${flight?.steps.map((step) => step.to).join(" ")} ${flight?.end}`.trim();
}

test("a flight follows its colour onto an open side of the sun", () => {
  expect(told(row("1 2 S"))).toBe("1 2 sun");
});

test("it ends before a side that does not show its colour", () => {
  expect(told(row("1 2 S", ["blue"]))).toBe("1 closed");
  expect(told(row("1 S", ["blue"]))).toBe("closed");
});

test("it ends on a hidden disc, and on one that was turned up in this round", () => {
  expect(told(row("1 2 ? 3 S"))).toBe("1 2 rose");
  expect(told(row("1 2! 3 S"))).toBe("1 stop");
});

test("it may not come where it has been, its own disc included", () => {
  expect(told(row("1 2 3"))).toBe("1 2 again");
});

test("alone in its line, a rocket stays", () => {
  expect(told(row("1"))).toBe("alone");
});

test("from a hidden disc nobody knows a flight", () => {
  expect(flightFrom(row("? 2 S"), 0, "red")).toBeNull();
});

test("where two flights come by, the one looked at gives its ring", () => {
  const red = flightFrom(row("1 2 S"), 0, "red");
  if (!red) throw new Error("no flight");

  const rings = ringsOf([red, { ...red, colour: "blue" }], "blue");

  expect([...rings.values()]).toEqual(["blue", "blue"]);
});
