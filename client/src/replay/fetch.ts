/** Where a game to be watched comes from: the server, or a file that somebody opened. */
import { ask } from "../api";
import { EVERYONE } from "../facts.gen";
import type { ReplayView } from "../protocol.gen";
import { FROM_FILE, heldRecord } from "../recordfile";
import { tokenOf } from "../seatbook";
import { unfold, type Replay } from "./unfold";

/** `table`: of a running game, which is shown only to who plays in it. */
export async function fetchReplay(
  id: string,
  eyes: number | null,
  table: string | null,
): Promise<Replay | null> {
  if (id === FROM_FILE) {
    const record = heldRecord();
    if (record === null) return null;
    const wish = { record, viewpoint: eyes ?? EVERYONE };
    return unfold(await ask<ReplayView>("POST", "/api/replays/read", wish));
  }
  const wish = eyes === null ? "" : `?viewpoint=${eyes}`;
  const path = `/api/replays/${encodeURIComponent(id)}${wish}`;
  return unfold(await ask<ReplayView>("GET", path, undefined, table ? tokenOf(table) : null));
}
