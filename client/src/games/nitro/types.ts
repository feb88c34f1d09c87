/** The game's types, with names for what the generated file writes out. */
import type { CardView, CubeView, NitroView } from "./types.gen";

export type * from "./types.gen";

export type CubeName = CubeView["cube"];
export type ColourName = CardView["colour"];
export type PhaseName = NitroView["phase"];
