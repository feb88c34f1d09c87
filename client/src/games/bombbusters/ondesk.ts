/** On a desk: the others above, the strip and mine below, dial and cards at both sides. */
import type { Layout, Lying, Rect, StandBox, Wants } from "./layout";
import { nearest } from "./onphone";
import { BLOCK, inRow } from "./shelf";

const MARGIN = 16;
const GAP = 14;
const CLEAR = 34; // a wire narrower than this comes forward larger
const NEAR = 44;
const MANY = 6; // cards
const MAP = { w: 580, h: 216, note: 132 }; // pixels that the bunker's map needs, and the paper elsewhere
const LOW = 430; // a mat so low shows only the blocks of far wires, and no slip of paper

/** How many stands lie in each row above the sides, and then between them. */
const ROWS: Record<number, [number[], number[]]> = {
  0: [[], []],
  1: [[], [1]],
  2: [[2], []],
  3: [[2], [1]],
  4: [[2, 2], []],
  5: [[3, 2], []],
};

/** As large as the height allows. */
export function onDesk(width: number, height: number, stands: Lying[], wants: Wants): Layout {
  let found = new Desk(width, height, stands, wants, 1.3);
  for (let scale = 1.27; scale > 0.4 && found.end > height; scale -= 0.03)
    found = new Desk(width, height, stands, wants, scale);
  return found.layout();
}

type Room = Pick<Rect, "x" | "w">;

class Desk {
  /** How far down it reaches. */
  readonly end: number;
  private readonly placed = new Map<string, StandBox>();
  private readonly gap: number;
  private readonly margin: number;
  private readonly left: number;
  private readonly right: number;
  private readonly inner: Room;
  private readonly strip: Rect;
  private readonly low: boolean;
  private readonly band: { y: number; h: number };
  /** Where the dial begins, and where the cards do. */
  private sides: number;
  private cards: number;
  private y: number;

  constructor(
    private readonly width: number,
    private readonly height: number,
    stands: Lying[],
    private readonly wants: Wants,
    private readonly scale: number,
  ) {
    this.low = height < LOW;
    this.gap = Math.max(6, GAP * scale);
    this.margin = this.y = MARGIN * Math.min(1, scale);
    const narrow = width < 1000;
    this.left = wants.dial || wants.power ? (narrow ? 132 : 148) : 0;
    this.right = wants.cards > 0 ? (narrow ? 118 : 226) : 0;
    const taken = (side: number) => (side > 0 ? side + GAP : 0);
    this.inner = {
      x: MARGIN + taken(this.left),
      w: width - 2 * MARGIN - taken(this.left) - taken(this.right),
    };

    const others = stands.filter(({ mine }) => !mine);
    const [above, between] = ROWS[others.length] ?? [[others.length], []];
    const whole = { x: MARGIN, w: width - 2 * MARGIN };
    // So many cards need the height of another row.
    const beside = wants.cards > MANY ? above.length - 1 : above.length;
    this.cards = this.y;
    above.forEach((count, i) => {
      if (i === beside) this.cards = this.y;
      const room = i < beside ? whole : { ...whole, w: whole.w - this.right - GAP };
      this.row(others.splice(0, count), room);
      if (i < beside) this.cards = this.y;
    });
    this.sides = this.y;
    for (const count of between) this.row(others.splice(0, count), this.inner);

    const over = this.over();
    this.band = { y: this.y, h: over - (wants.map ? 14 : Math.max(10, 16 * scale)) };
    this.strip = { ...this.inner, y: this.y + over, h: Math.max(this.low ? 40 : 52, 66 * scale) };
    this.y = this.strip.y + this.strip.h + this.gap + 4;
    for (const stand of stands.filter(({ mine }) => mine)) this.own(stand);
    this.end = this.y - this.gap + this.margin;
    this.loosen();
    for (const { key } of stands) this.lift(key);
  }

  layout(): Layout {
    const { width, height, wants, inner, strip, band, left, right, sides } = this;
    const bottom = Math.max(this.end, height) - this.margin;
    const tall = bottom - sides;
    const power = wants.power ? Math.min(124, tall * 0.5) : 0;
    const dial = Math.min(170, tall - power - 8);
    const under = wants.map && !this.low ? MAP.note + 10 : 0;
    const half = wants.map ? inner.w - MAP.w : inner.w / 2;
    return {
      width,
      height,
      roomy: true,
      strip,
      stands: this.placed,
      dial: wants.dial ? { x: MARGIN, y: sides, w: left, h: dial } : null,
      power: wants.power ? { x: MARGIN, y: bottom - power, w: left, h: power } : null,
      gear: right
        ? { x: width - MARGIN - right, y: this.cards, w: right, h: bottom - this.cards - under }
        : null,
      note: this.low ? null : wants.map ? this.corner(bottom) : { ...band, ...this.free() },
      things: wants.things ? { x: inner.x + half, ...band, w: inner.w - half } : null,
    };
  }

  /** Under the cards, where the slip of paper lies beside a map. */
  private corner(bottom: number): Rect {
    const { right, width } = this;
    return { x: width - MARGIN - right, y: bottom - MAP.note, w: right, h: MAP.note };
  }

  /** How much room is left above the strip. */
  private over(): number {
    const { robot, things, map } = this.wants;
    if (map) return MAP.h + 22;
    if (this.low) return robot !== null ? 30 : things ? 50 : 16;
    return (robot !== null ? 66 : things ? 72 : 48) * Math.max(0.72, this.scale);
  }

  /** Where nothing else lies over the strip: the slip of paper's room. */
  private free(): Room {
    const { x, w } = this.inner;
    const { robot, things } = this.wants;
    if (things) return { x, w: w / 2 - 24 };
    if (robot === null) return this.inner;
    const step = (w - 120) / 12; // as wide as a number, about
    const [before, after] = [step * (robot - 1), w - step * (robot + 1) - 30];
    return before > after ? { x, w: before } : { x: x + w - after, w: after };
  }

  private row(stands: Lying[], room: Room): void {
    const between = GAP * 1.6;
    const w = (room.w - between * (stands.length - 1)) / stands.length;
    const head = Math.max(22, 30 * this.scale);
    let high = 0;
    stands.forEach((stand, i) => {
      const box = this.far(stand, { x: room.x + i * (w + between), w }, head);
      box.rail.y = this.y + head;
      high = Math.max(high, head + box.rail.h);
      this.placed.set(stand.key, box);
    });
    this.y += high + this.gap;
  }

  private far(stand: Lying, room: Room, headSize: number, wire = 44 * this.scale): StandBox {
    const { scale } = this;
    const forward = stand.key === this.wants.forward;
    const cropped = this.low && wire !== NEAR;
    const lip = Math.max(9, 15 * scale);
    const shelf = inRow(stand.wires, room.w - 20 * scale, cropped ? wire * 1.2 : wire);
    const cables = shelf.height * (1 - BLOCK);
    const pad = { x: 10 * scale, y: cropped ? 2 - cables : 7 * scale };
    const rail = { ...room, y: 0, h: pad.y + shelf.height + lip - 3 };
    const lying = { head: "above", headSize, forward, cropped } as const;
    const box: StandBox = { rail, shelf, pad, lip, ...lying };
    fit(box, room);
    this.stands.set(stand.key, stand);
    return box;
  }

  private own(stand: Lying): void {
    const lip = Math.max(18, 20 * this.scale);
    const box = nearest(
      stand,
      this.inner,
      { most: (this.low ? 76 : 58) * this.scale, least: 20, tier: null },
      lip,
    );
    fit(box, this.inner);
    this.y += box.headSize;
    box.rail.y = this.y;
    this.y += box.rail.h + this.gap;
    this.placed.set(stand.key, box);
  }

  private readonly stands = new Map<string, Lying>();

  /** Where all are small, the one that comes forward grows over its neighbours. */
  private lift(key: string): void {
    const box = this.placed.get(key);
    const stand = this.stands.get(key);
    if (!box?.forward || !stand || (box.shelf.wire >= CLEAR && !box.cropped)) return;
    const w = Math.min(this.width - 2 * MARGIN, stand.wires.length * NEAR * 1.06 + 30);
    const middle = { x: box.rail.x + box.rail.w / 2, y: box.rail.y + box.rail.h / 2 };
    const x = clamp(middle.x - w / 2, MARGIN, this.width - MARGIN - w);
    const large = this.far(stand, { x, w }, box.headSize, NEAR);
    large.rail.y = clamp(middle.y - large.rail.h / 2, box.headSize + 4, this.height);
    this.placed.set(key, large);
  }

  /** What height is left over goes between the rows. */
  private loosen(): void {
    const spare = this.height - this.end;
    if (spare <= 0) return;
    const boxes = [...this.placed.values()];
    const lines = [...new Set(boxes.map(({ rail }) => rail.y))].sort((a, b) => a - b);
    const step = Math.min(24, spare / (lines.length + 1));
    const rows = lines.filter((line) => line < this.strip.y).length;
    const passed = (y: number) => lines.filter((line) => line < y).length + 0.5;
    for (const box of boxes) {
      const before = lines.indexOf(box.rail.y);
      box.rail.y += step * (before + (box.rail.y > this.strip.y ? 1 : 0) + 0.5);
    }
    this.sides += step * passed(this.sides);
    this.cards += step * passed(this.cards);
    this.strip.y += step * (rows + 0.5);
    this.band.y += step * (rows + 0.5);
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** A rail is no longer than its wires need, and stands in the middle of its room. */
function fit(box: StandBox, room: Room): void {
  const [first, last] = [box.shelf.slots[0], box.shelf.slots.at(-1)];
  if (!first || !last || box.shelf.feet.length > 1) return;
  const pad = Math.max(box.pad.x, 12);
  const need = last.x + last.w - first.x + 2 * pad;
  if (need >= room.w) return;
  const shift = first.x + box.pad.x - pad;
  for (const slot of box.shelf.slots) slot.x -= shift;
  box.rail.w = need;
  box.rail.x = room.x + (room.w - need) / 2;
}
