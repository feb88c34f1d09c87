/** How a game wants things done: what its face says, or what is usual. */
import type { AnyFace, GameEvent, Layout, Notice, Offer } from "../games/face";
import { sound } from "../sound";

/** As text every game lies there alike. */
export function layoutOf(face: AnyFace | null, asText: boolean): Layout {
  return asText ? "round" : (face?.layout ?? "round");
}

export function noticeOf(face: AnyFace | null, event: GameEvent): Notice {
  return face?.notice?.(event) ?? {};
}

/** Make the sound of what happens now, unless it was heard already. */
export function hear(face: AnyFace | null, event: GameEvent): void {
  const { sound: name = null, heard = false } = noticeOf(face, event);
  if (!heard) sound(name, face?.sounds?.notes);
}

/** Is it made by one touch, without the big button? */
export function isLight(
  face: AnyFace | null,
  offer: Offer,
  view: unknown,
  asText: boolean,
): boolean {
  return layoutOf(face, asText) === "whole" || (face?.hold?.isLight?.(offer, view) ?? false);
}
