/** The game's types, with names for what the generated file writes out. */
import type { ColourHappening, SeatView, ZundstoffView } from "./types.gen";

export type * from "./types.gen";

export type CardName = SeatView["shown"][number];
export type ColourName = ColourHappening["colour"];
export type PhaseName = ZundstoffView["phase"];
