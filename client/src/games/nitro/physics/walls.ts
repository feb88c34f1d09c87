import type { FlaskSpec, Point } from "./spec";

/** The solids that make up the tray, each convex: x, y, x, y, … in millimetres. */
export function solids(spec: FlaskSpec): number[][] {
  const ring = spec.outline;
  const at = (i: number): Point => ring.at(i % ring.length) as Point;
  const outer = ring.map((_, i) =>
    outerWall(at(i - 1), at(i), at(i + 1), at(i + 2), spec.wallDepth),
  );
  const inner = spec.innerWalls.map(([ax, ay, bx, by]) =>
    innerWall([ax, ay], [bx, by], spec.innerWallRadius),
  );
  return [...outer, ...inner];
}

/** An edge of the outline, thick towards the outside; drawn out at inside corners, where it meets its neighbour. */
function outerWall(before: Point, a: Point, b: Point, after: Point, depth: number): number[] {
  const [ux, uy] = unit(a, b);
  const back = turnsLeft(before, a, b) ? depth : 0;
  const on = turnsLeft(a, b, after) ? depth : 0;
  const ax = a[0] - ux * back;
  const ay = a[1] - uy * back;
  const bx = b[0] + ux * on;
  const by = b[1] + uy * on;
  const nx = uy * depth; // the outline runs counter-clockwise: outside is on the right hand
  const ny = -ux * depth;
  return [ax, ay, bx, by, bx + nx, by + ny, ax + nx, ay + ny];
}

/** A thin bar with pointed ends: nothing flat on which a cube could balance. */
function innerWall(a: Point, b: Point, radius: number): number[] {
  const [ux, uy] = unit(a, b);
  const dx = ux * radius;
  const dy = uy * radius;
  const nx = -dy;
  const ny = dx;
  return [
    [a[0] - dx, a[1] - dy],
    [a[0] - nx, a[1] - ny],
    [b[0] - nx, b[1] - ny],
    [b[0] + dx, b[1] + dy],
    [b[0] + nx, b[1] + ny],
    [a[0] + nx, a[1] + ny],
  ].flat();
}

function unit(a: Point, b: Point): Point {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.sqrt(dx * dx + dy * dy); // exact by IEEE 754, unlike Math.hypot
  return [dx / length, dy / length];
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0;
}
