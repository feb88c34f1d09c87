/** What a card looks like, by its id. Other decks than the house's have cards that nobody has drawn. */
import type { Say } from "../face";
import type { CardName, ElixirView, FamilyName, FindName, SpellName, SpellView } from "./types";

const INGREDIENTS = words(
  "moth-dust giggle-seed thunder-crumb goblin-sock moon-milk salamander-sneeze raven-ink " +
    "bottled-yawn rust-petal echo-pebble swamp-button candle-ghost hiccup-honey basilisk-blink " +
    "cobweb-lace stardrop-salt",
);
const THINGS = words(
  "left-boot cracked-teapot bent-spoon soggy-almanac odd-button stuffed-pigeon empty-birdcage",
);
const TRANSACTIONS = words("auction flea-market market-day");
/** Magic objects that wait for one's own turn, and those that do not. */
const OWN_TURN = words(
  "joker-flask crooked-mortar spyglass fishing-rod ragpickers-hook cup-and-balls bottomless-sack " +
    "spare-hourglass library-card forgers-ink tax-drum brass-scales",
);
const ANY_TIME = words(
  "bell-jar mousetrap curse-soap town-criers-bell candle-snuffer bent-wand cloak-of-nobody weathercock",
);
/** Effects by level, in the order of the ids: 101, 102 … 201 … */
const EFFECTS = [
  "parrot few-words mirrored-view upside-down fogged-view dropped-find obliging no-draw " +
    "borrowed-draw short-turns title glass-pocket ask-leave sulks pass-left draw-and-keep",
  "take pass-hands open-hands picky-draws toll no-casting snuff turn-away swap-hands rummage " +
    "open-spell trim no-cards whirl extra-turn reverse closed-shops call-in collect cloak " +
    "homework swap-spells draw-round broom",
  "stir tithe key butler carousel copy queue search",
  "rewind double-draw bonfire gift-spell bare solvent stolen-hour jackdaw",
].map(words);
/** Spells that are cast at any time, in the house's deck. */
const ANSWERS = words("draw-and-keep snuff turn-away cloak");

export const LEVELS = [1, 2, 3, 4] as const;

function words(text: string): string[] {
  return text.split(" ");
}

/** Spells have numbers, finds have names. */
export function isSpell(card: CardName): boolean {
  return /^\d+$/.test(card);
}

export function nameOf(card: CardName | null, say: Say): string {
  return say(`card-${card ?? "unknown"}`);
}

export function familyOf(find: FindName): FamilyName {
  if (THINGS.includes(find)) return "thing";
  if (TRANSACTIONS.includes(find)) return "transaction";
  if (OWN_TURN.includes(find) || ANY_TIME.includes(find)) return "object";
  return "ingredient";
}

export function isAnyTime(card: CardName): boolean {
  return isSpell(card) ? ANSWERS.includes(effectOf(card)) : ANY_TIME.includes(card);
}

export function levelOf(spell: SpellName): number {
  return Number(spell[0]);
}

/** The effect code of a spell of the house's deck. */
export function effectOf(spell: SpellName): string {
  return EFFECTS[levelOf(spell) - 1]?.[Number(spell.slice(1)) - 1] ?? "";
}

/** The blot that an ingredient lies on. */
export function tintOf(find: FindName): string {
  return `var(--el-tint-${find}, var(--card-lo))`;
}

/** The symbol that shows a card. Spells are drawn by what they do. */
export function pictureOf(card: CardName, spell?: { effect: string } | null): string {
  if (isSpell(card)) {
    const effect = spell?.effect ?? effectOf(card);
    return effect ? `el-s-${effect}` : "el-odd";
  }
  const drawn = INGREDIENTS.includes(card) || familyOf(card) !== "ingredient";
  return drawn ? `el-${card}` : "el-odd";
}

/** A spell that lies somewhere in sight. */
export function spellIn(view: ElixirView, id: SpellName): SpellView | null {
  const books = view.players.flatMap(({ books }) => books.map(({ spell }) => spell));
  const cast = view.players.flatMap((player) => player.cast.map(({ spell }) => spell));
  return [...view.spells, ...cast, ...books].find((spell) => spell?.spell === id) ?? null;
}
