/** Flights as lines: hops beside the rockets, doors where a loop leaves, and how each one ends. */
import { at, bandsOf, middleOf } from "./bands";
import type { Flight, Sky, Step } from "./flights";
import { SUN_RADIUS, type Layout, type Lying, type Point } from "./layout";

/** A door at the edge of the sky: the rocket goes out here, or comes in. */
export interface Door extends Point {
  side: number;
  /** Where the arrow in it points. */
  way: number;
}

export interface Trace {
  /** For an SVG path. */
  line: string;
  /** One for each step, for whoever flies it. */
  hops: Hop[];
  doors: Door[];
  /** Where a cross stands before something. */
  cross: Point | null;
  /** An arrow on the sun's band, and where it points, in degrees. */
  arrow: (Point & { turn: number }) | null;
  /** A question mark on a hidden disc. */
  question: Point | null;
}

/** A curve, or two where it goes through the doors. */
export interface Hop {
  step: Step;
  curves: Curve[];
}

export interface Curve {
  from: Point;
  bend: Point;
  to: Point;
}

const AHEAD: Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const BESIDE = 62; // units: how far a hop bends to its left
const SHORT = 34; // a shorter hop bends less
const BEAD = 22;
const QUESTION = 27;
const CROSS = 12;
const BEFORE_SUN = SUN_RADIUS + 16;
const ON_SUN = SUN_RADIUS + 7;
const ASIDE = 24; // degrees: what stands before the sun leaves the next disc's rocket in sight

export function aheadOf(side: number): Point {
  return AHEAD[side] ?? { x: 0, y: 0 };
}

/** Does this step leave at one end of its line and come in at the other? */
export function isLoop(step: Step, discs: Lying[]): boolean {
  const from = discs[step.from];
  const to = discs[step.to];
  if (!from || !to) return false;
  const ahead = aheadOf(step.side);
  return (to.column - from.column) * ahead.x + (to.row - from.row) * ahead.y <= 0;
}

export function trace(flight: Flight, sky: Sky, layout: Layout): Trace {
  const { scale } = layout;
  const last = flight.steps.at(-1);
  const hops = flight.steps.map((step) => {
    if (step === last && flight.end === "sun") return landingHop(step, flight, sky, layout);
    const stop = step === last && flight.end === "rose" ? QUESTION : BEAD;
    return hopOf(step, sky, layout, spotOf(step.to, layout), stop * scale);
  });
  const barred = flight.barred ? barredHop(flight, flight.barred, sky, layout) : null;
  const drawn = barred ? [...hops, barred] : hops;
  const end = drawn.at(-1)?.curves.at(-1);
  return {
    line: drawn.flatMap((hop) => hop.curves.map(written)).join(""),
    hops,
    doors: drawn.flatMap((hop) => doorsOf(hop)),
    cross: barred && end ? along(end.to, end.bend, -CROSS * scale) : null,
    arrow:
      flight.end === "sun" && end
        ? { ...end.to, turn: turnOf(end.to, spotOf(sky.sun, layout)) }
        : null,
    question: flight.end === "rose" && last ? spotOf(last.to, layout) : null,
  };
}

function spotOf(place: number, layout: Layout): Point {
  return layout.spots[place] ?? { x: 0, y: 0 };
}

/** To the sun's rim before the band of the flight's colour, on the side where that lies. */
function landingHop(step: Step, flight: Flight, sky: Sky, layout: Layout): Hop {
  const entered = (step.side + 2) % 4;
  const band = bandsOf(sky.sun_sides).find(
    ({ side, colour }) => side === entered && colour === flight.colour,
  );
  const whole = !band || band.end - band.start > 45;
  const middle = whole ? entered * 90 + ASIDE : middleOf(band);
  const to = plus(spotOf(step.to, layout), at(ON_SUN, middle), layout.scale);
  return hopOf(step, sky, layout, to, 0, middle < entered * 90 ? -SHORT : SHORT);
}

function hopOf(
  step: Step,
  sky: Sky,
  layout: Layout,
  to: Point,
  stop: number,
  beside = BESIDE,
): Hop {
  const { scale, pitch } = layout;
  const from = spotOf(step.from, layout);
  const start = BEAD * scale;
  if (!isLoop(step, sky.discs)) {
    return { step, curves: [trimmed(bent(from, to, beside * scale), start, stop)] };
  }
  const ahead = aheadOf(step.side);
  const far = { x: ahead.x * pitch.x, y: ahead.y * pitch.y };
  const out = trimmed(bent(from, plus(from, far), beside * scale), start, 0);
  const before = plus(spotOf(step.to, layout), far, -1);
  const back = trimmed(bent(before, to, beside * scale), 0, stop);
  return { step, curves: [firstHalf(out), secondHalf(back)] };
}

/** A step that cannot be made is drawn as far as it goes; one that would only lead round is not. */
function barredHop({ end }: Flight, step: Step, sky: Sky, layout: Layout): Hop | null {
  const { scale } = layout;
  if (end === "closed") {
    const rim = at(BEFORE_SUN, ((step.side + 2) % 4) * 90 + ASIDE);
    const to = plus(spotOf(step.to, layout), rim, scale);
    return hopOf(step, sky, layout, to, CROSS * scale, SHORT / 2);
  }
  if (end !== "alone") return null;
  const from = spotOf(step.from, layout);
  const far = plus(from, aheadOf(step.side), 84 * scale);
  return { step, curves: [trimmed(bent(from, far, SHORT * scale), BEAD * scale, 0)] };
}

/** A curve to the left: two ways between two discs lie apart, and pawns stand in the way of few. */
function bent(from: Point, to: Point, beside: number): Curve {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const k = beside / length;
  const bend = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * k,
    y: (from.y + to.y) / 2 - (to.x - from.x) * k,
  };
  return { from, bend, to };
}

function trimmed({ from, bend, to }: Curve, start: number, stop: number): Curve {
  return { from: along(from, bend, start), bend, to: along(to, bend, stop) };
}

function firstHalf({ from, bend, to }: Curve): Curve {
  const a = between(from, bend);
  return { from, bend: a, to: between(a, between(bend, to)) };
}

function secondHalf({ from, bend, to }: Curve): Curve {
  const b = between(bend, to);
  return { from: between(between(from, bend), b), bend: b, to };
}

function doorsOf({ step, curves }: Hop): Door[] {
  const [out, back] = curves;
  if (!out || !back) return [];
  const opposite = (step.side + 2) % 4;
  return [
    { ...out.to, side: step.side, way: step.side },
    { ...back.from, side: opposite, way: step.side },
  ];
}

function along(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * far) / length,
    y: from.y + ((to.y - from.y) * far) / length,
  };
}

function between(p: Point, q: Point): Point {
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
}

function plus(p: Point, q: Point, times = 1): Point {
  return { x: p.x + q.x * times, y: p.y + q.y * times };
}

/** In degrees clockwise from straight up. */
function turnOf(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

function written({ from, bend, to }: Curve): string {
  const p = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${p(from)}Q${p(bend)} ${p(to)}`;
}

/** A point of a curve, for whoever flies it. */
export function pointOn({ from, bend, to }: Curve, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * from.x + 2 * u * t * bend.x + t * t * to.x,
    y: u * u * from.y + 2 * u * t * bend.y + t * t * to.y,
  };
}
