/** How a game ended, in a line. */
import type { GameResult } from "../protocol.gen";
import { isTeam, ranking, signed } from "../table/ranking";
import type { Facts, Language } from "../words";
import { listed } from "./when";

type Say = (key: string, facts?: Facts) => string;

/** The points stay on one line. "Won together", "Ada won, 34 : 21". */
export function endingOf({ names, outcome }: GameResult, say: Say, language: Language): string {
  const won = outcome.winners.length > 0;
  if (isTeam(outcome)) return say(won ? "mine-won-together" : "mine-lost-together");
  if (!won) return say("mine-won-nobody");
  const who = outcome.winners.map((seat) => names[seat] ?? "");
  const points = ranking(outcome).map(({ score }) => signed(score));
  const facts = {
    who: listed(who, language),
    count: who.length,
    points: points.join("\u00a0:\u00a0"),
  };
  return say("mine-won", facts);
}
