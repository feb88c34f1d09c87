/** The flask itself, dragged about. */
import type { Attachment } from "svelte/attachments";
import { fingers } from "./fingers";

/** Put on the bench while one's own flask is mixed: a finger seldom aims. Buttons keep their touch. */
export const grip =
  (unit: () => number): Attachment<HTMLElement> =>
  (bench) => {
    let from: { id: number; x: number; y: number; scale: number } | null = null;

    function take(event: PointerEvent): void {
      if (from || event.button !== 0 || isTaken(event.target)) return;
      const scale = unit();
      from = { id: event.pointerId, x: event.clientX, y: event.clientY, scale };
      bench.setPointerCapture(event.pointerId);
    }

    function drag({ pointerId, clientX, clientY }: PointerEvent): void {
      if (from?.id !== pointerId) return;
      const { x, y, scale } = from;
      fingers.tray.pull({ x: (clientX - x) / scale, y: (y - clientY) / scale });
    }

    function letGo({ pointerId }: PointerEvent): void {
      if (from?.id !== pointerId) return;
      from = null;
      fingers.tray.letGo();
    }

    const touch = bench.style.touchAction;
    bench.style.touchAction = "none"; // it is dragged, the page is not
    bench.addEventListener("pointerdown", take);
    bench.addEventListener("pointermove", drag);
    bench.addEventListener("pointerup", letGo);
    bench.addEventListener("pointercancel", letGo);
    return () => {
      bench.style.touchAction = touch;
      bench.removeEventListener("pointerdown", take);
      bench.removeEventListener("pointermove", drag);
      bench.removeEventListener("pointerup", letGo);
      bench.removeEventListener("pointercancel", letGo);
      fingers.tray.letGo();
    };
  };

function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, [role=button]") !== null;
}
