"""Mission 57: every number has a constraint, which comes when the number is finished."""

from __future__ import annotations

from typing import Any, Final

from powderkeg.rules.bombbusters.missions.binding import DRAW_CONSTRAINT, InForce
from powderkeg.rules.bombbusters.missions.constraints import LETTERS
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_55 import M57
from powderkeg.rules.bombbusters.over import explode
from powderkeg.rules.bombbusters.pieces import DISINTEGRATOR, VALUE_TEXTS, Value
from powderkeg.rules.bombbusters.prop_events import ConstraintOpened, ConstraintPaired
from powderkeg.rules.bombbusters.props.constraint import Constraint
from powderkeg.rules.bombbusters.props.paired import Paired
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.props.skips import Skips
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Log, Phase


class ImpossibleMission(InForce):
    """None is in force before the first finished number."""

    def __init__(self) -> None:
        super().__init__(57, reds=(1, 1), reds_for_two=(2, 2), redrawn=(DISINTEGRATOR,))
        self.skips_by = M57[3]
        self.endings = {"round": M57[3]}

    def props(self, seats: int) -> list[Prop]:
        return [Constraint("", [], has_deck=False), Paired([]), Skips()]

    def before_tokens(self, s: BombBusters) -> Phase[Any] | None:
        return DRAW_CONSTRAINT

    def to_draw(self, s: BombBusters) -> list[str]:
        return [card for card in LETTERS if card not in s.prop(Paired).cards]

    def draw(self, s: BombBusters, card: str, log: Log) -> None:
        cards = s.prop(Paired).cards
        cards.append(card)
        log.add(ConstraintPaired({"value": VALUE_TEXTS[len(cards)], "constraint": card}))

    def validated(self, s: BombBusters, value: Value, log: Log) -> None:
        cards = s.prop(Paired).cards
        if cards:
            s.prop(Constraint).card = cards[value - 1]
            log.add(ConstraintOpened({"constraint": cards[value - 1]}))

    def nobody_can(self, s: BombBusters, log: Log) -> None:
        explode(s, "round", [], log)


MISSION: Final[Mission] = ImpossibleMission()
