/** A card of one's own under the finger: tapped, held to read, or dragged onto kettle and seats. */
import type { Attachment } from "svelte/attachments";
import { hold } from "../../parts/hold";
import { selection, type Target } from "./selection.svelte";
import type { CardName } from "./types";

/** So far it moves, in pixels, before it is a drag. */
const FAR = 8;
/** So long it is held, in milliseconds, before it is read. */
const LONG = 550;

interface Grip {
  card: CardName;
  ondrop: (target: Target) => void;
  /** It was held: somebody wants to read it. */
  onhold: () => void;
}

/** What lies under a point of the page. */
function under(x: number, y: number): Target | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-kettle], [data-seat]");
  if (!found) return null;
  const seat = found.dataset["seat"];
  return seat === undefined ? "kettle" : Number(seat);
}

/** The finger may still scroll sideways: the button's `touch-action` sees to it. */
export function drags({ card, ondrop, onhold }: Grip): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let letGo = () => {};
    /** The click that ends a drag or a long look means nothing. */
    let spent = false;

    function begin(event: PointerEvent): void {
      if (event.button !== 0) return;
      cancel();
      from = { x: event.clientX, y: event.clientY };
      spent = false;
      letGo = hold(LONG, () => {
        cancel();
        spent = true;
        onhold();
      });
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", end);
      window.addEventListener("pointercancel", cancel);
    }

    function move({ clientX: x, clientY: y }: PointerEvent): void {
      if (!from) return;
      if (!selection.drag && Math.hypot(x - from.x, y - from.y) < FAR) return;
      letGo();
      selection.drag = { card, x, y };
      selection.over = under(x, y);
    }

    function end(): void {
      const { drag, over } = selection;
      cancel();
      if (!drag) return;
      spent = true;
      setTimeout(() => (spent = false)); // the click fell elsewhere
      if (over !== null) ondrop(over);
    }

    function cancel(): void {
      letGo();
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", cancel);
      from = null;
      selection.drag = null;
      selection.over = null;
    }

    function swallow(event: MouseEvent): void {
      if (!spent) return;
      spent = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    function menu(event: MouseEvent): void {
      event.preventDefault();
      cancel();
      onhold();
    }

    node.addEventListener("pointerdown", begin);
    node.addEventListener("click", swallow, { capture: true });
    node.addEventListener("contextmenu", menu);
    return () => {
      cancel();
      node.removeEventListener("pointerdown", begin);
      node.removeEventListener("click", swallow, { capture: true });
      node.removeEventListener("contextmenu", menu);
    };
  };
}
