/** Which moves a piece stands for, and which piece a finger meant. */
import type { Offer } from "../face";
import { number, place, text, type PlaceName } from "./reading";
import type { Point } from "./layout";
import type { Spot } from "./crowd";
import type { Picture, Piece } from "./picture";

const FINGER = 44;
const WALKS = ["pawn", "guard", "flixxy", "pawn-back", "guard-back"];
const ORDER = [...WALKS, "swap", "push"];

/** A place as it is written in a move. */
function written(at: PlaceName): string {
  return at === "start" ? "0" : String(at);
}

/** The move that a tap on this piece asks for, offered or not; null when it is out of play. */
export function plainMove(piece: Piece): string | null {
  if (piece.at === "finish" && piece.kind !== "flixxy") return null;
  return piece.kind === "flixxy" ? "flixxy" : `${piece.kind}:${written(piece.at)}`;
}

/** What is offered for this piece, the plain walk first. */
export function offersFor(
  piece: Piece,
  picture: Picture,
  offers: Offer[],
  me: number | null,
): Offer[] {
  const mine = offers.filter(
    (offer) => ORDER.includes(offer.kind) && touches(offer, piece, picture, me),
  );
  return mine.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function touches(offer: Offer, piece: Piece, picture: Picture, me: number | null): boolean {
  const own = piece.kind === "pawn" && piece.seat === me;
  const at = place(offer.facts, "place");
  switch (offer.kind) {
    case "flixxy":
      return piece.kind === "flixxy";
    case "pawn":
    case "pawn-back":
      return own && piece.at === at;
    case "guard":
    case "guard-back":
      return piece.kind === "guard" && piece.at === at;
    case "push":
      return !own && piece.at === at;
    default:
      return own ? piece.at === at : isSwappedIn(offer, piece, picture);
  }
}

function isSwappedIn(offer: Offer, piece: Piece, picture: Picture): boolean {
  const ring: PlaceName[] = ["start", ...picture.path.map((lain) => lain.place)];
  const here = ring.indexOf(place(offer.facts, "place"));
  const there = ring[text(offer.facts, "way") === "ahead" ? here + 1 : here - 1];
  const owner = piece.kind === "pawn" ? piece.seat : -1;
  return (
    piece.at === there &&
    text(offer.facts, "piece") === piece.kind &&
    number(offer.facts, "owner") === owner
  );
}

/** Does a piece walk by it, as against a worm token being played, or the dice being thrown? */
export function isWalk(offer: Offer): boolean {
  return WALKS.includes(offer.kind);
}

/** The piece under the finger: what glows goes before what does not, then the nearest. */
export function pieceAt(
  finger: Point,
  pieces: Piece[],
  spots: Map<string, Spot>,
  figure: number,
  glows: (piece: Piece) => boolean,
): Piece | null {
  let best: Piece | null = null;
  let least = Infinity;
  for (const piece of pieces) {
    const spot = spots.get(piece.id);
    if (!spot) continue;
    const tall = figure * spot.scale;
    const dx = Math.abs(finger.x - spot.x);
    const dy = Math.abs(finger.y - (spot.y - tall / 2));
    if (dx > Math.max(FINGER, tall * 0.7) / 2 || dy > Math.max(FINGER, tall) / 2) continue;
    const far = Math.hypot(dx, dy * 0.7) - (glows(piece) ? FINGER * 0.3 : 0) - spot.depth * 0.001;
    if (far < least) {
      least = far;
      best = piece;
    }
  }
  return best;
}
