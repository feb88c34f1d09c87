/** How a table stands, in a few words. */
import type { OwnTable } from "../protocol.gen";
import type { Facts, Language } from "../words";
import { isMyTurn } from "./own";
import { listed } from "./when";

type Say = (key: string, facts?: Facts) => string;

/** "Your turn", "Waiting for Ben", "Not begun". */
export function stateOf(table: OwnTable, say: Say, language: Language): string {
  if (isMyTurn(table)) return say("shelf-your-turn");
  const awaited = (table.awaited ?? []).map((place) => table.sitters[place]?.name ?? "");
  if (table.stage === "playing" && awaited.length > 0)
    return say("shelf-waiting-for", { who: listed(awaited, language) });
  return say(`shelf-stage-${table.stage}`);
}
