import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { flask, mixed, seatsOf, won } from "../../../tests/nitro";
import { Client } from "../../client";
import type { Facts } from "../face";
import { mixing } from "./mixing/mixing.svelte";
import Own from "./Own.svelte";
import { isGrabbing, isOff, mayStop } from "./touch";
import type { NitroView } from "./types";

// The tests' browser does not know it; over a plain line no phone tells how it is held.
vi.stubGlobal("isSecureContext", false);
const live = { stopped: null, beak: [], out: [], shaking: false, watch: () => vi.fn() };
let mounted: ReturnType<typeof mount> | null = null;
const said = (key: string, facts?: Facts) => [key, ...Object.values(facts ?? {})].join(" ");

function sit(view: NitroView): void {
  const props = { offers: [], onpick: vi.fn(), onwhy: vi.fn() };
  mixing.sit({ view, me: 0, ...props });
  const own = { view, seats: seatsOf(4), me: 0, picked: null, say: said, ...props };
  mounted = mount(Own, { target: document.body, props: own, context: new Client().context });
  flushSync();
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  mixing.leave();
  vi.restoreAllMocks();
});

test("the big button says which card it takes and what it wins", () => {
  const stop = vi.spyOn(mixing, "stop").mockImplementation(() => undefined);
  sit(mixed());
  const button = document.querySelector<HTMLElement>("[data-stop-button]");
  expect(button?.textContent).toContain("ng-lab-stop-brings 2 6");
  button?.click();
  expect(stop).toHaveBeenCalledOnce();
});

test("it counts when the finger comes down, and only once", () => {
  const stop = vi.spyOn(mixing, "stop").mockImplementation(() => undefined);
  sit(mixed());
  const button = document.querySelector<HTMLElement>("[data-stop-button]");
  button?.dispatchEvent(new PointerEvent("pointerdown", { button: 0, bubbles: true }));
  expect(stop).toHaveBeenCalledOnce();
  button?.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
  expect(stop).toHaveBeenCalledOnce();
});

test("it does not call where stopping wins nothing", () => {
  sit(mixed({ flasks: [flask([]), flask([])] }));
  expect(document.querySelector("[data-stop-button]")?.classList).not.toContain("calls");
});

test("it calls where stopping wins something, and in the grab", () => {
  sit(mixed());
  expect(document.querySelector("[data-stop-button]")?.classList).toContain("calls");
});

test("whoever has a stop card has nothing to press", () => {
  const flasks = [flask(["blue"], { stopped: 500, stop_card: 2 }), flask([])];
  sit(mixed({ flasks, seats: [won(0), won(0)] }));
  expect(document.querySelector("[data-stop-button]")).toBeNull();
  expect(document.body.textContent).toContain("ng-lab-hands-off 2");
});

test("one may stop while the sand runs, and in the calm game when it is offered", () => {
  const stop = { move: "stop", kind: "stop", facts: {}, foreseen: [] };
  expect(mayStop(mixed(), 0, live, [])).toBe(true);
  expect(mayStop(mixed({ calm: true }), 0, live, [])).toBe(false);
  expect(mayStop(mixed({ calm: true }), 0, live, [stop])).toBe(true);
  expect(mayStop(mixed({ phase: "load" }), 0, live, [])).toBe(false);
  expect(mayStop(mixed({ phase: "grab" }), 0, live, [])).toBe(true);
});

test("hands are off after a stop, and for all when the sand is through", () => {
  const stopped = [flask([], { stopped: 500 }), flask([])];
  const seen = [mixed(), mixed({ flasks: stopped }), mixed({ phase: "grab" })];
  expect(seen.map((view) => isOff(view, 0, live))).toEqual([false, true, true]);
});

test("the grab is cried until everybody has grabbed or was dealt a card", () => {
  const dealt = flask([], { stop_card: 1 });
  const grabs = (second: ReturnType<typeof flask>) =>
    isGrabbing(mixed({ phase: "grab", flasks: [dealt, second] }));
  const seen = [flask([]), flask([], { grabbed: 20 }), flask([], { stop_card: 2 })];
  expect(seen.map(grabs)).toEqual([true, false, false]);
});
