"""Number cards in a row, and the Sequence card at one end (missions 9, 16, 36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.bombbusters.pieces import Value
from powderkeg.rules.bombbusters.prop_views import PropsView, RowEnd
from powderkeg.rules.bombbusters.props.deck import NUMBER_WORDS
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, listed, looked_up
from powderkeg.rules.core import Complaint, Json, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

ENDS: Final[tuple[RowEnd, ...]] = ("left", "right")


class Sequence(Prop):
    """The cards that still lie in the row. Only the one beside the Sequence card is free."""

    key: ClassVar[str] = "row"
    clauses: ClassVar[tuple[str, ...]] = ("row",)
    may_be_empty: ClassVar[tuple[str, ...]] = ("row",)
    sign: ClassVar[str] = "sequence"

    def __init__(self, need: int, cards: list[int], end: RowEnd | None) -> None:
        self.need: Final = need  # wires of a number, until its card goes: the card's two sides
        self.cards = cards
        self.end = end  # where the Sequence card lies; None: nowhere yet

    def clone(self) -> Sequence:
        return Sequence(self.need, self.cards.copy(), self.end)

    def free(self) -> Value:
        """The number beside the Sequence card, or 0."""
        if not self.cards or self.end is None:
            return 0
        return self.cards[0 if self.end == "left" else -1]

    def blocks(self, value: Value) -> bool:
        return value in self.cards and value != self.free()

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["row"] = {"cards": self.cards.copy(), "need": self.need, "end": self.end}

    def tell(self, view: BombBustersView) -> list[Line]:
        row = view["props"]["row"]
        cards = row["cards"]
        if not cards:
            return []
        free = None if row["end"] is None else cards[0 if row["end"] == "left" else -1]
        numbers: list[Json] = [*cards]
        blocked: list[Json] = [card for card in cards if card != free]
        lines = [Line("twin-row", {"numbers": numbers})]
        return [*lines, Line("twin-blocked", {"numbers": blocked})] if blocked else lines

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        words = clauses.get("row")
        for end in ENDS:
            if words[-1:] == [end]:
                self.end = end
                words = words[:-1]
        if "row" in clauses.words:
            self.cards = looked_up(NUMBER_WORDS, words, "card")
        for card in self.cards:
            if self.cards.count(card) > 1:
                raise Complaint(f"scene: Number card {card} lies twice in the row")

    def write(self, s: BombBusters) -> list[str]:
        words = [str(card) for card in self.cards]
        if self.end is not None and self.cards:
            words.append(self.end)
        return listed("row", words)

    def meets(self, value: Value) -> bool:
        return value == self.free()
