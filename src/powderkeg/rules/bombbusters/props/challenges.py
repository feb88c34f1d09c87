"""Challenge cards, and what they look back at (missions 55, 60)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.pieces import CHALLENGES
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.deck import number_cards
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, listed, looked_up
from powderkeg.rules.core import Complaint, Json, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

CHALLENGE_WORDS = {str(card): card for card in CHALLENGES}
CUT_WORDS = {
    **{str(value): value for value in range(1, 14)},
    **{f"{value}s": -value for value in range(1, 14)},
}
LONGEST_ROW = 4  # turns that a card looks back at


class Challenges(Prop):
    """Which lie open, and the turns and seals that count for them."""

    key: ClassVar[str] = "challenges"
    clauses: ClassVar[tuple[str, ...]] = ("challenges", "met", "pair", "row", "seals")
    sign: ClassVar[str] = "card"

    def __init__(
        self,
        cards: list[int],
        met: list[int],
        numbers: list[int],
        row: list[int],
        seals: list[int],
        now: int = 0,
        is_solo: bool = False,
        has_called: bool = False,
    ) -> None:
        self.cards = cards  # that lie open
        self.met = met
        self.numbers = numbers  # on card 8
        self.row = row  # what right cuts in a row cut; below zero if it was a Solo Cut
        self.seals = seals  # finished numbers, in order
        self.now = now  # what was cut in this turn
        self.is_solo = is_solo  # the claim of this turn is a Solo Cut
        self.has_called = has_called  # a red was called in this turn, rightly

    def clone(self) -> Challenges:
        return Challenges(
            self.cards.copy(),
            self.met.copy(),
            self.numbers.copy(),
            self.row.copy(),
            self.seals.copy(),
            self.now,
            self.is_solo,
            self.has_called,
        )

    def note_turn(self) -> None:
        """A turn that cut nothing breaks the row."""
        if self.now:
            self.row = [*self.row, -self.now if self.is_solo else self.now][-LONGEST_ROW:]
        else:
            self.row = []
        self.now = 0
        self.is_solo = False

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["challenges"] = {
            "cards": self.cards.copy(),
            "met": self.met.copy(),
            "numbers": self.numbers.copy(),
            "row": [{"value": str(abs(cut)), "solo": cut < 0} for cut in self.row],
            "seals": self.seals.copy(),
        }

    def tell(self, view: BombBustersView) -> list[Line]:
        challenges = view["props"]["challenges"]
        lines: list[Line] = []
        for card in challenges["cards"]:
            numbers: list[Json] = [*challenges["numbers"]] if card == 8 else []
            parts = [Line("twin-challenge-numbers", {"numbers": numbers})] if numbers else []
            lines.append(Line("twin-challenge", {"challenge": str(card)}, parts))
        row: list[Json] = [cut["value"] for cut in challenges["row"]]
        return [*lines, *([Line("twin-in-a-row", {"numbers": row})] if row else [])]

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.cards = looked_up(CHALLENGE_WORDS, clauses.get("challenges"), "challenge")
        self.met = looked_up(CHALLENGE_WORDS, clauses.get("met"), "challenge")
        self.numbers = number_cards(clauses, "pair")
        self.row = looked_up(CUT_WORDS, clauses.get("row"), "cut")
        self.seals = number_cards(clauses, "seals")
        if 8 in self.cards and len(self.numbers) != 2:
            raise Complaint("scene: two numbers lie on challenge 8; say 'pair'")

    def write(self, s: BombBusters) -> list[str]:
        row = [f"{-cut}s" if cut < 0 else str(cut) for cut in self.row]
        return [
            *listed("challenges", [str(card) for card in self.cards]),
            *listed("met", [str(card) for card in self.met]),
            *listed("pair", [str(number) for number in self.numbers]),
            *listed("row", row),
            *listed("seals", [str(number) for number in self.seals]),
        ]
