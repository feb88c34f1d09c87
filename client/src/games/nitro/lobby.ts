/** Nitro Glyxerol, as the lobby sees it: how the sand runs is drawn. */
import type { LobbyFace } from "../face";
import PaceTile from "./PaceTile.svelte";
import SandTile from "./SandTile.svelte";
import "./palette.css";

export const lobby: LobbyFace = { values: { sand: SandTile, pace: PaceTile }, editors: {} };
