"""Info tokens that everybody gets when the first two yellow wires are cut (missions 22, 27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.bombbusters.pieces import NO_SEAT, NUMBERS, VALUE_TEXTS, YELLOW, Value
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, listed, looked_up
from powderkeg.rules.core import Json, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

TOKEN_WORDS: Final = {VALUE_TEXTS[value]: value for value in (*NUMBERS, YELLOW)}


class Gifts(Prop):
    """They come once (N14)."""

    key: ClassVar[str] = "gifts"
    clauses: ClassVar[tuple[str, ...]] = ("tokens", "giver", "gift", "gifted")
    may_be_empty: ClassVar[tuple[str, ...]] = ("gifted",)

    def __init__(self, to_left: bool, source: Gifts | None = None) -> None:
        self.to_left: Final = to_left  # each goes to the left neighbour
        self.tokens: list[Value] = [] if source is None else source.tokens.copy()  # open ones
        self.seat: Seat = NO_SEAT if source is None else source.seat  # who chooses
        self.value: Value = 0 if source is None else source.value  # what was chosen
        self.is_over: bool = False if source is None else source.is_over

    def clone(self) -> Gifts:
        return Gifts(self.to_left, self)

    def receiver(self, s: BombBusters) -> Seat:
        return (self.seat + 1) % s.seats if self.to_left else self.seat

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        chosen = self.seat != NO_SEAT
        props["gifts"] = {
            "tokens": [VALUE_TEXTS[value] for value in self.tokens],
            "seat": self.seat if chosen else None,
            "to": self.receiver(s) if chosen else None,
            "value": VALUE_TEXTS[self.value] if self.value else None,
        }

    def tell(self, view: BombBustersView) -> list[Line]:
        tokens: list[Json] = [*view["props"]["gifts"]["tokens"]]
        return [Line("twin-tokens", {"values": tokens})] if tokens else []

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.tokens = looked_up(TOKEN_WORDS, clauses.get("tokens"), "token")
        if "giver" in clauses.words:
            self.seat = clauses.number("giver", 0, s.seats - 1)
        for value in looked_up(TOKEN_WORDS, clauses.get("gift"), "token"):
            self.value = value
        self.is_over = "gifted" in clauses.words

    def write(self, s: BombBusters) -> list[str]:
        return [
            *listed("tokens", [VALUE_TEXTS[value] for value in self.tokens]),
            *([f"giver {self.seat}"] if self.seat != NO_SEAT else []),
            *([f"gift {VALUE_TEXTS[self.value]}"] if self.value else []),
            *(["gifted"] if self.is_over else []),
        ]
