/** The board as the motions see it. */
import type { PlaceName } from "./reading";
import { FOOT, type Layout, type Point } from "./layout";
import type { Stage } from "../motion";
import { cellOf, type Picture, type Piece } from "./picture";

/** Something that crosses the board for a moment. */
export type Flyer =
  | { kind: "tile"; tile: string; seat: number }
  | { kind: "token"; points: number; seat: number }
  | { kind: "worm"; worm: string; seat: number }
  | { kind: "dice"; number: number; die: string; seat: number };

export interface Scene {
  stage: Stage;
  picture: Picture;
  layout: Layout;
  /** The tile that was left last: a Verflixxt tile fires there. */
  left: PlaceName;
  spot(piece: Piece): Point;
  pieceElement(piece: Piece): Element | null;
  tileElement(at: PlaceName): Element | null;
  tokenElement(points: number): Element | null;
  /** Just off the board, towards a seat. */
  edge(seat: number): Point;
  /** Puts something over the board's top left corner, ready to be moved. */
  launch(flyer: Flyer): Promise<Element | null>;
  lights: Element | null;
}

/** The middle of a place. */
export function middleOf(scene: Scene, at: PlaceName): Point {
  return scene.layout.cells[cellOf(scene.picture, at)] ?? { x: 0, y: 0 };
}

/** Where the foot of a lone piece is. */
export function footAt(scene: Scene, at: PlaceName): Point {
  const { x, y } = middleOf(scene, at);
  return { x, y: y + scene.layout.tile * FOOT };
}

/** Moved by so much, and whatever else. */
export function shift(p: Point, more = ""): string {
  return `translate(${p.x.toFixed(1)}px, ${p.y.toFixed(1)}px) ${more}`;
}
