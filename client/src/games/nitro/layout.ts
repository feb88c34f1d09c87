/** Where things lie: in the flask by millimetres, on the bench by pixels. */
import flask from "../../../../src/powderkeg/rules/nitro/flask.json";

/** The neck is up: a screen counts the other way. */
const TOP = Math.max(...flask.outline.map(([, y = 0]) => y));

export function flip(y: number): number {
  return TOP - y;
}

/** A transform to this place in the flask, with y towards the neck. */
export function at(x: number, y: number): string {
  return `translate(${x.toFixed(2)} ${flip(y).toFixed(2)})`;
}

/** And to this turn, in radians. */
export function turned(angle: number): string {
  return `rotate(${((-angle * 180) / Math.PI).toFixed(1)})`;
}

function point([x = 0, y = 0]: number[]): string {
  return `${x} ${flip(y)}`;
}

/** The glass, as a path. */
export const OUTLINE = `M${flask.outline.map(point).join("L")}Z`;

/** The small walls inside. */
export const WALLS = flask.innerWalls
  .map(([ax = 0, ay = 0, bx = 0, by = 0]) => `M${ax} ${flip(ay)}L${bx} ${flip(by)}`)
  .join("");

const [left = 0, low = 0, end = 0, high = 0] = flask.startArea;
/** Where cubes are loaded, with y towards the neck. */
export const START = { x: left, y: low, w: end - left, h: high - low };

/** A side of a cube, in millimetres. */
export const CUBE = flask.cube;

/** Room for the glass round the outline, in millimetres. */
export const FRAME = { x: -8, y: -8, w: 128, h: 122 };

const [tipX = 0, tipY = 0] = flask.tip;
/** Where the wanted cubes are printed in the beak, from the front. */
export function slotX(place: number): number {
  return tipX + 0.6 + place * (flask.cube + 0.5);
}
export const SLOT_Y = flip(tipY);

/** On the rim above the beak: ticks and crosses. */
export const RIM_Y = -2.8;

/** The dish for what jumped out, beside the flask. */
export const DISH = { x: 9.5, y: 33, r: 12 };

/** So many cubes lie in it without covering each other. */
export function dishPlace(at: number, count: number): { x: number; y: number } {
  if (count === 1) return { x: DISH.x, y: DISH.y };
  const turn = (2 * Math.PI * at) / count - Math.PI / 2;
  const far = count === 2 ? 5.2 : 6.4;
  return { x: DISH.x + far * Math.cos(turn), y: DISH.y + far * Math.sin(turn) };
}

/** Where a pointer is, in millimetres with y towards the neck. */
export function mmOf(
  svg: SVGSVGElement,
  { clientX, clientY }: MouseEvent,
): {
  x: number;
  y: number;
} {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x: at.x, y: flip(at.y) };
}

/** The others in the order they sit, from my left; for a watcher, all. */
export function othersOf(count: number, me: number | null): number[] {
  const all = Array.from({ length: count }, (_, seat) => seat);
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}

/** How a board of so many pixels is shared out. */
export interface Plan {
  /** The others' flasks lie in a column at the left. */
  beside: boolean;
  /** Large enough for words beside the signs, and for the formula beside the neck. */
  big: boolean;
  /** The others' flasks are low: what is said of them stands at their right. */
  flat: boolean;
  /** Of the column, or of the row. */
  rivals: number;
  /** Pixels a millimetre. */
  unit: number;
  /** Of the five cards together. */
  formula: number;
  /** The height of one of them. */
  card: number;
  /** The widths of the sand timer and of a stop card. */
  sand: number;
  stop: number;
  /** There is room for how the last round was decided. */
  slip: boolean;
}

const BIG = { width: 760, height: 320 };
/** Below this the flask needs all the height there is. */
const LOW = 330;
const COLUMN = { big: 196, small: 124 };
const GAP = 6;
/** What is said under a card. */
const RIBBON = 22;
/** Others' flasks and cards above mine: as on a phone, and where there is plenty of height. */
const ABOVE = {
  phone: { rivals: 84, card: 40, sand: 60 },
  tablet: { rivals: 190, card: 110, sand: 100 },
};
const TABLET = { width: 600, height: 700 };
/** From the left edge of the flask's frame to the right of its neck. */
const NECK = 90;
/** What stands at the right of a flask. */
const THINGS = 240;
/** Below this the others' flasks lie down. */
const TALL = 150;
const CARD = { least: 58, most: 116 };
/** Four lines of how it was decided. */
const SLIP = 285;

export function planOf(width: number, height: number, others: number): Plan {
  const big = width >= BIG.width && height >= BIG.height && width > height;
  if (big) return wide(width, height, others);
  const beside = height < LOW && width > height;
  const tablet = width >= TABLET.width && height >= TABLET.height;
  const above = tablet ? ABOVE.tablet : ABOVE.phone;
  const column = beside && others > 0 ? COLUMN.small + GAP : 0;
  const row = beside || others === 0 ? 0 : above.rivals + GAP;
  const room = { w: width - column, h: height - row - above.card - RIBBON - GAP };
  const unit = Math.max(0.8, Math.min((room.w - 8) / FRAME.w, (room.h - 6) / FRAME.h));
  return {
    beside,
    big,
    flat: !tablet,
    rivals: beside ? COLUMN.small : above.rivals,
    unit,
    formula: room.w,
    card: above.card,
    sand: beside ? 34 : above.sand,
    stop: 36,
    slip: false,
  };
}

/** Everything has its place round the flask, as large as the height allows. */
function wide(width: number, height: number, others: number): Plan {
  const rivals = others > 0 ? COLUMN.big : 0;
  const bench = width - rivals - 12;
  const unit = Math.min((height - 16) / FRAME.h, (bench - THINGS) / FRAME.w);
  const card = Math.max(CARD.least, Math.min(CARD.most, height * 0.2));
  const stop = height < 450 ? 42 : 56;
  /** Between the formula and the stop cards. */
  const room = height - card - 62 - (stop * 4) / 3 - 50;
  return {
    beside: true,
    big: true,
    flat: height / Math.max(1, others) < TALL,
    rivals,
    unit,
    formula: Math.min(456, bench - NECK * unit - 26),
    card,
    sand: Math.min(140, unit * 28, (room * 140) / 230),
    stop,
    slip: room >= SLIP,
  };
}

/** The same for who only watches: all flasks equally large, in as many columns as make them largest. */
export interface Hall {
  columns: number;
  unit: number;
  /** There is height to spare above them. */
  airy: boolean;
}

/** Name and beak of each, above and below its flask. */
const SAID = 66;
/** Formula and sand above all of them. */
export const HEAD = { low: 74, airy: 196 };

export function hallOf(width: number, height: number, count: number): Hall {
  const low = fitted(width, height - HEAD.low, count);
  const airy = fitted(width, height - HEAD.airy, count);
  return airy.unit >= low.unit ? { ...airy, airy: true } : { ...low, airy: false };
}

function fitted(width: number, height: number, count: number): { columns: number; unit: number } {
  const fits = Array.from({ length: count }, (_, at) => {
    const columns = at + 1;
    const rows = Math.ceil(count / columns);
    const unit = Math.min((width / columns - 20) / FRAME.w, (height / rows - SAID - 10) / FRAME.h);
    return { columns, unit: Math.max(0.5, unit) };
  });
  return fits.reduce((best, each) => (each.unit > best.unit ? each : best));
}
