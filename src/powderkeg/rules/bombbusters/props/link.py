"""The weakest link: who it is, and which constraint everyone has, is a secret (mission 34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal, cast

from powderkeg.rules.bombbusters.pieces import ALLOWED, CONSTRAINTS, NO_ROLE, NO_SEAT
from powderkeg.rules.bombbusters.prop_views import ConstraintName, PropsView, WrongView
from powderkeg.rules.bombbusters.props.constraint import constraint_cards, shown
from powderkeg.rules.bombbusters.props.prop import Prop, mask_of, seat_words, seats_in
from powderkeg.rules.clauses import Clauses, listed, looked_up, up_to
from powderkeg.rules.core import EVERYONE, Complaint, Facts, Seat
from powderkeg.rules.rng import Rng
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

SECRET: Final = "secret"
NAMED: Final = "named"  # rightly
BROKEN: Final = "broken"
SECRET_CARDS: Final = CONSTRAINTS[:5]


class Guess:
    """Somebody was named with a constraint."""

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat: Final = seat
        self.card: Final = card


class Link(Prop):
    """Until it is out, each seat knows only the own two cards."""

    key: ClassVar[str] = "link"
    clauses: ClassVar[tuple[str, ...]] = (
        "weakest",
        "secrets",
        "secret",
        "guessed",
        "wrong",
        "said",
    )
    sign: ClassVar[str] = "card"

    def __init__(
        self,
        weakest: Seat,
        cards: list[str],
        state: str,
        guessed: int,
        wrong: list[Guess],
        said: list[int],
    ) -> None:
        self.weakest = weakest
        self.cards = cards  # by seat, as far as they are dealt; none when they are discarded
        self.state = state
        self.guessed = guessed  # who has named somebody, as bits
        self.wrong = wrong
        self.said = said  # by seat: the values said so far, as bits

    def clone(self) -> Link:
        wrong, said = self.wrong.copy(), self.said.copy()
        return Link(self.weakest, self.cards.copy(), self.state, self.guessed, wrong, said)

    def is_dealt(self, s: BombBusters) -> bool:
        return len(self.cards) == s.seats

    def card_of(self, s: BombBusters, seat: Seat) -> str:
        return self.cards[seat] if self.is_dealt(s) and seat >= 0 else ""

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        out = self.state != SECRET or seat == EVERYONE
        told = self.weakest != NO_SEAT and (out or (self.is_dealt(s) and seat == self.weakest))
        wrong: list[WrongView] = [
            {"seat": guess.seat, "constraint": cast(ConstraintName, guess.card)}
            for guess in self.wrong
        ]
        props["link"] = {
            "state": cast(Literal["secret", "named", "broken"], self.state),
            "own": shown(self.card_of(s, seat)),
            "weakest": self.weakest if told else None,
            "guessed": seats_in(s, self.guessed),
            "wrong": wrong,
        }

    def tell(self, view: BombBustersView) -> list[Line]:
        link = view["props"]["link"]
        lines: list[Line] = []
        if link["own"] is not None:
            lines.append(Line("twin-secret", {"constraint": link["own"]}))
        for guess in link["wrong"]:
            facts: Facts = {"seat": guess["seat"], "constraint": guess["constraint"]}
            lines.append(Line("twin-wrong-link", facts))
        return lines

    def tell_seat(self, view: BombBustersView, seat: Seat) -> list[Line]:
        link = view["props"]["link"]
        lines = [Line("twin-weakest")] if seat == link["weakest"] else []
        return [*lines, *([Line("twin-guessed")] if seat in link["guessed"] else [])]

    # Who it may be.

    def candidates(self, s: BombBusters, seat: Seat) -> list[Guess]:
        """Who this seat thinks it may be, with which constraint: all that fit the cuts seen."""
        if seat == self.weakest:
            return [Guess(seat, self.cards[seat])]
        own = self.card_of(s, seat)
        found: list[Guess] = []
        for other in range(s.seats):
            if other == seat or self.guessed >> other & 1:  # the weakest link does not guess
                continue
            for card in SECRET_CARDS:
                if card != own and self.fits(other, card):
                    found.append(Guess(other, card))
        return found

    def fits(self, seat: Seat, card: str) -> bool:
        """Has this seat said nothing that this card forbids, and was it never a wrong guess?"""
        for guess in self.wrong:
            if guess.seat == seat and guess.card == card:
                return False
        return self.said[seat] & ~ALLOWED[card] == 0

    def imagine(self, s: BombBusters, seat: Seat, rng: Rng) -> None:
        if self.state != SECRET or self.weakest == NO_SEAT:
            return
        deck = [*SECRET_CARDS]
        if not self.is_dealt(s):  # nobody has looked at anything yet
            rng.shuffle(deck)
            self.weakest = rng.below(s.seats)
            self.cards = deck[: len(self.cards)]
            return
        own = self.card_of(s, seat)
        guess = rng.pick(self.candidates(s, seat))
        deck = [card for card in SECRET_CARDS if card not in (own, guess.card)]
        rng.shuffle(deck)
        self.weakest = guess.seat
        self.cards = [
            own if other == seat else guess.card if other == guess.seat else deck.pop()
            for other in range(s.seats)
        ]

    # In a scene.

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        states = {state: state for state in (SECRET, NAMED, BROKEN)}
        self.state = (looked_up(states, clauses.get("secret"), "state") or [SECRET])[0]
        self.weakest = clauses.number("weakest", 0, s.seats - 1)
        self.cards = []
        if self.state == SECRET:
            self.cards = constraint_cards(clauses, "secrets") or SECRET_CARDS[: s.seats]
            if len(self.cards) != s.seats or not set(self.cards) <= set(SECRET_CARDS):
                raise Complaint("scene: 'secrets' has a constraint of A to E for each seat")
        if self.state != NAMED:
            s.roles = [NO_ROLE] * s.seats
        self.guessed = mask_of(s, clauses.get("guessed"))
        for word in clauses.get("wrong"):
            seat = looked_up(up_to(s.seats - 1), [word[:1]], "seat")[0]
            self.wrong.append(Guess(seat, word[1:]))
        for seat, words in enumerate(clauses.by_seat("said", s.seats)):
            for value in looked_up(up_to(13), words, "value"):
                self.said[seat] |= 1 << value

    def write(self, s: BombBusters) -> list[str]:
        said = [
            " ".join([str(value) for value in range(14) if bits >> value & 1]) for bits in self.said
        ]
        return [
            f"secret {self.state}",
            f"weakest {self.weakest}",
            *listed("secrets", self.cards),
            *listed("guessed", seat_words(s, self.guessed)),
            *listed("wrong", [f"{guess.seat}{guess.card}" for guess in self.wrong]),
            *([f"said {' | '.join(said)}"] if any(self.said) else []),
        ]
