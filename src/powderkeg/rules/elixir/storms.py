"""Effects on whole hands: passed, swapped, shuffled, thrown away. Butlers stay out (X-41)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import Log, Move, Seat
from powderkeg.rules.elixir.cards import NONE, Item
from powderkeg.rules.elixir.deck import Find
from powderkeg.rules.elixir.giving import DrawFinds
from powderkeg.rules.elixir.hand_events import HandsPassed, HandsSwapped, Stirred, Whirled
from powderkeg.rules.elixir.hands import drop_all, everyone, forget, pass_round, tell_hand, without
from powderkeg.rules.elixir.hexing import fizzle
from powderkeg.rules.elixir.moves import DRAW, LEFT, RIGHT, OfFind
from powderkeg.rules.elixir.rulebook import S
from powderkeg.rules.elixir.step import Draw, Question, Step

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def in_the_storm(s: Elixir, caster: Seat) -> list[Seat]:
    """The caster and all whose Butler does not keep them out, by seats."""
    return [seat for seat in range(s.seats) if seat == caster or not s.has_butler(seat)]


def swap_hands(s: Elixir, item: Item, log: Log) -> None:
    victims = [seat for seat in item.hits() if not s.has_butler(seat)]
    if not victims:
        fizzle(item, log)
    for victim in victims:
        seat = item.master(victim)
        log.add(HandsSwapped({"seat": seat, "other": victim}))
        pass_round(s, [seat, victim], log)


def pass_hands(s: Elixir, item: Item, log: Log) -> None:
    s.plan([ChooseWay(item.player)])


class ChooseWay(Question):
    """All pass their whole hand one way, left or right."""

    key: ClassVar[str] = "way"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, S[202])

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [LEFT, RIGHT]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        s.phases.pop()
        ring = in_the_storm(s, self.seat)
        rightwards = move is RIGHT and len(ring) > 2  # between two, right is left
        if rightwards:
            ring.reverse()
        log.add(HandsPassed({"seat": self.seat, "way": "right" if rightwards else "left"}))
        pass_round(s, ring, log)


def whirl(s: Elixir, item: Item, log: Log) -> None:
    """All hands are shuffled together, and dealt again."""
    ring = in_the_storm(s, item.player)
    finds: list[Find] = []
    sizes: list[int] = []
    log.add(Whirled({}))
    for seat in ring:
        finds.extend(s.hands[seat])
        sizes.append(len(s.hands[seat]))
        s.hands[seat] = []
        s.bare[seat] = NONE
    forget(s, ring)
    s.plan([Redeal(tuple(ring), tuple(sizes), tuple(sorted(finds)))])


class Redeal(Draw):
    """The first of these seats gets as many finds as it had, then the others do."""

    def __init__(
        self, ring: tuple[Seat, ...], sizes: tuple[int, ...], aside: tuple[Find, ...]
    ) -> None:
        self.ring: Final = ring
        self.sizes: Final = sizes
        self.aside: Final = aside  # shuffled together, and not yet dealt

    def with_aside(self, aside: tuple[Find, ...]) -> Redeal:
        return Redeal(self.ring, self.sizes, aside)

    def begin(self, s: Elixir, log: Log) -> None:
        if not self.ring:
            s.phases.pop()
            return
        seat = self.ring[0]
        if len(s.hands[seat]) < self.sizes[0]:
            return
        s.phases[-1] = Redeal(self.ring[1:], self.sizes[1:], self.aside)
        if s.is_open(seat):
            for observer in everyone(s):
                if observer != seat:
                    s.knows[observer * s.seats + seat] = tuple(s.hands[seat])
        tell_hand(s, seat, log)

    def chances(self, s: Elixir) -> list[Move]:
        return [DRAW[find] for find in self.aside]

    def draw(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        s.phases[-1] = self.with_aside(without(self.aside, move.find))
        insort(s.hands[self.ring[0]], move.find)


def stir(s: Elixir, item: Item, log: Log) -> None:
    """All hands and the discard go into the deck; each draws as many, the caster more."""
    caster = item.player
    ring = in_the_storm(s, caster)
    steps: list[Step] = []
    for seat in [caster, *s.others(caster)]:
        if seat in ring:
            more = item.count if seat == caster else 0
            steps.append(DrawFinds(seat, len(s.hands[seat]) + more, "card"))
            for find in s.hands[seat]:
                s.deck[find] += 1
            s.left += len(s.hands[seat])
            s.hands[seat] = []
            s.bare[seat] = NONE
    for find in s.discard:
        s.deck[find] += 1
    s.left += len(s.discard)
    s.discard = []
    for other in s.items:
        other.floor = 0
    forget(s, ring)
    log.add(Stirred({"count": s.left}))
    s.plan(steps)


def bare(s: Elixir, item: Item, log: Log) -> None:
    """Each opponent discards all finds and draws some."""
    others = s.others(item.player)
    for seat in others:
        drop_all(s, seat, log)
    s.plan([DrawFinds(seat, item.count, "card") for seat in others])
