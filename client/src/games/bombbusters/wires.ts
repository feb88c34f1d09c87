/** What a wire looks like from where one sits. */
import type { WireView } from "./types";

type WireKind = "blue" | "yellow" | "red" | "back";

export function kindOf({ wire: printed, value, open }: WireView): WireKind {
  if (printed === null && !open) return "back";
  if (printed?.endsWith(".1") || value === "yellow") return "yellow";
  return printed?.endsWith(".5") || value === "red" ? "red" : "blue";
}

/** By this it is explained: `about-blue-wire`. */
export function lyingAs(wire: WireView): string {
  if (wire.open) return "cut-wire";
  const kind = kindOf(wire);
  return kind === "back" ? "hidden-wire" : `${kind}-wire`;
}
