/** Bomb Busters, as the lobby sees it: missions are drawn, and come in boxes. */
import type { LobbyFace } from "../face";
import MissionTile from "./MissionTile.svelte";
import { sketchOf } from "./missions";
import "./palette.css";

export const lobby: LobbyFace = {
  values: { mission: MissionTile },
  editors: {},
  about: { mission: (value) => sketchOf(value) },
};
