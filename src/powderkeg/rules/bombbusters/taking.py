"""What comes during the game: a wire from the robot or the red pile, cards by False Bottom."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.events import RedCame, RobotGave
from powderkeg.rules.bombbusters.moves import SIDES, TAKES
from powderkeg.rules.bombbusters.moving import take_in
from powderkeg.rules.bombbusters.pieces import KIND_TEXTS, RED, Wire, letter
from powderkeg.rules.bombbusters.shapes import OfKind, Side
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Facts, Log, Move, Phase, Refusal, Seat


def one_more_wire(s: BombBusters) -> Phase[BombBusters]:
    """The cutter takes a wire; whoever has two stands chooses one first."""
    return CHOOSE_SIDE if len(s.stands_of(s.cutter)) == 2 else Taking(0)


class ChoosingSide(Phase[BombBusters]):
    """Which of two stands the wire goes to."""

    key: ClassVar[str] = "choose-side"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.cutter]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [*SIDES]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, Side) else Refusal(NOT_NOW)

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Side)
        s.go(Taking(move.side), log)


class Taking(Phase[BombBusters]):
    """Nature draws the wire; only its new owner sees it, all see where it is sorted in (D5)."""

    key: ClassVar[str] = "take"

    def __init__(self, side: int) -> None:
        self.side: Final = side  # of the cutter's stands, the one it goes to

    def source(self, s: BombBusters) -> list[Wire]:
        return s.setting.mission.supply(s)

    def chances(self, s: BombBusters) -> list[Move]:
        return [TAKES[s.kinds[wire]] for wire in self.source(s)]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfKind)
        source = self.source(s)
        kinds = [s.kinds[wire] for wire in source]
        wire = source.pop(kinds.index(move.wire))
        stand = 2 * s.cutter + self.side
        place = take_in(s, stand, wire)
        facts: Facts = {"owner": s.cutter, "place": letter(stand, place)}
        text = KIND_TEXTS[move.wire]
        if source is s.tray:
            log.add(RobotGave(facts, text, [s.cutter]))
        else:
            s.totals[RED] += 1
            s.known[wire] = RED
            s.shown[wire] = RED
            log.add(RedCame(facts, text, [s.cutter]))
        s.pop(log)


CHOOSE_SIDE: Final = ChoosingSide()
