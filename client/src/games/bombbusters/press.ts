/** Held for a moment, or asked for with the second button or the N key: a note is wanted. */
import { hold } from "../../parts/hold";

const MOMENT = 480; // milliseconds
const STILL = 10; // pixels a finger may stray

export function press(onhold: () => void): (node: Element) => () => void {
  return (node) => {
    let end = () => {};
    let held = false;
    let from = { x: 0, y: 0 };

    const open = () => {
      end();
      held = true;
      onhold();
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerdown(event) {
        const { clientX, clientY, pointerType } = event as PointerEvent;
        held = false;
        from = { x: clientX, y: clientY };
        if (pointerType !== "mouse") end = hold(MOMENT, open);
      },
      pointermove(event) {
        const { clientX, clientY } = event as PointerEvent;
        if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) end();
      },
      pointerup: () => end(),
      pointercancel: () => end(),
      contextmenu(event) {
        event.preventDefault();
        if (!held) open();
      },
      keydown(event) {
        if ((event as KeyboardEvent).key.toLowerCase() === "n") open();
      },
    };
    // The tap that ends a long one is no tap.
    const swallow = (event: Event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
    node.addEventListener("click", swallow, { capture: true });
    return () => {
      end();
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener);
      node.removeEventListener("click", swallow, { capture: true });
    };
  };
}
