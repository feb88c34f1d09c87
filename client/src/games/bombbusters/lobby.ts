/** Bomb Busters, as the lobby sees it: missions are drawn. */
import type { LobbyFace } from "../face";
import MissionTile from "./MissionTile.svelte";
import "./palette.css";

export const lobby: LobbyFace = { values: { mission: MissionTile }, editors: {} };
