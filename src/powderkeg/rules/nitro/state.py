"""The laboratory: formula, flasks, stop cards and what everyone has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from powderkeg.rules.core import Move, Outcome, Phase, Refusal, Seat, State
from powderkeg.rules.nitro.codec import as_text
from powderkeg.rules.nitro.features import write
from powderkeg.rules.nitro.moves import Hand, Stop
from powderkeg.rules.nitro.physics.world import Places
from powderkeg.rules.nitro.pieces import (
    BEAT,
    COLOURS,
    LAG,
    NAMES,
    NO_SEAT,
    RATE,
    ROUNDS,
    TILT,
    VALUES,
    Card,
    Cube,
    card_of,
    colour_of,
    value_of,
)
from powderkeg.rules.nitro.rulebook import B6, B7, B18, N18, T1
from powderkeg.rules.nitro.scoring import Harvest, harvest
from powderkeg.rules.nitro.setting import Setting
from powderkeg.rules.nitro.standing import CubeAt, beak_of, hash_of, right, standing, wanted
from powderkeg.rules.nitro.views import (
    CardView,
    ColourName,
    CubeName,
    CubeView,
    Decision,
    FlaskView,
    FormulaCard,
    NitroView,
    PhaseKey,
    SeatView,
)
from powderkeg.rules.numbers import Numbers
from powderkeg.rules.rng import Rng

NOT_YET: Final = -1
NOT_LOADED: Final[Places] = ()


class Decided:
    """How a round was decided for one seat."""

    def __init__(
        self,
        seat: Seat,
        number: int,
        how: str,
        tick: int,
        beak: tuple[Cube, ...],
        won: tuple[Card, ...],
    ) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.how: Final = how
        self.tick: Final = tick
        self.beak: Final = beak
        self.won: Final = won


class Nitro(State):
    """One game. What a flask looks like is not kept: it follows from places and pushes."""

    def __init__(
        self, setting: Setting, phases: list[Phase[Any]], source: Nitro | None = None
    ) -> None:
        super().__init__(setting.seats, phases)
        self.setting: Final = setting
        seats = setting.seats
        # Every field once: what it is at the start, or what a clone takes over.
        self.round: int = 0 if source is None else source.round
        self.piles: list[list[Card]] = (
            [[card_of(colour, value) for value in VALUES[colour]] for colour in COLOURS]
            if source is None
            else [pile.copy() for pile in source.piles]
        )
        self.formula: list[Card] = [] if source is None else source.formula.copy()
        self.cards: list[list[Card]] = (
            [[] for _ in range(seats)]
            if source is None
            else [cards.copy() for cards in source.cards]
        )
        self.box: list[Card] = [] if source is None else source.box.copy()
        self.poop: Seat = NO_SEAT if source is None else source.poop
        self.decided: tuple[Decided, ...] = () if source is None else source.decided
        # Seconds of the clock in this phase.
        self.waited: int = 0 if source is None else source.waited
        self.places: list[Places] = [NOT_LOADED] * seats if source is None else source.places.copy()
        self.pushes: list[bytes] = [b""] * seats if source is None else source.pushes.copy()
        # The tick of the stop; ticks after the sand ran out.
        self.stopped: list[int] = [NOT_YET] * seats if source is None else source.stopped.copy()
        self.grabbed: list[int] = [NOT_YET] * seats if source is None else source.grabbed.copy()
        self.stop_cards: list[int] = [0] * seats if source is None else source.stop_cards.copy()
        # How each came by its stop card.
        self.how: list[str] = [""] * seats if source is None else source.how.copy()

    def clone(self) -> Nitro:
        return Nitro(self.setting, self.phases.copy(), self)

    def reimagine(self, seat: Seat, rng: Rng) -> Nitro:
        """Nothing is hidden but the order of the piles, and that is not decided before its time."""
        return self.clone()

    def refusal(self, actor: Seat, move: Move) -> Refusal | None:
        if actor >= 0 and isinstance(move, Hand) and self.phases[-1].key == "mix":
            if self.stopped[actor] != NOT_YET:
                return Refusal(N18 if isinstance(move, Stop) else B6)
            if self.is_frozen(actor):
                return Refusal(B7)
        return super().refusal(actor, move)

    # Flasks.

    def tick(self, seat: Seat) -> int:
        return len(self.pushes[seat]) // 2

    def is_frozen(self, seat: Seat) -> bool:
        """Has its sand run out?"""
        return self.tick(seat) >= self.setting.sand

    def is_mixing(self, seat: Seat) -> bool:
        return self.stopped[seat] == NOT_YET and not self.is_frozen(seat)

    def mixing(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if self.is_mixing(seat)]

    def cubes(self, seat: Seat, ago: int = 0) -> list[CubeAt]:
        """Where they are now, or were so many ticks ago."""
        if not self.places[seat]:
            return []
        return standing(self.places[seat], self.pushes[seat], ago)

    def beak(self, seat: Seat) -> list[Cube]:
        return beak_of(self.cubes(seat))

    def wanted(self, seat: Seat) -> list[Cube]:
        return wanted(self.formula, seat == self.poop)

    # Stop cards.

    def score(self, seat: Seat) -> int:
        return sum([value_of(card) for card in self.cards[seat]])

    def next_stop(self) -> int:
        """The lowest stop card left."""
        return max(self.stop_cards) + 1

    def beaks(self) -> list[list[Cube]]:
        return [self.beak(seat) for seat in range(self.seats)]

    def harvest(self, beaks: list[list[Cube]], more: list[Seat]) -> Harvest:
        """What would be won by those who have a stop card, and then by these."""
        order = [seat for seat in range(self.seats) if self.stop_cards[seat]]
        order.sort(key=lambda seat: self.stop_cards[seat])
        return harvest(self.formula, order + more, beaks, self.poop)

    def worth(self, beaks: list[list[Cube]], seat: Seat) -> int:
        """Points that stopping now would bring, or that are safe already."""
        if len(self.formula) < len(COLOURS):
            return 0
        gain = self.harvest(beaks, [] if self.stop_cards[seat] else [seat])
        return sum([value_of(self.formula[place]) for place in gain.of(seat)])

    # The end.

    def outcome(self) -> Outcome | None:
        if self.phases[-1].key != "over":
            return None
        scores = [self.score(seat) for seat in range(self.seats)]
        best = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        most = max([len(self.cards[seat]) for seat in best])
        winners = [seat for seat in best if len(self.cards[seat]) == most]
        return Outcome([float(score) for score in scores], winners, T1 if len(best) > 1 else B18)

    # What is seen.

    def view(self, seat: Seat) -> NitroView:
        setting = self.setting
        cubes = [self.cubes(other) for other in range(self.seats)]
        beaks = [beak_of(each) for each in cubes]
        owners = self.harvest(beaks, []).owners
        return {
            "phase": cast(PhaseKey, self.phases[-1].key),
            "calm": setting.calm,
            "round": self.round,
            "rounds": ROUNDS,
            "sand": setting.sand,
            "rate": RATE,
            "beat": BEAT,
            "tilt": TILT,
            "lag": LAG,
            "formula": [
                formula_card(card, owner) for card, owner in zip(self.formula, owners, strict=True)
            ],
            "wanted": cube_names(self.wanted(seat)),
            "seats": [self._seat_view(other) for other in range(self.seats)],
            "flasks": [
                self._flask_view(other, cubes[other], beaks, other == seat)
                for other in range(self.seats)
            ],
            "next_stop": self.next_stop(),
            "decided": [decision(each) for each in self.decided],
            "box": len(self.box),
        }

    def features(self, seat: Seat, into: Numbers) -> None:
        write(self, seat, into)

    def _seat_view(self, seat: Seat) -> SeatView:
        return {
            "score": self.score(seat),
            "cards": [card_view(card) for card in self.cards[seat]],
            "poop": seat == self.poop,
        }

    def _flask_view(
        self, seat: Seat, cubes: list[CubeAt], beaks: list[list[Cube]], own: bool
    ) -> FlaskView:
        beak = beaks[seat]
        stopped = self.stopped[seat]
        grabbed = self.grabbed[seat]
        return {
            "loaded": bool(self.places[seat]),
            "places": [[x, y] for x, y in self.places[seat]],
            "tick": self.tick(seat),
            "cubes": [cube_view(at) for at in cubes],
            "beak": cube_names(beak),
            "right": right(beak, self.wanted(seat)),
            "worth": self.worth(beaks, seat),
            "stopped": None if stopped == NOT_YET else stopped,
            "grabbed": None if grabbed == NOT_YET else grabbed,
            "stop_card": self.stop_cards[seat] or None,
            "hand": hash_of(self.pushes[seat]),
            "pushes": as_text(self.pushes[seat]) if own else None,
        }


def cube_names(cubes: Sequence[Cube]) -> list[CubeName]:
    return [cast(CubeName, NAMES[cube]) for cube in cubes]


def card_view(card: Card) -> CardView:
    return {"colour": cast(ColourName, NAMES[colour_of(card)]), "value": value_of(card)}


def formula_card(card: Card, owner: Seat) -> FormulaCard:
    return {
        "colour": cast(ColourName, NAMES[colour_of(card)]),
        "value": value_of(card),
        "owner": None if owner == NO_SEAT else owner,
    }


def cube_view(at: CubeAt) -> CubeView:
    return {
        "cube": cast(CubeName, NAMES[at.cube]),
        "x": round(at.x, 2),
        "y": round(at.y, 2),
        "angle": round(at.angle, 3),
        "out": at.is_out,
    }


def decision(decided: Decided) -> Decision:
    return {
        "seat": decided.seat,
        "number": decided.number,
        "how": cast(Any, decided.how),
        "tick": decided.tick,
        "beak": cube_names(decided.beak),
        "won": [card_view(card) for card in decided.won],
    }
