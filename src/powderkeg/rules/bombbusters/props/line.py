"""Number cards in a line, and a robot that walks along it (mission 59)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.bombbusters.pieces import COPIES
from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.deck import NUMBER_WORDS
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.clauses import Clauses, listed, looked_up
from powderkeg.rules.core import Complaint, Json, Seat
from powderkeg.rules.telling import Line as Told

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView


class Line(Prop):
    """It walks forward only; cards of finished numbers lie face down."""

    key: ClassVar[str] = "line"
    clauses: ClassVar[tuple[str, ...]] = ("line", "robot")
    sign: ClassVar[str] = "robot"

    def __init__(self, cards: list[int], at: int = 0, back: bool = False) -> None:
        self.cards = cards  # from left to right
        self.at = at  # a place in the line
        self.back = back  # it faces left

    def clone(self) -> Line:
        return Line(self.cards.copy(), self.at, self.back)

    def ahead(self) -> list[int]:
        """The card under the robot, and those that it faces."""
        return self.cards[: self.at + 1] if self.back else self.cards[self.at :]

    def open_ahead(self, s: BombBusters) -> list[int]:
        return [card for card in self.ahead() if s.cut[card] < COPIES]

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["line"] = {
            "cards": self.cards.copy(),
            "at": self.at,
            "way": "left" if self.back else "right",
        }

    def tell(self, view: BombBustersView) -> list[Told]:
        line = view["props"]["line"]
        if not line["cards"]:
            return []
        cards: list[Json] = [*line["cards"]]
        ahead = line["at"] if line["way"] == "left" else len(cards) - 1 - line["at"]
        robot = Told("twin-on-line", {"number": line["cards"][line["at"]], "way": line["way"]})
        return [
            Told("twin-line", {"numbers": cards}, [robot, Told("twin-facing", {"count": ahead})])
        ]

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        """Without a word, from 1 to 12, the robot on the first."""
        cards = looked_up(NUMBER_WORDS, clauses.get("line"), "card")
        self.cards = cards or [*NUMBER_WORDS.values()]
        if len(set(self.cards)) < len(self.cards):
            raise Complaint("scene: a Number card lies twice in the line")
        words = clauses.get("robot")
        if words:
            on = looked_up(NUMBER_WORDS, words[:1], "card")[0]
            if on not in self.cards:
                raise Complaint(f"scene: Number card {on} does not lie in the line")
            self.at = self.cards.index(on)
            self.back = words[1:] == ["back"]

    def write(self, s: BombBusters) -> list[str]:
        back = " back" if self.back else ""
        robot = [f"robot {self.cards[self.at]}{back}"] if self.cards else []
        return [*listed("line", [str(card) for card in self.cards]), *robot]
