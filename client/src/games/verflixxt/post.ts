/** Where a flag is put up so that it hides as little as can be. */
import { spotsOf } from "./crowd";
import type { PlaceName } from "./reading";
import type { Layout, Point } from "./layout";
import { cellOf, type Picture } from "./picture";

export type Side = "below" | "above" | "left" | "right";

export interface Post extends Point {
  side: Side;
}

interface Box extends Point {
  w: number;
  h: number;
  /** How bad it is to hide it. */
  worth: number;
}

export const FLAG = { w: 78, h: 28 };
const BORDER = 5;

export function postFor(at: PlaceName, picture: Picture, layout: Layout, marks: Point[]): Post {
  const cell = layout.cells[cellOf(picture, at)] ?? { x: 0, y: 0 };
  const { tile, figure } = layout;
  const posts: Post[] = [
    { side: "below", x: cell.x, y: cell.y + tile * 0.5 + 10 },
    { side: "right", x: cell.x + tile * 0.5 + FLAG.w / 2 + 4, y: cell.y + tile * 0.1 },
    { side: "left", x: cell.x - tile * 0.5 - FLAG.w / 2 - 4, y: cell.y + tile * 0.1 },
    { side: "above", x: cell.x, y: cell.y - figure - 24 },
  ];
  const boxes = thingsToSee(picture, layout, marks);
  let best = posts[0] ?? { side: "below", x: cell.x, y: cell.y };
  let least = Infinity;
  posts
    .map((post) => ({ ...post, x: inside(post.x, FLAG.w, layout.width) }))
    .forEach((post, i) => {
      const hidden = boxes.reduce((sum, box) => sum + covered(post, box), 0);
      const out = post.y < 4 || post.y + FLAG.h / 2 > layout.height - 4 ? 9 : 0;
      const beside = i > 0 && i < 3 && Math.abs(post.x - cell.x) < FLAG.w / 2 ? 9 : 0;
      if (hidden + out + beside + i * 0.1 < least) {
        least = hidden + out + beside + i * 0.1;
        best = post;
      }
    });
  return best;
}

function inside(x: number, wide: number, most: number): number {
  return Math.max(wide / 2 + BORDER, Math.min(most - wide / 2 - BORDER, x));
}

/** Values, figures, and the marks of the hops. */
function thingsToSee(picture: Picture, layout: Layout, marks: Point[]): Box[] {
  const { tile, figure } = layout;
  const occupied = new Set(picture.pieces.map((piece) => piece.at));
  const values = picture.path.map((lain) => {
    const cell = layout.cells[cellOf(picture, lain.place)] ?? { x: 0, y: 0 };
    const y = cell.y + (occupied.has(lain.place) ? tile * 0.22 : 0);
    return { x: cell.x, y, w: tile * 0.62, h: tile * 0.36, worth: 2 };
  });
  const figures = [...spotsOf(picture, layout).values()].map((spot) => {
    const tall = figure * spot.scale;
    return { x: spot.x, y: spot.y - tall * 0.6, w: tall * 0.6, h: tall * 0.75, worth: 1.5 };
  });
  return [...values, ...figures, ...marks.map((mark) => ({ ...mark, w: 24, h: 24, worth: 2 }))];
}

/** How much of a thing the flag would hide, from 0 to its worth. */
function covered(post: Post, box: Box): number {
  const across =
    Math.min(post.x + FLAG.w / 2, box.x + box.w / 2) -
    Math.max(post.x - FLAG.w / 2, box.x - box.w / 2);
  const down =
    Math.min(post.y + FLAG.h / 2, box.y + box.h / 2) -
    Math.max(post.y - FLAG.h / 2, box.y - box.h / 2);
  return across > 0 && down > 0 ? (box.worth * across * down) / (box.w * box.h) : 0;
}
