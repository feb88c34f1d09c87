/** The kitchen after an event, until the next view tells exactly: what can be seen to change. */
import { effectOf, levelOf, spellIn } from "./deck";
import type {
  EffectView,
  ElixirView,
  FindName,
  Happening,
  ItemView,
  PlayerView,
  SpellName,
  SpellView,
} from "./types";

export function after(view: ElixirView, happening: Happening): ElixirView {
  switch (happening.event) {
    case "picked-level":
      return piled(drafted(view, happening.seat, happening.level), happening.level, -1);
    case "spell-drawn":
      return piled(booked(view, happening.seat, happening.level, 1), happening.level, -1);
    case "spell-returned":
      return piled(booked(view, happening.seat, happening.level, -1), happening.level, 1);
    case "spell-handed":
      return booked(
        booked(view, happening.seat, happening.level, -1),
        happening.other,
        happening.level,
        1,
      );
    case "drew":
      return held({ ...view, deck: Math.max(0, view.deck - 1) }, happening.seat, 1);
    case "searched":
      return held({ ...view, deck: Math.max(0, view.deck - 1) }, happening.seat, 1);
    case "discarded":
      return held(spent(view, happening.finds), happening.seat, -happening.finds.length);
    case "gave":
      return held(held(view, happening.seat, -1), happening.other, 1);
    case "took":
    case "called-in":
      return held(held(view, happening.other, -1), happening.seat, 1);
    case "fetched":
      return held(fetched(view, happening.find), happening.seat, 1);
    case "reshuffled":
      return { ...view, deck: happening.count, discard: [] };
    case "turn-began":
      return { ...view, active: happening.seat, turn: happening.turn, stack: [] };
    case "order-turned":
      return { ...view, order: happening.way === "left" ? 1 : -1 };
    case "cast":
    case "used":
    case "mirrored":
      return played(view, happening);
    case "opened": {
      const opened = item(happening.find, happening.seat, "transaction", []);
      return held({ ...view, stack: [...view.stack, opened] }, happening.seat, -1);
    }
    case "snuffed":
      return onTop(view, happening.card, (one) => ({ ...one, cancelled: true }));
    case "shielded":
      return onTop(view, happening.card, (one) => ({
        ...one,
        shielded: [...one.shielded, happening.seat],
      }));
    case "turned-away":
      return onTop(view, happening.card, (one) => ({
        ...one,
        victims: one.victims.map((seat) => (seat === happening.seat ? happening.other : seat)),
      }));
    case "burnt":
      return cast(booked(view, happening.seat, levelIn(view, happening.spell), -1), happening);
    case "rewound":
      return uncast(view, happening);
    default:
      return lasting(view, happening);
  }
}

/** Curses and transactions come and go. */
function lasting(view: ElixirView, happening: Happening): ElixirView {
  switch (happening.event) {
    case "cursed":
      return { ...view, effects: [...view.effects, curse(happening)] };
    case "curse-ended":
    case "ended":
      return { ...view, effects: view.effects.filter(({ spell }) => spell !== happening.spell) };
    case "curse-moved":
      return {
        ...view,
        effects: view.effects.map((one) =>
          one.spell === happening.spell ? { ...one, victim: happening.other } : one,
        ),
      };
    case "bid":
      return dealt(view, (deal) => ({ ...deal, bid: happening.count, bidder: happening.seat }));
    case "sold":
    case "unsold":
      return dealt(view, (deal) => ({ ...deal, ware: null }));
    case "passed":
    case "laid":
    case "done":
      return dealt(view, (deal) => ({
        ...deal,
        waiting: deal.waiting.filter((seat) => seat !== happening.seat),
      }));
    case "turned-up":
      return dealt(view, (deal) => ({
        ...deal,
        stalls: [
          ...deal.stalls.filter(({ seat }) => seat !== happening.seat),
          { seat: happening.seat, find: happening.find },
        ],
      }));
    case "picked":
      return held(
        dealt(view, (deal) => ({ ...deal, stalls: without(deal.stalls, happening.find) })),
        happening.seat,
        1,
      );
    case "deal-over":
      return { ...view, deal: null, stack: [] };
    default:
      return view;
  }
}

function player(
  view: ElixirView,
  seat: number,
  change: (player: PlayerView) => PlayerView,
): ElixirView {
  const players = view.players.map((each) => (each.seat === seat ? change(each) : each));
  return { ...view, players };
}

function held(view: ElixirView, seat: number, by: number): ElixirView {
  return player(view, seat, (one) => ({ ...one, finds: Math.max(0, one.finds + by) }));
}

/** One uncast spell more or less. */
function booked(view: ElixirView, seat: number, level: number, by: 1 | -1): ElixirView {
  return player(view, seat, (one) => {
    const at = one.books.findIndex((book) => book.level === level);
    const books =
      by > 0 ? [...one.books, { level, spell: null }] : one.books.filter((_, i) => i !== at);
    return { ...one, books, points: Math.max(0, one.points + by * level) };
  });
}

function drafted(view: ElixirView, seat: number, level: number): ElixirView {
  if (!view.draft) return view;
  const picks = view.draft.picks.map((levels, at) => (at === seat ? [...levels, level] : levels));
  return { ...view, draft: { ...view.draft, picks } };
}

function piled(view: ElixirView, level: number, by: number): ElixirView {
  const piles = view.piles.map((count, at) => (at === level - 1 ? Math.max(0, count + by) : count));
  return { ...view, piles };
}

function spent(view: ElixirView, finds: FindName[]): ElixirView {
  return { ...view, discard: [...view.discard, ...finds] };
}

function fetched(view: ElixirView, find: FindName): ElixirView {
  const at = view.discard.lastIndexOf(find);
  return { ...view, discard: view.discard.filter((_, i) => i !== at) };
}

type Played = Extract<Happening, { event: "cast" | "mirrored" | "used" }>;

/** It floats in the kettle; what it cost is spent, and a spell lies open. */
function played(
  view: ElixirView,
  { event, seat, card, victims, paid, against }: Played,
): ElixirView {
  const kind = event === "cast" ? "spell" : event === "used" ? "object" : "mirror";
  const below = against === "none" ? [] : view.stack;
  const floating = {
    ...item(card, seat, kind, victims),
    against: against === "none" ? null : against,
  };
  const next = held(
    spent({ ...view, stack: [...below, floating] }, paid),
    seat,
    -paid.length - (event === "used" ? 1 : 0),
  );
  if (event !== "cast") return next;
  return cast(booked(next, seat, levelIn(view, card), -1), { seat, spell: card });
}

function item(card: string, seat: number, kind: ItemView["kind"], victims: number[]): ItemView {
  const level = kind === "spell" ? levelOf(card) : 0;
  const bare = { shielded: [], against: null, target: null, cancelled: false };
  return { card, kind, level, seat, victims, ...bare };
}

function onTop(view: ElixirView, card: string, change: (item: ItemView) => ItemView): ElixirView {
  const at = view.stack.findLastIndex((each) => each.card === card);
  return { ...view, stack: view.stack.map((each, i) => (i === at ? change(each) : each)) };
}

function levelIn(view: ElixirView, id: SpellName): number {
  return spellIn(view, id)?.level ?? levelOf(id);
}

function faceOf(view: ElixirView, id: SpellName): SpellView {
  const blank = {
    spell: id,
    level: levelOf(id),
    recipe: [],
    any_time: false,
    effect: effectOf(id),
  };
  return spellIn(view, id) ?? blank;
}

function cast(view: ElixirView, { seat, spell }: { seat: number; spell: SpellName }): ElixirView {
  const face = faceOf(view, spell);
  return player(view, seat, (one) => ({
    ...one,
    cast: [
      ...one.cast.filter((each) => each.spell.spell !== spell),
      { spell: face, lasting: false },
    ],
  }));
}

/** The last one is taken back into the hand. */
function uncast(view: ElixirView, { seat, spell }: { seat: number; spell: SpellName }): ElixirView {
  const level = levelIn(view, spell);
  const back = player(view, seat, (one) => ({
    ...one,
    cast: one.cast.filter((each) => each.spell.spell !== spell),
  }));
  return booked(back, seat, level, 1);
}

type Cursed = Extract<Happening, { event: "bought-off" | "curse-moved" | "cursed" }>;

function curse({ seat, other, spell }: Cursed): EffectView {
  return {
    spell,
    effect: effectOf(spell),
    level: levelOf(spell),
    seat: other,
    victim: seat,
    curse: true,
    left: null,
    copied: null,
    finds: [],
    title: null,
    steady: false,
  };
}

type Deal = NonNullable<ElixirView["deal"]>;

function dealt(view: ElixirView, change: (deal: Deal) => Deal): ElixirView {
  return view.deal ? { ...view, deal: change(view.deal) } : view;
}

function without(stalls: Deal["stalls"], find: FindName): Deal["stalls"] {
  const at = stalls.findIndex((stall) => stall.find === find);
  return stalls.filter((_, i) => i !== at);
}
