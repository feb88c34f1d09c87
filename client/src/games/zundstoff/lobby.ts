/** Zündstoff, as the lobby sees it: layouts are drawn, and players may lay their own. */
import type { LobbyFace } from "../face";
import LayoutEditor from "./LayoutEditor.svelte";
import LayoutThumb from "./LayoutThumb.svelte";
import "./palette.css";

export const lobby: LobbyFace = {
  values: { layout: LayoutThumb },
  editors: { layout: LayoutEditor },
};
