/** Curses on the eyes: what the victim's own screen does to its table and cards. */
import type { Attachment } from "svelte/attachments";
import type { ElixirView } from "./types";

export interface Plagues {
  /** Left is right. */
  mirrored: boolean;
  /** Own cards stand on their heads, in no order. */
  upside: boolean;
  /** Own cards show their pictures alone, until looked at for a while. */
  foggy: boolean;
}

/** Milliseconds that a foggy card must be looked at. */
export const CLEARING = 1000;

/** What plagues a seat's eyes now; a steady view is spared. */
export function plaguesOf(view: ElixirView, me: number | null): Plagues {
  const on = (effect: string) =>
    me !== null &&
    view.effects.some((each) => each.effect === effect && each.victim === me && !each.steady);
  return {
    mirrored: on("mirrored-view"),
    upside: on("upside-down"),
    foggy: on("fogged-view"),
  };
}

/** In an order that changes with every change of the hand, and stays until then. */
export function shuffled<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seed = items.map(keyOf).sort().join(" ");
  return items
    .map((item, at) => ({ item, rank: scatter(`${seed}|${keyOf(item)}|${at}`) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** A number that looks like chance but is always the same for the same text. */
function scatter(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The fog before a card lifts once it has been held, or had the focus, for a second. */
export function clears(onclear?: (clear: boolean) => void): Attachment<HTMLElement> {
  return (node) => {
    let waiting = 0;
    const begin = () => {
      clearTimeout(waiting);
      waiting = window.setTimeout(() => turn(true), CLEARING);
    };
    const end = () => {
      clearTimeout(waiting);
      turn(false);
    };
    function turn(clear: boolean): void {
      node.toggleAttribute("data-clear", clear);
      onclear?.(clear);
    }
    const starts = ["pointerdown", "pointerenter", "focus"];
    const stops = ["pointerleave", "pointercancel", "blur"];
    for (const name of starts) node.addEventListener(name, begin);
    for (const name of stops) node.addEventListener(name, end);
    return () => {
      clearTimeout(waiting);
      for (const name of starts) node.removeEventListener(name, begin);
      for (const name of stops) node.removeEventListener(name, end);
    };
  };
}
