/** What a picked move will do, read from what is foreseen of it. */
import type { Offer } from "../face";
import { happened, type PlaceName } from "./reading";
import { isWalk, penaltyPlace, swapped, walker, type Picture, type Piece } from "./picture";
import { stepsBetween } from "./walk";

/** One piece's way, place by place. */
export interface Way {
  piece: Piece;
  steps: PlaceName[];
  /** Only a walk is counted; a swap is not. */
  counted: boolean;
}

/** Something that changes hands: where it is now, what it is, and who will have it. */
export interface Flag {
  at: PlaceName;
  /** A tile as it is written, or the points of a round token. */
  what: string | number;
  /** -1: it leaves the game. */
  to: number;
}

export interface Preview {
  ways: Way[];
  flags: Flag[];
}

export function previewOf(picture: Picture, offer: Offer): Preview {
  const ways: Way[] = [];
  const flags: Flag[] = [];
  let left: PlaceName = "start";
  let rest = picture; // of several alike on one tile, a push moves each once
  for (const happening of offer.foreseen.map(happened)) {
    if (isWalk(happening)) {
      left = happening.from;
      const piece = walker(rest, happening);
      if (!piece) continue;
      rest = { ...rest, pieces: rest.pieces.filter((other) => other !== piece) };
      ways.push({
        piece,
        steps: stepsBetween(picture, piece.kind, left, happening.to),
        counted: true,
      });
      continue;
    }
    switch (happening.event) {
      case "swapped": {
        const pair = swapped(picture, happening);
        if (!pair) break;
        const [own, other] = pair;
        ways.push(
          { piece: own, steps: [other.at], counted: false },
          { piece: other, steps: [own.at], counted: false },
        );
        break;
      }
      case "took":
        flags.push({ at: happening.place, what: happening.tile, to: happening.seat });
        break;
      case "gave":
        flags.push({ at: left, what: happening.tile, to: happening.receiver });
        break;
      case "discarded":
        flags.push({ at: left, what: happening.tile, to: -1 });
        break;
      case "won-token":
        flags.push({ at: "finish", what: happening.points, to: happening.seat });
        break;
      case "penalty": {
        const at = penaltyPlace(picture, happening.tile);
        if (at !== null) flags.push({ at, what: happening.tile, to: happening.seat });
      }
    }
  }
  return { ways, flags };
}
