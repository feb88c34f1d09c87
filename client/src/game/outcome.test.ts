import { expect, test } from "vitest";
import { runsOf } from "./outcome";

test("signed numbers stand out from their sentence", () => {
  expect(runsOf("You take −7 from place 12, +3 stays.")).toEqual([
    { text: "You take ", tone: "" },
    { text: "−7", tone: "down" },
    { text: " from place 12, ", tone: "" },
    { text: "+3", tone: "up" },
    { text: " stays.", tone: "" },
  ]);
});

test("a sentence without any stays whole", () => {
  expect(runsOf("Nothing is taken.")).toEqual([{ text: "Nothing is taken.", tone: "" }]);
});
