/** A replay tells of each frame what has changed; here every frame gets the whole picture. */
import type { Frame as FrameChange, Json, LineView, ReplayView } from "../protocol.gen";

export interface Frame extends Omit<FrameChange, "view" | "twin"> {
  view: Record<string, Json>;
  twin: LineView[];
}
export interface Replay extends Omit<ReplayView, "frames"> {
  frames: Frame[];
}

export function unfold(replay: ReplayView): Replay {
  let view: Json = null;
  let twin: Json = null;
  const frames = replay.frames.map((change): Frame => {
    view = changed(view, change.view);
    twin = changed(twin, change.twin);
    return { ...change, view: view as Frame["view"], twin: twin as LineView[] };
  });
  return { ...replay, frames };
}

/** `[value]` comes instead, a text is added, `{place: change}` changes only there. */
export function changed(before: Json, change: Json): Json {
  if (change === null) return before;
  if (Array.isArray(change)) return change[0] ?? null;
  if (typeof change !== "object") return `${String(before)}${String(change)}`;
  const after = Array.isArray(before) ? [...before] : { ...(before as Record<string, Json>) };
  const places = after as Record<string, Json>;
  for (const [place, how] of Object.entries(change)) {
    places[place] = changed(places[place] ?? null, how);
  }
  return after;
}
