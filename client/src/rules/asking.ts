/**
 * "What is that?": a pointer that rests, a long touch, or the focus on something that knows
 * (`games/about.ts`). Nothing is asked of what is drawn but to say what it is, so it does not matter
 * who hears the taps.
 */
import { ASKING } from "../games/about";
import type { Facts } from "../games/face";
import { hold } from "../parts/hold";

const REST = 650; // milliseconds that a pointer or the focus stays
const HOLD = 480; // and a finger
const STRAY = 10; // pixels a finger may move meanwhile
/** What lies over the board: under it nothing is meant. */
const COVER = ".sheet, [popover]";

export interface Asked {
  key: string;
  facts: Facts;
  box: DOMRect;
  /** By keyboard: then the answer takes the focus. */
  keyed: boolean;
}

interface Point {
  x: number;
  y: number;
}

/** What is drawn at this point: of several, the smallest is meant. */
export function drawnAt({ x, y }: Point): Element | null {
  document.dispatchEvent(new Event(ASKING));
  const cover = document.elementFromPoint(x, y)?.closest(COVER) ?? null;
  let found: Element | null = null;
  let least = Infinity;
  for (const each of document.querySelectorAll("[data-about]")) {
    const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) continue;
    if (width * height > least || (cover && !cover.contains(each))) continue;
    found = each;
    least = width * height;
  }
  return found;
}

/** What the focus is on: the thing itself, what it holds, or what is drawn under a bare button. */
function drawnUnder(focused: Element): Element | null {
  if (focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  return (
    focused.closest("[data-about]") ??
    focused.querySelector("[data-about]") ??
    (focused.matches("button") ? drawnAt({ x: left + width / 2, y: top + height / 2 }) : null)
  );
}

export function askedOf(drawn: Element | null, keyed = false): Asked | null {
  const key = drawn?.getAttribute("data-about");
  if (!drawn || !key) return null;
  const facts = JSON.parse(drawn.getAttribute("data-facts") ?? "{}") as Facts;
  return { key, facts, box: drawn.getBoundingClientRect(), keyed };
}

/** What the focus is on, for the ? key. */
export function focused(): Asked | null {
  return document.activeElement ? askedOf(drawnUnder(document.activeElement), true) : null;
}

/** Everything that is drawn now, each kind once. */
export function everything(root: ParentNode): Asked[] {
  const all = new Map<string, Asked>();
  for (const drawn of root.querySelectorAll("[data-about]")) {
    const asked = askedOf(drawn);
    if (asked) all.set(`${asked.key} ${JSON.stringify(asked.facts)}`, asked);
  }
  return [...all.values()];
}

export interface Asking {
  /** Ask this, by the ? key; null: no more. */
  ask(asked: Asked | null): void;
  stop(): void;
}

/** Hear what is asked; null: no more. */
export function listenAsking(onask: (asked: Asked | null) => void): Asking {
  let end = () => {};
  let from: Point | null = null;
  let shown: Asked | null = null;
  /** The tap that ends a long touch is none. */
  let spent = false;

  const ask = (asked: Asked | null) => {
    if (!asked && !shown) return;
    shown = asked;
    onask(asked);
  };
  const wait = (moment: number, find: () => Asked | null) => {
    end();
    end = hold(moment, () => ask(find()));
  };
  const isAnswer = (target: EventTarget | null) =>
    target instanceof Element && target.closest(".explanation") !== null;

  const heard: { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void } = {
    pointermove({ pointerType, buttons, clientX: x, clientY: y, target }) {
      if (pointerType !== "mouse") {
        if (from && Math.hypot(x - from.x, y - from.y) > STRAY) end();
        return;
      }
      if (isAnswer(target)) return end();
      if (shown && !shown.keyed && !holds(shown.box, { x, y })) ask(null);
      if (buttons === 0 && !shown) wait(REST, () => askedOf(drawnAt({ x, y })));
      else end();
    },
    pointerdown({ pointerType, clientX: x, clientY: y, target }) {
      end();
      spent = false;
      if (isAnswer(target)) return;
      ask(null);
      from = { x, y };
      if (pointerType === "mouse") return;
      if (target instanceof Element && target.closest("[data-holds], input, textarea")) return;
      end = hold(HOLD, () => {
        const asked = askedOf(drawnAt({ x, y }));
        spent = asked !== null;
        ask(asked);
      });
    },
    pointerup: () => end(),
    pointercancel: () => end(),
    contextmenu(event) {
      if (spent) event.preventDefault();
    },
    click(event) {
      if (!spent) return;
      spent = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    focusin({ target }) {
      // Where a long touch ends, a browser may put the focus.
      if (spent || !(target instanceof Element) || isAnswer(target)) return;
      ask(null);
      if (target.matches(":focus-visible")) wait(REST, () => askedOf(drawnUnder(target)));
    },
    scroll: () => ask(null),
    keydown(event) {
      end();
      if (event.key !== "Escape" || !shown) return;
      // Whoever is in the answer leaves it; nothing else is put away by it.
      if (shown.keyed) {
        event.preventDefault();
        event.stopPropagation();
      }
      ask(null);
    },
  };
  const all = Object.entries(heard) as [string, EventListener][];
  for (const [name, listener] of all) addEventListener(name, listener, { capture: true });
  const stop = () => {
    end();
    for (const [name, listener] of all) removeEventListener(name, listener, { capture: true });
  };
  return { ask, stop };
}

const holds = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left - STRAY && x <= right + STRAY && y >= top - STRAY && y <= bottom + STRAY;
