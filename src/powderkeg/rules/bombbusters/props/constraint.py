"""The constraint that binds everybody, and the deck it comes from (missions 32, 37, 57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from powderkeg.rules.bombbusters.pieces import CONSTRAINTS
from powderkeg.rules.bombbusters.prop_views import ConstraintName, PropsView
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, looked_up
from powderkeg.rules.core import Complaint, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

NO_CARD: Final = "-"
CONSTRAINT_WORDS: Final = {card: card for card in CONSTRAINTS}


def constraint_cards(clauses: Clauses, key: str) -> list[str]:
    """The constraint cards that a clause names, each once."""
    cards = looked_up(CONSTRAINT_WORDS, clauses.get(key), "constraint")
    if len(set(cards)) < len(cards):
        raise Complaint(f"scene: '{key}' names a constraint twice")
    return cards


def shown(card: str) -> ConstraintName | None:
    return cast(ConstraintName, card) if card else None


class Constraint(Prop):
    """The order of the deck is chance when a card is turned, so it is kept in none."""

    key: ClassVar[str] = "constraint"
    clauses: ClassVar[tuple[str, ...]] = ("constraint", "constraints")
    may_be_empty: ClassVar[tuple[str, ...]] = ("constraints",)
    sign: ClassVar[str] = "card"

    def __init__(self, card: str, left: list[str], has_deck: bool) -> None:
        self.card = card  # in force; nothing if none is
        self.left = left  # still to come
        self.has_deck: Final = has_deck

    def clone(self) -> Constraint:
        return Constraint(self.card, self.left.copy(), self.has_deck)

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        left = len(self.left) if self.has_deck else None
        props["constraint"] = {"card": shown(self.card), "left": left}

    def tell(self, view: BombBustersView) -> list[Line]:
        constraint = view["props"]["constraint"]
        card, left = constraint["card"], constraint["left"]
        force = Line("twin-no-constraint")
        if card is not None:
            force = Line("twin-constraint", {"constraint": card})
        return [force] if left is None else [force, Line("twin-constraints-left", {"count": left})]

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        words = clauses.get("constraint")
        self.card = "" if words in ([], [NO_CARD]) else constraint_cards(clauses, "constraint")[0]
        if "constraints" in clauses.words:
            self.left = constraint_cards(clauses, "constraints")
        elif self.card in self.left:
            self.left.remove(self.card)
        if self.card in self.left:
            raise Complaint("scene: the constraint in force is not in the deck")

    def write(self, s: BombBusters) -> list[str]:
        clauses = [f"constraint {self.card or NO_CARD}"]
        return clauses + ([f"constraints {' '.join(self.left)}".strip()] if self.has_deck else [])
