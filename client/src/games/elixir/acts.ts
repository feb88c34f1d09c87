/** How each event is played: what flies before the kitchen has changed, and what settles after. */
import { BIG, EASE, FLIP, SLIDE, STEP, TUMBLE } from "../motion";
import type { Flight, Scene, Spot } from "./scene";
import type { CardName, Happening } from "./types";

/** Between two cards of one flock, in milliseconds. */
const BEAT = 70;
/** No more cards of one hand fly than the eye can follow. */
const FLOCK = 4;

/** The motions from the kitchen as it is. */
export async function act(scene: Scene, happening: Happening): Promise<void> {
  switch (happening.event) {
    case "picked-level":
    case "spell-drawn":
      return hop(
        scene,
        null,
        { pile: happening.level },
        { books: happening.seat },
        happening.level,
      );
    case "spell-returned":
      return hop(
        scene,
        null,
        { books: happening.seat },
        { pile: happening.level },
        happening.level,
      );
    case "spell-handed":
      return hop(
        scene,
        null,
        { books: happening.seat },
        { books: happening.other },
        happening.level,
      );
    case "drew":
      if (happening.why === "deal") return;
      return hop(scene, faceOf(happening.find), "deck", { finds: happening.seat });
    case "searched":
      return hop(scene, null, "deck", { finds: happening.seat });
    case "fetched":
      return hop(scene, happening.find, "discard", { finds: happening.seat });
    case "discarded":
      return flock(scene, happening.finds, { finds: happening.seat }, "discard");
    case "gave":
      return hop(
        scene,
        faceOf(happening.find),
        { finds: happening.seat },
        { finds: happening.other },
      );
    case "took":
    case "called-in":
      return hop(
        scene,
        faceOf(happening.find),
        { finds: happening.other },
        { finds: happening.seat },
      );
    case "cast":
      return brew(scene, happening);
    case "used":
      return hop(scene, happening.card, { finds: happening.seat }, "kettle");
    case "mirrored":
      return hop(scene, happening.card, "discard", "kettle");
    case "opened":
      return hop(scene, happening.find, { finds: happening.seat }, "kettle");
    case "hands-swapped":
      return cross(scene, [
        [happening.seat, happening.other],
        [happening.other, happening.seat],
      ]);
    case "hands-passed": {
      const all = scene.view.players.map(({ seat }) => seat);
      const step = happening.way === "left" ? 1 : -1;
      return cross(
        scene,
        all.map((seat) => [seat, (seat + step + all.length) % all.length]),
      );
    }
    case "whirled":
    case "stirred":
      return swirl(scene);
    case "new-hand":
      return flock(scene, backs(happening.count), "deck", { finds: happening.seat });
    case "reshuffled":
      return flock(scene, backs(3), "discard", "deck");
    case "sold":
      return hop(scene, happening.find, "ware", { finds: happening.seat });
    case "unsold":
      return hop(scene, happening.find, "ware", { finds: happening.seat });
    case "laid":
      return hop(scene, null, { finds: happening.seat }, { stall: happening.seat });
    case "picked":
      return hop(scene, happening.find, stallOf(scene, happening.find), { finds: happening.seat });
    case "traded":
      return cross(scene, [
        [happening.seat, happening.other],
        [happening.other, happening.seat],
      ]);
    case "curse-ended":
      return fall(scene, happening.seat, happening.spell);
    case "snuffed":
    case "fizzled":
      return puff(scene);
    case "order-turned":
      return spin(scene);
  }
}

/** What comes to lie there by this event settles, once the kitchen has changed. */
export async function settle(scene: Scene, happening: Happening): Promise<void> {
  switch (happening.event) {
    case "cast":
    case "used":
    case "mirrored":
    case "opened":
      return rise(scene);
    case "cursed":
      return swing(scene, happening.seat, happening.spell);
    case "curse-moved":
      return swing(scene, happening.other, happening.spell);
    case "turned-away":
    case "shielded":
      return nod(scene, ".aim");
    case "turn-began":
      return nod(scene, home(happening.seat));
    case "trapped":
    case "rung":
    case "extra-turn":
    case "steadied":
      return nod(scene, home(happening.seat));
    case "bid":
      return nod(scene, "[data-bid]");
    case "cried":
      return nod(scene, `[data-cry="${happening.seat}"]`);
    case "won":
      return cheer(scene, happening.seat);
  }
}

/** A card that this seat may know. */
function faceOf(card: CardName): CardName | null {
  return card === "unknown" ? null : card;
}

function backs(count: number): null[] {
  return Array.from({ length: Math.min(count, FLOCK) }, () => null);
}

function home(seat: number): string {
  return `[data-seat="${seat}"]`;
}

function stallOf(scene: Scene, find: CardName): Spot {
  const stall = scene.view.deal?.stalls.find((each) => each.find === find);
  return stall ? { stall: stall.seat } : "kettle";
}

async function hop(
  scene: Scene,
  card: CardName | null,
  from: Spot,
  to: Spot,
  level?: number,
): Promise<void> {
  await flyAll(scene, [{ card, from, to, level: card === null ? level : undefined }], SLIDE);
}

async function flock(
  scene: Scene,
  cards: readonly (CardName | null)[],
  from: Spot,
  to: Spot,
): Promise<void> {
  await flyAll(
    scene,
    cards.slice(0, FLOCK).map((card) => ({ card, from, to })),
    STEP,
  );
}

type Played = Extract<Happening, { event: "cast" | "mirrored" | "used" }>;

/** What it costs drops into the kettle, the spell right after: the seconds to answer run already. */
async function brew(scene: Scene, { seat, card, paid }: Played): Promise<void> {
  const cost: Leg[] = paid.slice(0, FLOCK).map((find) => {
    return { card: find, from: { finds: seat }, to: "kettle" };
  });
  await flyAll(scene, [...cost, { card, from: { books: seat }, to: "kettle" }], STEP);
}

/** Whole hands change places. */
async function cross(scene: Scene, pairs: [from: number, to: number][]): Promise<void> {
  const flights = pairs.flatMap(([from, to]) => {
    const count = scene.view.players[from]?.finds ?? 0;
    return backs(count).map((card) => ({ card, from: { finds: from }, to: { finds: to } }));
  });
  await flyAll(scene, flights, TUMBLE, FLOCK);
}

/** All hands go into the middle and come out again. */
async function swirl(scene: Scene): Promise<void> {
  const seats = scene.view.players.map(({ seat }) => seat);
  const into = seats.map((seat) => ({ card: null, from: { finds: seat }, to: "kettle" as const }));
  await flyAll(scene, into, SLIDE, seats.length);
  const out = seats.map((seat) => ({ card: null, from: "kettle" as const, to: { finds: seat } }));
  await flyAll(scene, out, SLIDE, seats.length);
}

interface Leg {
  card: CardName | null;
  from: Spot;
  to: Spot;
  level?: number | undefined;
}

/** Legs whose ends nobody sees are left out; `abreast` of them start together. */
async function flyAll(scene: Scene, legs: Leg[], ms: number, abreast = 1): Promise<void> {
  const flights = legs.flatMap(({ card, from, to, level }, at): Flight[] => {
    const [start, end] = [scene.where(from), scene.where(to)];
    if (!start || !end) return [];
    return [
      { card, level: level ?? 0, from: start, to: end, late: Math.floor(at / abreast) * BEAT },
    ];
  });
  if (flights.length > 0) await scene.fly(flights, ms);
}

async function nod({ stage, find }: Scene, selector: string): Promise<void> {
  const frames = [{ scale: 1 }, { scale: 1.06 }, { scale: 1 }];
  await stage.move(find(selector), frames, SLIDE, EASE.slide);
}

/** The card comes up out of the steam. */
async function rise({ stage, find }: Scene): Promise<void> {
  const frames = [{ transform: "translateY(26px) scale(.86)" }, { transform: "none" }];
  await stage.move(find(".top"), frames, STEP * 0.7, EASE.settle);
}

async function puff({ stage, find }: Scene): Promise<void> {
  const frames = [
    { transform: "none" },
    { transform: "translateX(-5px) rotate(-3deg)" },
    { transform: "translateX(5px) rotate(3deg)" },
    { transform: "none" },
  ];
  await stage.move(find(".top"), frames, FLIP, EASE.slide);
}

/** A sign is hung up and swings twice. */
async function swing({ stage, find }: Scene, seat: number, spell: CardName): Promise<void> {
  const frames = [24, -16, 9, -4, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
  await stage.move(find(signOf(seat, spell)), frames, BIG * 0.8, "ease-in-out");
}

/** Its string snaps. */
async function fall({ stage, find }: Scene, seat: number, spell: CardName): Promise<void> {
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(90px) rotate(38deg)", opacity: 0 },
  ];
  await stage.move(find(signOf(seat, spell)), frames, TUMBLE, "cubic-bezier(.5, 0, .9, .6)");
}

function signOf(seat: number, spell: CardName): string {
  return `${home(seat)} [data-sign="${spell}"]`;
}

async function spin({ stage, find }: Scene): Promise<void> {
  const frames = [{ rotate: "0deg" }, { rotate: "-360deg" }];
  await stage.move(find('[data-spot="order"] svg'), frames, TUMBLE, EASE.slide);
}

async function cheer({ stage, find }: Scene, seat: number): Promise<void> {
  const frames = [0, -12, 0, -7, 0].map((y) => ({ transform: `translateY(${y}px)` }));
  await stage.move(find(home(seat)), frames, BIG, EASE.slide);
}
