/** The game's types, with names for what the generated file writes out. */
import type { ElixirView, FindView, ItemView } from "./types.gen";

export type * from "./types.gen";

/** An id of the deck: "moth-dust". */
export type FindName = string;
/** "206" */
export type SpellName = string;
/** Either. */
export type CardName = string;
export type FamilyName = FindView["family"];
export type PhaseName = ElixirView["phase"];
export type ItemKind = ItemView["kind"];
