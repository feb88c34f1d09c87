/** What a mission lays on the table, found by its key in the view. One more is its drawing, and a line here. */
import type { Component } from "svelte";
import type { Offer, Say, SeatFace } from "../../face";
import { round } from "../../../game/desk";
import type { BombBustersView, PropsView, ValueName } from "../types";
import Bunker from "./Bunker.svelte";
import Challenges from "./Challenges.svelte";
import Circus from "./Circus.svelte";
import Clock from "./Clock.svelte";
import Constraint from "./Constraint.svelte";
import Deck from "./Deck.svelte";
import Faces from "./Faces.svelte";
import Gifts from "./Gifts.svelte";
import Line from "./Line.svelte";
import Link from "./Link.svelte";
import Number from "./Number.svelte";
import NumberHands from "./NumberHands.svelte";
import OwnConstraints from "./OwnConstraints.svelte";
import Oxygen from "./Oxygen.svelte";
import Pile from "./Pile.svelte";
import Recording from "./Recording.svelte";
import RedNumber from "./RedNumber.svelte";
import Rewards from "./Rewards.svelte";
import Ring from "./Ring.svelte";
import Row from "./Row.svelte";
import Secrets from "./Secrets.svelte";
import Targets from "./Targets.svelte";
import Wishes from "./Wishes.svelte";

export type PropName = keyof PropsView;

export interface PropProps<Name extends PropName> {
  prop: NonNullable<PropsView[Name]>;
  view: BombBustersView;
  seats: SeatFace[];
  /** null for a watcher. */
  me: number | null;
  /** There is room for cards; else only a line. */
  roomy: boolean;
  offers: Offer[];
  onpick: (move: string) => void;
  say: Say;
}

/** In the order in which they lie there. What is not here lies elsewhere: on the strip, at a name, on a card. */
const DRAWN: { [Name in PropName]?: Component<PropProps<Name>> } = {
  clock: Clock,
  recording: Recording,
  wishes: Wishes,
  oxygen: Oxygen,
  targets: Targets,
  circus: Circus,
  row: Row,
  number: Number,
  red_number: RedNumber,
  deck: Deck,
  faces: Faces,
  line: Line,
  gifts: Gifts,
  secrets: Secrets,
  rewards: Rewards,
  number_hands: NumberHands,
  pile: Pile,
  constraint: Constraint,
  own_constraints: OwnConstraints,
  ring: Ring,
  link: Link,
  challenges: Challenges,
  bunker: Bunker,
};
const NAMES = Object.keys(DRAWN) as PropName[];

interface Drawn {
  name: PropName;
  /** Each is given its own prop, and no other. */
  Drawing: Component<PropProps<never>>;
  prop: never;
}

/** What lies beside the stands. */
export function drawnOf({ props }: BombBustersView): Drawn[] {
  return NAMES.flatMap((name) => {
    const prop = props[name] ?? null;
    if (prop === null) return [];
    return [{ name, Drawing: DRAWN[name] as Drawn["Drawing"], prop: prop as never }];
  });
}

/** What the others do not have, by tokens beside their stands. */
export function lackingOf(
  { seats }: BombBustersView,
  me: number | null,
): { seat: number; values: ValueName[] }[] {
  return seats.flatMap(({ absent, stands }, seat) => {
    const values = [...absent, ...stands.flatMap(({ beside }) => beside)];
    return seat === me || values.length === 0 ? [] : [{ seat, values }];
  });
}

/** Does anything of it lie there? A clock without an end is none, nor are gifts that nobody has yet. */
export function isLaid(view: BombBustersView, me: number | null): boolean {
  const { clock, gifts, ...others } = view.props;
  const given =
    gifts !== undefined &&
    (gifts.tokens.length > 0 ||
      gifts.seat !== null ||
      (!round.current && lackingOf(view, me).length > 0));
  return given || (clock?.left ?? null) !== null || drawnOf({ ...view, props: others }).length > 0;
}
