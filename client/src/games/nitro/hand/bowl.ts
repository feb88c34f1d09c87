/** The tilt pad: a ball in a bowl, pushed by mouse or finger. It rolls back when let go. */
import type { Attachment } from "svelte/attachments";
import { beyond, type Vec } from "./caps";
import { fingers } from "./fingers";

/** The middle of the bowl, where nothing is tilted. */
const DEAD = 0.08;
/** Full tilt at this share of the bowl's radius: the rim need not be met. */
const FULL = 0.72;
/** A touch this short, in milliseconds, that stays within so many pixels, knocks. */
const SHORT = 160;
const STAYS = 8;

/** Where a finger is, in a unit circle with y up. */
export function tiltAt(dx: number, dy: number, radius: number): Vec {
  return beyond({ x: dx / (radius * FULL), y: -dy / (radius * FULL) }, DEAD);
}

export const bowl: Attachment<HTMLElement> = (node) => {
  let held: { id: number; x: number; y: number; since: number } | null = null;

  function tiltOf({ clientX, clientY }: PointerEvent): Vec {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return tiltAt(clientX - x, clientY - y, Math.min(box.width, box.height) / 2);
  }

  function take(event: PointerEvent): void {
    if (held || event.button !== 0) return;
    const { pointerId: id, clientX: x, clientY: y, timeStamp: since } = event;
    held = { id, x, y, since };
    node.setPointerCapture(id);
    fingers.pad.towards(tiltOf(event));
  }

  function tilt(event: PointerEvent): void {
    if (held?.id === event.pointerId) fingers.pad.towards(tiltOf(event));
  }

  function letGo(event: PointerEvent): void {
    if (held?.id !== event.pointerId) return;
    const { x, y, since } = held;
    held = null;
    fingers.pad.towards({ x: 0, y: 0 });
    const stays = Math.hypot(event.clientX - x, event.clientY - y) <= STAYS;
    if (event.type === "pointerup" && stays && event.timeStamp - since <= SHORT)
      fingers.tap(tiltOf(event));
  }

  node.addEventListener("pointerdown", take);
  node.addEventListener("pointermove", tilt);
  node.addEventListener("pointerup", letGo);
  node.addEventListener("pointercancel", letGo);
  return () => {
    node.removeEventListener("pointerdown", take);
    node.removeEventListener("pointermove", tilt);
    node.removeEventListener("pointerup", letGo);
    node.removeEventListener("pointercancel", letGo);
    fingers.pad.towards({ x: 0, y: 0 });
  };
};
