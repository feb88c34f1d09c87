import { expect, test } from "vitest";
import { mat } from "../../../tests/mat";
import { isWanted, marksOf } from "./strip";
import type { PropsView } from "./types";

const laid = (props: PropsView) => mat("1 2 | 3 4", { props });
const signs = (props: PropsView, number: number) =>
  marksOf(laid(props), number).map(({ sign }) => sign);

test("of the numbers in a row the one beside the Sequence card is wanted, the others are locked", () => {
  const row = { cards: [10, 6, 11], need: 2, end: "left" as const };
  expect(isWanted(laid({ row }), 10)).toBe(true);
  expect([10, 6, 11, 3].map((number) => signs({ row }, number))).toEqual([
    [],
    ["lock"],
    ["lock"],
    [],
  ]);
  expect(isWanted(laid({ row: { ...row, end: "right" } }), 11)).toBe(true);
});

test("a number bears its constraint, or who has its card while that lies open", () => {
  const paired = [{ number: 4, constraint: "K" as const }];
  expect(marksOf(laid({ paired }), 4)).toMatchObject([{ sign: "constraint", text: "K" }]);
  const number_hands = [[{ number: 4, open: false }], [{ number: 5, open: true }]];
  expect(marksOf(laid({ number_hands }), 5)).toMatchObject([{ sign: "owner", seat: 1 }]);
  expect(signs({ number_hands }, 4)).toEqual([]);
});
