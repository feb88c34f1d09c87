"""What comes during the game: a wire from the robot or the red pile, cards by False Bottom."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.events import RedCame, RobotGave
from powderkeg.rules.bombbusters.moves import SIDES, TAKES
from powderkeg.rules.bombbusters.pieces import EQUIPMENT_TEXTS, KIND_TEXTS, RED, Wire, letter
from powderkeg.rules.bombbusters.prop_events import Equipped
from powderkeg.rules.bombbusters.shapes import Equip, OfKind, Side
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
        return s.tray if s.setting.mission.has_tray else s.pile

    def chances(self, s: BombBusters) -> list[Move]:
        return [TAKES[s.kinds[wire]] for wire in self.source(s)]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfKind)
        source = self.source(s)
        kinds = [s.kinds[wire] for wire in source]
        wire = source.pop(kinds.index(move.wire))
        stand = 2 * s.cutter + self.side
        place = s.sort_in(stand, wire)
        s.came[wire] = True
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


class OneMoreCard(Phase[BombBusters]):
    """False Bottom: a card comes to the table."""

    key: ClassVar[str] = "false-bottom"

    def chances(self, s: BombBusters) -> list[Move]:
        return s.possible_cards()

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Equip)
        s.cards.append(move.card)
        log.add(Equipped({"cards": [EQUIPMENT_TEXTS[move.card]], "count": 1}))
        s.pop(log)


CHOOSE_SIDE: Final = ChoosingSide()
ONE_MORE_CARD: Final = OneMoreCard()
