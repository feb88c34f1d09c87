"""Moments of mission 66: cards are laid, the figure moves, all wait, wires are marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from powderkeg.rules.bombbusters.bunker_map import (
    FLOORS,
    LOWER_STAIRS,
    SIDES,
    TRAPS,
    WHAT,
    column_of,
    floor_of,
    neighbour,
    row_of,
)
from powderkeg.rules.bombbusters.interrupting import Interruptible
from powderkeg.rules.bombbusters.missions.rules_55 import M66
from powderkeg.rules.bombbusters.moves import HEARD, KEEP, PINS, STEPS, TAGS
from powderkeg.rules.bombbusters.over import advance
from powderkeg.rules.bombbusters.pieces import VALUE_TEXTS
from powderkeg.rules.bombbusters.prop_events import Pinned, Stepped
from powderkeg.rules.bombbusters.props.bunker import CARDS, Bunker
from powderkeg.rules.bombbusters.props.recording import Recording
from powderkeg.rules.bombbusters.shapes import OfWire, Pin, Step
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import tag
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat, Wait

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.missions.m66 import FinalCountdown

STAIRS_STAGE: Final = 3


def mission_of(s: BombBusters) -> FinalCountdown:
    return cast("FinalCountdown", s.setting.mission)


class LayingSides(Phase[BombBusters]):
    """Nature lays the five cards at the north, east, south and west, and for the action."""

    key: ClassVar[str] = "sides"

    def chances(self, s: BombBusters) -> list[Move]:
        laid = s.prop(Bunker).sides
        return [PINS[card] for card in CARDS if card not in laid]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Pin)
        bunker = s.prop(Bunker)
        bunker.sides += move.card
        if len(bunker.sides) == len(CARDS):
            log.add(Pinned({"cards": [*bunker.sides]}))
            s.pop(log)


class Exchanging(Phase[BombBusters]):
    """The Captain lays the five cards anew, one by one, or keeps them as they lie."""

    key: ClassVar[str] = "exchange"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.captain]

    def due(self, s: BombBusters) -> int:
        return mission_of(s).due(s)

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        pinned = s.prop(Bunker).pinned
        cards: list[Move] = [PINS[card] for card in CARDS if card not in pinned]
        return cards if pinned else [KEEP, *cards]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        return Refusal(M66[15] if isinstance(move, Pin) or move is KEEP else NOT_NOW)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        bunker = s.prop(Bunker)
        if isinstance(move, Wait):
            mission_of(s).pass_time(s, move.ticks, log)
            return
        if isinstance(move, Pin):
            bunker.pinned += move.card
            if len(bunker.pinned) + 1 < len(CARDS):
                return
            rest = [card for card in CARDS if card not in bunker.pinned]
            bunker.sides = bunker.pinned + rest[0]
            log.add(Pinned({"cards": [*bunker.sides]}))
        mission_of(s).run_out(s, log)


class Stepping(Phase[BombBusters]):
    """After a cut: the action of a striped space, or one step, which may be a choice (M66.2)."""

    key: ClassVar[str] = "step"

    def begin(self, s: BombBusters, log: Log) -> None:
        bunker = s.prop(Bunker)
        while bunker.steps and s.over is None:
            ways = bunker.ways(bunker.said)
            if len(ways) > 1:
                return
            bunker.steps -= 1
            if bunker.is_pending():
                if bunker.right and bunker.acts(bunker.said):
                    mission_of(s).act_there(s, log)
            elif ways:
                self.step(s, ways[0], log)
        if s.over is None:
            s.pop(log)

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def due(self, s: BombBusters) -> int:
        return mission_of(s).due(s)

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        bunker = s.prop(Bunker)
        return [STEPS[side] for side in bunker.ways(bunker.said)]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Step):
            return Refusal(NOT_NOW)
        bunker = s.prop(Bunker)
        side = SIDES.index(move.side)
        if side in bunker.ways(bunker.said):
            return None
        other = neighbour(bunker.at, side)
        if other >= 0 and bunker.fits(side, bunker.said) and bunker.is_guarded(other):
            return Refusal(M66[12])
        return Refusal(M66[2], {"value": VALUE_TEXTS[bunker.said]})

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Wait):
            mission_of(s).pass_time(s, move.ticks, log)
            return
        assert isinstance(move, Step)
        s.prop(Bunker).steps -= 1
        self.step(s, SIDES.index(move.side), log)
        if s.over is None:
            self.begin(s, log)

    def step(self, s: BombBusters, side: int, log: Log) -> None:
        """One space; traps move the dial, and the stairs may be the goal."""
        bunker = s.prop(Bunker)
        at = bunker.next_to(bunker.at, side)
        bunker.at = at
        facts = {"side": SIDES[side], "floor": FLOORS[floor_of(at)], "space": WHAT.get(at, "empty")}
        log.add(Stepped({**facts, "column": column_of(at), "row": row_of(at)}))
        if at in TRAPS:
            advance(s, log)
        elif at == LOWER_STAIRS and bunker.stage == STAIRS_STAGE and not bunker.reached:
            mission_of(s).reach(s, log)


class Holding(Interruptible):
    """A goal is reached early: no cuts and no moves until its time is over, or all agree."""

    key: ClassVar[str] = "hold"

    def begin(self, s: BombBusters, log: Log) -> None:
        s.prop(Recording).heard = 0

    def deciders(self, s: BombBusters) -> list[Seat]:
        return s.prop(Recording).waiting(s)

    def due(self, s: BombBusters) -> int:
        return mission_of(s).due(s)

    def acts(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [HEARD]

    def why_not_act(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if move is HEARD else Refusal(M66[10])

    def act(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        recording = s.prop(Recording)
        if isinstance(move, Wait):
            mission_of(s).pass_time(s, move.ticks, log)
            return
        recording.heard |= 1 << seat
        if not recording.waiting(s):
            recording.heard = 0
            mission_of(s).run_out(s, log)


class Marking(Phase[BombBusters]):
    """Both wires named at the lever were wrong: which one gets its token?"""

    key: ClassVar[str] = "mark"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def due(self, s: BombBusters) -> int:
        return mission_of(s).due(s)

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        places = [s.place_of(wire) for wire in s.prop(Bunker).wrong]
        return [TAGS[stand][place] for stand, place in places]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(s, seat) else Refusal(M66[9])

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Wait):
            mission_of(s).pass_time(s, move.ticks, log)
            return
        assert isinstance(move, OfWire)
        wire = s.wire_at(move.stand, move.place)
        s.prop(Bunker).wrong = []
        if not s.tokens[wire]:
            tag(s, wire, "miss", log)
        s.pop(log)


LAY_SIDES: Final = LayingSides()
EXCHANGE: Final = Exchanging()
STEP: Final = Stepping()
HOLD: Final = Holding()
MARK: Final = Marking()
