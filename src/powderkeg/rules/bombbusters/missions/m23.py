"""Mission 23: four wires at once, for a pile of equipment."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.missions.four import FourAtOnce, NamingFour
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_20 import M23
from powderkeg.rules.bombbusters.pieces import EQUIPMENT_TEXTS, Value
from powderkeg.rules.bombbusters.placing import LAY
from powderkeg.rules.bombbusters.prop_events import PileOpened
from powderkeg.rules.bombbusters.props.pile import Pile
from powderkeg.rules.bombbusters.shapes import Equip
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Json, Log, Move, Phase, Seat


class Fordwich(FourAtOnce):
    """Whatever is left of the pile can be used at once."""

    def __init__(self) -> None:
        super().__init__(23, reds=(1, 3), reds_for_two=(2, 3))
        self.size = 7
        self.together = M23[2]
        self.only_so = M23[5]
        self.namings = {"four": NamingFour}
        self.endings = {"named": M23[2]}

    def equipped(self, seats: int) -> int:
        return 0

    def before_first_turn(self, s: BombBusters) -> Phase[Any] | None:
        return LAY

    def locks(self, s: BombBusters, card: int) -> list[tuple[Value, int]]:
        return []

    def reward(self, s: BombBusters, log: Log) -> None:
        s.owe(OPEN_PILE)


class OpeningPile(Phase[BombBusters]):
    """Nature turns up card after card; then all are told."""

    key: ClassVar[str] = "equip"

    def chances(self, s: BombBusters) -> list[Move]:
        return s.possible_cards()

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Equip)
        s.cards.append(move.card)
        pile = s.prop(Pile)
        pile.left -= 1
        if not pile.left:
            names: list[Json] = [EQUIPMENT_TEXTS[card] for card in s.cards]
            log.add(PileOpened({"cards": names, "count": len(names)}))
            s.pop(log)


OPEN_PILE: Final = OpeningPile()
MISSION: Final[Mission] = Fordwich()
