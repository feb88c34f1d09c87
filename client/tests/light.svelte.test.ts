/** Whose turn it is: a board lights up whom it is told, and asks nobody else. The table tells what is shown (live.test.ts). */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Client } from "../src/client";
import type { AnyFace } from "../src/games/face";
import { partnersOf } from "../src/game/partners";
import told from "./tables.json";

const faces = import.meta.glob<AnyFace>("../src/games/*/index.ts", { import: "face", eager: true });
/** Where seats lie on the board itself; round the others the page draws the ring. */
const OWN = ["bombbusters", "elixir"];

let drawn: ReturnType<typeof mount> | null = null;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(640);
});
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
  vi.restoreAllMocks();
});

/** The seats that are lit. */
function lit(): number[] {
  const seats = [...document.querySelectorAll(".awaited")].map((each) => {
    const owned = each.closest<HTMLElement>("[data-seat], [data-stand]");
    return parseInt(owned?.dataset["seat"] ?? owned?.dataset["stand"] ?? "");
  });
  return [...new Set(seats)];
}

test.each(Object.entries(told))("on a board of %s", (game, { tables }) => {
  const face = faces[`../src/games/${game}/index.ts`];
  const [table] = tables;
  if (!face || !table) throw new Error(`${game} has no face`);
  const props = $state({
    view: table.view,
    seats: partnersOf(table.seats, null),
    me: 0,
    offers: [],
    picked: null,
    awaited: [] as number[],
    due: null,
    time: null,
    onpick: vi.fn(),
    onwhy: vi.fn(),
    say: (key: string) => key,
  });
  const context = new Client().context;
  drawn = mount(face.Board as unknown as Component, { target: document.body, props, context });
  flushSync();
  expect(lit()).toEqual([]);
  for (const seat of [1, 2, 0].filter((each) => each < table.seats)) {
    props.awaited = [seat];
    flushSync();
    // Elixir's own light, a lamp, is on whoever's turn is shown.
    const active = (table.view as { active?: number }).active;
    expect(lit()).toEqual(OWN.includes(game) && seat !== active ? [seat] : []);
  }
});
