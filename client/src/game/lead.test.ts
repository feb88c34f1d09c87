import { expect, test } from "vitest";
import { leadOf } from "./lead";

test.each([
  ["Your turn: you rolled 5.", "Your turn:"],
  ["Take a spell from a pile: you have one point.", "Take a spell from a pile:"],
  [
    "Nimm einen Zauber von einem Stapel: Du hast einen Punkt.",
    "Nimm einen Zauber von einem Stapel:",
  ],
  ["Prends un sort sur une pile\u00a0: tu as un point.", "Prends un sort sur une pile\u00a0:"],
  ["Prendi un incantesimo da un mazzetto: hai un punto.", "Prendi un incantesimo da un mazzetto:"],
  [
    "Nenne die gelben Drähte, auch die von dir: noch einen.",
    "Nenne die gelben Drähte, auch die von dir:",
  ],
])("%s", (prompt, lead) => {
  expect(leadOf(prompt)).toBe(lead);
});

test("a sentence of its own has none", () => {
  expect(leadOf("You named 7. Point at a wire: any of them.")).toBe("");
  expect(leadOf("Bo is choosing.")).toBe("");
});
