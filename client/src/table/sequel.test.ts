import { expect, test } from "vitest";
import type { TableView } from "../protocol.gen";
import { sequelOf } from "./sequel";

const over = (next: Record<string, string>) =>
  ({ options: { mission: "4", captain: "0" }, next }) as unknown as TableView;

test("after a win the next step comes", () => {
  expect(sequelOf(over({ mission: "5", captain: "1" }), "mission")).toBe("5");
});

test("after a loss it is the same again, whoever begins", () => {
  expect(sequelOf(over({ mission: "4", captain: "1" }), "mission")).toBeNull();
});

test("a game that is not played through knows no next step", () => {
  expect(sequelOf(over({ mission: "5" }), "")).toBeNull();
  expect(sequelOf(null, "mission")).toBeNull();
});
