import { expect, it } from "vitest";
import { rowsOf } from "./squeeze";

const texts = (name: string, room: number, parts?: string) =>
  rowsOf(name, room, parts).map(({ text }) => text);

it("leaves a name alone that fits", () => {
  expect(rowsOf("Tithe", 5)).toEqual([{ text: "Tithe", squeeze: 1 }]);
});

it("parts a long name where its lines are shortest", () => {
  expect(texts("Cloak of Nobody", 5)).toEqual(["Cloak of", "Nobody"]);
  expect(texts("Looking-Glass Eyes", 6)).toEqual(["Looking-", "Glass Eyes"]);
});

it("parts a long word only where its language says so", () => {
  expect(texts("Basiliskenblinzler", 5)).toEqual(["Basiliskenblinzler"]);
  expect(texts("Basiliskenblinzler", 5, "Basilisken·blinzler")).toEqual([
    "Basilisken-",
    "blinzler",
  ]);
});

it("squeezes what still does not fit, but never beyond reading", () => {
  const [{ squeeze } = { squeeze: 0 }] = rowsOf("Weathercock", 5);
  expect(squeeze).toBeCloseTo(0.81, 2);
  expect(rowsOf("Basiliskenblinzler", 2)[0]?.squeeze).toBe(0.66);
});
