/** The flask on a keyboard. Fields keep their keys, and buttons their Enter and space. */
import type { Vec } from "./caps";
import { level } from "./caps";
import { fingers } from "./fingers";

const ARROWS: Readonly<Record<string, Vec>> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** All arrows that are held, together. */
export function wayOf(held: Iterable<string>): Vec {
  const way = level();
  for (const key of held) {
    way.x += ARROWS[key]?.x ?? 0;
    way.y += ARROWS[key]?.y ?? 0;
  }
  return way;
}

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

export function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, dialog, [role=radio]")) return true;
  return (key === "Enter" || key === " ") && target.closest("a, button, summary") !== null;
}

interface Acts {
  /** Is there sand, and a flask of mine to be mixed? */
  mixes(): boolean;
  stop(): void;
  /** By its number, or whichever lies outside. */
  putBack(cube: number | null): void;
}

/** Before the table hears them: while sand runs, Enter stops and nothing else. */
export function listenHand({ mixes, stop, putBack }: Acts): () => void {
  const held = new Set<string>();

  function press(event: KeyboardEvent): void {
    const { key, metaKey, ctrlKey, altKey, repeat } = event;
    if (!mixes() || metaKey || ctrlKey || altKey || isTaken(event)) return;
    if (isArrow(key)) {
      held.add(key);
      fingers.keys.towards(wayOf(held));
    } else if (key === " ") {
      if (!repeat) fingers.tap();
    } else if (key === "Enter") {
      if (!repeat) stop();
    } else if (key >= "1" && key <= "6" && key.length === 1) putBack(Number(key) - 1);
    else if (key === "b" || key === "B") putBack(null);
    else return;
    event.preventDefault();
  }

  function release({ key }: KeyboardEvent): void {
    if (held.delete(key)) fingers.keys.towards(wayOf(held));
  }

  function letGo(): void {
    held.clear();
    fingers.keys.towards(level());
  }

  addEventListener("keydown", press, { capture: true });
  addEventListener("keyup", release);
  addEventListener("blur", letGo);
  return () => {
    removeEventListener("keydown", press, { capture: true });
    removeEventListener("keyup", release);
    removeEventListener("blur", letGo);
    letGo();
  };
}
