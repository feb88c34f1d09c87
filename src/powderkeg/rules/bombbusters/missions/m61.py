"""Mission 61: constraints that move on from seat to seat."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.interrupting import Interruptible
from powderkeg.rules.bombbusters.missions.binding import DRAW_CONSTRAINT, ByRound
from powderkeg.rules.bombbusters.missions.constraints import FIRST_FIVE, LAST_SEVEN
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_55 import M61
from powderkeg.rules.bombbusters.moves import FRESH, RING_MOVES
from powderkeg.rules.bombbusters.over import explode, step
from powderkeg.rules.bombbusters.pieces import NO_SEAT
from powderkeg.rules.bombbusters.prop_events import (
    ConstraintsKept,
    ConstraintsMoved,
    ConstraintTaken,
)
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.ring import PLACES, TABLE, Ring
from powderkeg.rules.bombbusters.props.skips import Skips
from powderkeg.rules.bombbusters.shapes import Way
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.views import BombBustersView
from powderkeg.rules.core import NO_MOVES, NOT_NOW, Log, Move, Phase, Refusal, Seat
from powderkeg.rules.telling import Line


class SharingIsCaring(ByRound):
    """Before each round the Captain says whether all cards move one place."""

    def __init__(self) -> None:
        super().__init__(61, reds=(1, 1), reds_for_two=(2, 2))
        self.skips_by = M61[2]
        self.endings = {"round": M61[2]}
        self.interludes = [PASS_ON]

    def props(self, seats: int) -> list[Prop]:
        return [Ring([], [*LAST_SEVEN]), Skips()]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return DRAW_CONSTRAINT

    def bound_by(self, s: BombBusters, seat: Seat) -> str:
        return s.prop(Ring).card_of(s, seat)

    def to_draw(self, s: BombBusters) -> list[str]:
        """At first all places of the ring are filled; later somebody takes another card."""
        ring = s.prop(Ring)
        if ring.taker != NO_SEAT:
            return ring.left
        if len(ring.cards) == len(PLACES[s.seats]):
            return []
        return [card for card in FIRST_FIVE if card not in ring.cards]

    def draw(self, s: BombBusters, card: str, log: Log) -> None:
        ring = s.prop(Ring)
        if ring.taker != NO_SEAT:
            ring.left.remove(card)
            ring.cards[ring.place_of(s, ring.taker)] = card
            log.add(ConstraintTaken({"seat": ring.taker, "constraint": card}))
            ring.taker = NO_SEAT
            return
        offset = PLACES[s.seats][len(ring.cards)]
        ring.cards.append(card)
        if offset != TABLE:
            seat = (s.captain + offset) % s.seats
            log.add(ConstraintTaken({"seat": seat, "constraint": card}))

    # Before each round.

    def round_ends(self, s: BombBusters, log: Log) -> None:
        s.prop(Ring).is_due = True

    def begin_turn(self, s: BombBusters, log: Log) -> Phase[Any] | None:
        ring = s.prop(Ring)
        if ring.cards and (ring.is_due or not s.turns):
            ring.is_due = False
            s.push(PASS_ON, log)
        return None

    def nobody_can(self, s: BombBusters, log: Log) -> None:
        explode(s, "round", [], log)

    # At any time: another card.

    def unasked(self, s: BombBusters, seat: Seat) -> list[Move]:
        ring = s.prop(Ring)
        return [FRESH] if ring.left and ring.cards else NO_MOVES

    def play_unasked(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        """The Stabilizer does not stop its step."""
        step(s, log)
        if s.over is None:
            s.prop(Ring).taker = seat
            s.push(DRAW_CONSTRAINT, log)

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is FRESH:
            return Refusal(M61[4])
        if isinstance(move, Way):
            return Refusal(M61[6])
        return super().why_not(s, seat, move)

    def prompt(self, view: BombBustersView) -> Line | None:
        return Line("prompt-ring", {"seat": view["captain"]}) if view["phase"] == "ring" else None


class PassingOn(Interruptible):
    """The Captain's choice, also when out of wires."""

    key: ClassVar[str] = "ring"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.captain]

    def acts(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [*RING_MOVES]

    def why_not_act(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move is FRESH:
            return Refusal(M61[4])
        return None if isinstance(move, Way) else Refusal(NOT_NOW)

    def act(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Way)
        if move.way == "none":
            log.add(ConstraintsKept({}))
        else:
            s.prop(Ring).move_on(1 if move.way == "left" else -1)
            log.add(ConstraintsMoved({"way": move.way}))
        s.pop(log)


PASS_ON: Final = PassingOn()
MISSION: Final[Mission] = SharingIsCaring()
