"""Number cards that lie on equipment cards (mission 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.pieces import EQUIPMENT_TEXTS, NUMBERS
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.deck import number_cards
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, listed, looked_up, up_to
from powderkeg.rules.core import Seat

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters

CARD_WORDS = {name: card for card, name in enumerate(EQUIPMENT_TEXTS) if card}


class Tape(Prop):
    """By equipment card; 0 where it has gone. Numbers that have gone are not laid again."""

    key: ClassVar[str] = "tape"
    clauses: ClassVar[tuple[str, ...]] = ("tape", "gone")
    sign: ClassVar[str] = "card"

    def __init__(self, numbers: dict[int, int], gone: list[int]) -> None:
        self.numbers = numbers
        self.gone = gone

    def clone(self) -> Tape:
        return Tape(self.numbers.copy(), self.gone.copy())

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["tape"] = [
            {"card": EQUIPMENT_TEXTS[card], "number": number}
            for card, number in self.numbers.items()
            if number
        ]

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        for word in clauses.get("tape"):
            name, _, number = word.partition("=")
            card = looked_up(CARD_WORDS, [name], "card")[0]
            self.numbers[card] = looked_up(up_to(len(NUMBERS)), [number], "number")[0]
        self.gone = number_cards(clauses, "gone")

    def write(self, s: BombBusters) -> list[str]:
        words = [f"{EQUIPMENT_TEXTS[card]}={number}" for card, number in self.numbers.items()]
        return listed("tape", words) + listed("gone", [str(number) for number in self.gone])
