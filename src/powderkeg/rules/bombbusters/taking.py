"""A wire comes to a stand during the game: from the robot, or from the red pile."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.events import RedCame, RobotGave
from powderkeg.rules.bombbusters.moves import SIDES, TAKES
from powderkeg.rules.bombbusters.pieces import KIND_TEXTS, RED, Wire, letter
from powderkeg.rules.bombbusters.shapes import OfKind, Side
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Facts, Log, Move, Phase, Refusal, Seat


def next_step(s: BombBusters) -> Phase[BombBusters]:
    """Whoever has two stands chooses one first."""
    return CHOOSE_SIDE if len(s.stands_of(s.cutter)) == 2 and s.side < 0 else TAKE


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
        s.side = move.side
        s.go(TAKE, log)


class Taking(Phase[BombBusters]):
    """Nature draws the wire; only its new owner sees it, all see where it is sorted in (D5)."""

    key: ClassVar[str] = "take"

    def source(self, s: BombBusters) -> list[Wire]:
        return s.tray if s.setting.mission.has_tray else s.pile

    def chances(self, s: BombBusters) -> list[Move]:
        return [TAKES[s.kinds[wire]] for wire in self.source(s)]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfKind)
        source = self.source(s)
        kinds = [s.kinds[wire] for wire in source]
        wire = source.pop(kinds.index(move.wire))
        stand = 2 * s.cutter + max(0, s.side)
        place = s.sort_in(stand, wire)
        s.came[wire] = True
        s.side = -1
        s.owed_wires -= 1
        facts: Facts = {"owner": s.cutter, "place": letter(stand, place)}
        text = KIND_TEXTS[move.wire]
        if s.setting.mission.has_tray:
            log.add(RobotGave(facts, text, [s.cutter]))
        else:
            s.totals[RED] += 1
            s.known[wire] = RED
            s.shown[wire] = RED
            log.add(RedCame(facts, text, [s.cutter]))
        s.pop(log)


CHOOSE_SIDE: Final = ChoosingSide()
TAKE: Final = Taking()
