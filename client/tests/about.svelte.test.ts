/** Whatever is drawn on a table says what it is. tables.py has laid the tables. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Client } from "../src/client";
import { LANGUAGES } from "../src/facts.gen";
import type { AnyFace, SeatFace } from "../src/games/face";
import { partnersOf } from "../src/game/partners";
import { everything } from "../src/rules/asking";
import { Words } from "../src/words";
import { cataloguesOf } from "./catalogues";
import told from "./tables.json";

const faces = import.meta.glob<AnyFace>("../src/games/*/index.ts", { import: "face", eager: true });
/** The ground under everything, what only moves by, pads to steer with, signs beside their words. */
const ORNAMENT =
  ".slab, .room, .cutters, .trail, .pad, .sign, .badge, .note, button:not([data-about])";

const games = Object.entries(told);
let drawn: ReturnType<typeof mount>[] = [];
let table: HTMLElement;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(640);
  table = document.body.appendChild(document.createElement("main"));
  vi.stubGlobal("isSecureContext", false);
});
afterEach(async () => {
  await Promise.all(drawn.map((each) => unmount(each)));
  drawn = [];
  table.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The whole table as its first seat sees it. */
function lay(game: string, view: unknown, count: number): void {
  const face = faces[`../src/games/${game}/index.ts`];
  if (!face) throw new Error(`${game} has no face`);
  const seats: SeatFace[] = partnersOf(count, null);
  const given = { view, seats, me: 0, offers: [], picked: null, awaited: [], due: null };
  const props = { ...given, onpick: vi.fn(), onwhy: vi.fn(), say: (key: string) => key };
  const plates = seats.map(({ seat }) => ({ ...props, seat, mine: seat === 0, compact: false }));
  const parts: [unknown, object][] = [
    [face.Board, props],
    [face.Table, props],
    [face.Own, props],
    ...plates.map((plate): [unknown, object] => [face.Plate, plate]),
  ];
  for (const [part, its] of parts) {
    if (!part) continue;
    const context = new Client().context;
    drawn.push(mount(part as Component, { target: table, props: its, context }));
  }
  flushSync();
}

describe.each(games)("on a table of %s", (game, { pieces, tables }) => {
  test.each(tables.map((table, at) => [at, table] as const))(
    "nothing is drawn that does not say what it is (table %i)",
    (_, { view, seats }) => {
      lay(game, view, seats);

      const pictures = [...table.querySelectorAll("use")];
      const mute = pictures.filter((each) => !each.closest(`[data-about], ${ORNAMENT}`));
      expect([...new Set(mute.map((each) => each.getAttribute("href")))]).toEqual([]);
      expect(everything(table).length).toBeGreaterThan(3);
    },
  );

  test.each(LANGUAGES)("everything that says so can be told in %s", (language) => {
    const words = new Words(cataloguesOf(game, language));
    for (const { view, seats } of tables) lay(game, view, seats);

    for (const { key, facts } of everything(table)) {
      const rule = (pieces as Record<string, string>)[key];
      expect(rule, key).toBeDefined();
      const text = words.has(`about-${key}`)
        ? words.say(`about-${key}`, facts)
        : words.rule(rule ?? "");
      expect(text).not.toMatch(/^(about|rule)-|\{\$/);
      expect(words.cite(rule ?? "")).not.toMatch(/^rule-/);
    }
  });
});
