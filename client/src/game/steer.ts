/** The arrow keys among choices, as radio buttons have them: they look, Enter makes the move. */
import type { Offer } from "../games/face";

interface Wheel {
  offers: readonly Offer[];
  picked: string | null;
  onlook: (move: string) => void;
  onconfirm: () => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The choice that Tab comes to: the one picked, or the first. */
export function placeOf(offers: readonly Offer[], picked: string | null): number {
  return Math.max(
    0,
    offers.findIndex((offer) => offer.move === picked),
  );
}

/** Call with the keys of a radiogroup whose radio buttons stand in the order of the offers. */
export function steer(event: KeyboardEvent, { offers, picked, onlook, onconfirm }: Wheel): void {
  if (event.key === "Enter" && picked !== null) {
    event.preventDefault();
    onconfirm();
    return;
  }
  const step = STEPS[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  const at = placeOf(offers, picked);
  const next = (at + (picked === null ? 0 : step) + offers.length) % offers.length;
  const offer = offers[next];
  if (offer) onlook(offer.move);
  event.currentTarget.querySelectorAll<HTMLElement>("[role=radio]")[next]?.focus();
}
