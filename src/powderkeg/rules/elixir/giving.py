"""Steps in which finds are given, discarded, taken and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import Log, Move, Seat
from powderkeg.rules.elixir.deck import FINDS, Find
from powderkeg.rules.elixir.hand_events import Discarded, Drew, Kept, Peeked
from powderkeg.rules.elixir.hands import add, eyes, give, kinds, off_deck, refill, spend, take
from powderkeg.rules.elixir.moves import DRAW, GIVE, KEEP, LOSE, SHED, OfFind
from powderkeg.rules.elixir.needs import least_needed
from powderkeg.rules.elixir.rulebook import B, S
from powderkeg.rules.elixir.step import Ask, Draw, Question

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


class Give(Question):
    """The giver chooses; who has too little gives all (B14)."""

    key: ClassVar[str] = "give"

    def __init__(self, seat: Seat, taker: Seat, count: int, why: str) -> None:
        super().__init__(seat, B[14])
        self.taker: Final = taker
        self.count: Final = count
        self.why: Final = why

    def begin(self, s: Elixir, log: Log) -> None:
        hand = s.hands[self.seat]
        if 0 < self.count < len(hand):
            return
        s.phases.pop()
        if self.count:
            for find in hand.copy():
                give(s, self.seat, self.taker, find, log)

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [GIVE[find] for find in kinds(s.hands[seat])]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        s.phases[-1] = Give(self.seat, self.taker, self.count - 1, self.why)
        give(s, self.seat, self.taker, move.find, log)

    def default(self, s: Elixir) -> Move:
        return GIVE[least_needed(s, self.seat, kinds(s.hands[self.seat]))]


class Shed(Question):
    """Discard down to so many, of one's own choice."""

    key: ClassVar[str] = "shed"

    def __init__(self, seat: Seat, down_to: int, why: str) -> None:
        super().__init__(seat, S[212])
        self.down_to: Final = down_to
        self.why: Final = why

    def begin(self, s: Elixir, log: Log) -> None:
        if len(s.hands[self.seat]) <= self.down_to:
            s.phases.pop()

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [SHED[find] for find in kinds(s.hands[seat])]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        spend(s, self.seat, move.find)
        log.add(Discarded({"seat": self.seat, "finds": [FINDS[move.find].key]}))

    def default(self, s: Elixir) -> Move:
        return SHED[least_needed(s, self.seat, kinds(s.hands[self.seat]))]


class Take(Draw):
    """A random find of a hand."""

    def __init__(self, taker: Seat, victim: Seat) -> None:
        self.taker: Final = taker
        self.victim: Final = victim

    def begin(self, s: Elixir, log: Log) -> None:
        if not s.hands[self.victim]:
            s.phases.pop()

    def chances(self, s: Elixir) -> list[Move]:
        return [LOSE[find] for find in s.hands[self.victim]]

    def draw(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        s.phases.pop()
        take(s, self.taker, self.victim, move.find, log)


class BlindPrice(Draw):
    """The caster draws the price of a buy-off blind (E8)."""

    def __init__(self, victim: Seat, caster: Seat, count: int) -> None:
        self.victim: Final = victim
        self.caster: Final = caster
        self.count: Final = count

    def begin(self, s: Elixir, log: Log) -> None:
        if not self.count or not s.hands[self.victim]:
            s.phases.pop()

    def chances(self, s: Elixir) -> list[Move]:
        return [LOSE[find] for find in s.hands[self.victim]]

    def draw(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        s.phases[-1] = BlindPrice(self.victim, self.caster, self.count - 1)
        give(s, self.victim, self.caster, move.find, log)


def deck_chances(s: Elixir) -> list[Move]:
    """Every card of the deck is equally likely."""
    moves: list[Move] = []
    for find, count in enumerate(s.deck):
        for _ in range(count):
            moves.append(DRAW[find])
    return moves


class DrawFinds(Draw):
    """Finds from the deck."""

    def __init__(self, seat: Seat, count: int, why: str) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.why: Final = why

    def begin(self, s: Elixir, log: Log) -> None:
        if not self.count or not refill(s, log):
            s.phases.pop()

    def chances(self, s: Elixir) -> list[Move]:
        return deck_chances(s)

    def draw(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        s.phases[-1] = DrawFinds(self.seat, self.count - 1, self.why)
        off_deck(s, move.find)
        knowing = eyes(s, self.seat, [self.seat])
        add(s, self.seat, move.find, knowing)
        told = {"find": FINDS[move.find].key}
        log.add(Drew({"seat": self.seat, "why": self.why}, {**told}, knowing))


class TurnUp(Draw):
    """Some finds are drawn for a player; then somebody chooses which one stays."""

    def __init__(
        self, seat: Seat, chooser: Seat, count: int, why: str, aside: tuple[Find, ...] = ()
    ) -> None:
        self.seat: Final = seat
        self.chooser: Final = chooser
        self.count: Final = count
        self.why: Final = why
        self.aside: Final = aside  # drawn so far

    def with_aside(self, aside: tuple[Find, ...]) -> TurnUp:
        return TurnUp(self.seat, self.chooser, self.count, self.why, aside)

    def begin(self, s: Elixir, log: Log) -> None:
        if len(self.aside) < self.count and refill(s, log):
            return
        s.phases[-1] = Keep(self.seat, self.chooser, self.why, self.aside)
        if self.aside and self.chooser != self.seat:
            names = [FINDS[find].key for find in self.aside]
            log.add(
                Peeked(
                    {"seat": self.chooser, "other": self.seat}, {"finds": [*names]}, [self.chooser]
                )
            )

    def chances(self, s: Elixir) -> list[Move]:
        return deck_chances(s)

    def draw(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        off_deck(s, move.find)
        s.phases[-1] = self.with_aside((*self.aside, move.find))
        if self.chooser == self.seat:
            told = {"find": FINDS[move.find].key}
            log.add(Drew({"seat": self.seat, "why": "choice"}, {**told}, [self.seat]))


class Keep(Ask):
    """One of the finds that were turned up is kept, the others are discarded."""

    key: ClassVar[str] = "keep"

    def __init__(self, seat: Seat, chooser: Seat, why: str, aside: tuple[Find, ...]) -> None:
        self.seat: Final = seat
        self.chooser: Final = chooser
        self.why: Final = why
        self.aside: Final = aside

    def with_aside(self, aside: tuple[Find, ...]) -> Keep:
        return Keep(self.seat, self.chooser, self.why, aside)

    def begin(self, s: Elixir, log: Log) -> None:
        if not self.aside:
            s.phases.pop()
        elif len(self.aside) == 1:
            self.choose(s, KEEP[self.aside[0]], log)

    def asked(self, s: Elixir) -> Seat:
        return self.chooser

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [KEEP[find] for find in kinds(sorted(self.aside))]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        s.phases.pop()
        rest = [*self.aside]
        rest.remove(move.find)
        knowing = eyes(s, self.seat, [self.seat, self.chooser])
        add(s, self.seat, move.find, knowing)
        log.add(Kept({"seat": self.seat}, {"find": FINDS[move.find].key}, knowing))
        if rest:
            names = [FINDS[find].key for find in rest]
            log.add(Discarded({"seat": self.seat, "finds": [*names]}))
        s.discard.extend(rest)
