"""Effects on finds: given, taken, drawn, fetched, looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import Log, Move, Refusal, Seat
from powderkeg.rules.elixir.cards import NONE, Item
from powderkeg.rules.elixir.deck import FINDS, Find
from powderkeg.rules.elixir.giving import DrawFinds, Give, Shed, Take, TurnUp
from powderkeg.rules.elixir.hand_events import CalledIn, Fetched, Looked, Searched
from powderkeg.rules.elixir.hands import add, everyone, eyes, give, kinds, off_deck, remove
from powderkeg.rules.elixir.hexing import fizzle
from powderkeg.rules.elixir.laying import LayAll
from powderkeg.rules.elixir.moves import FETCH, INGREDIENTS, NAME, OfFind
from powderkeg.rules.elixir.needs import worth
from powderkeg.rules.elixir.rulebook import OB, S, X
from powderkeg.rules.elixir.step import Question, Step

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

RUMMAGED: Final = 5


def take(s: Elixir, item: Item, log: Log) -> None:
    """A random find from each victim."""
    steps: list[Step] = []
    for victim in item.hits():
        if is_takable(s, item, victim):
            steps.append(Take(item.master(victim), victim))
    if not steps:
        fizzle(item, log)
    s.plan(steps)


def is_takable(s: Elixir, item: Item, victim: Seat) -> bool:
    return victim not in item.trapped and not s.has_butler(victim) and bool(s.hands[victim])


def swap_one(s: Elixir, item: Item, log: Log) -> None:
    """Given is given, even if the take fails (X-22)."""
    for victim in item.hits():
        taker = item.master(victim)
        s.plan([Give(taker, victim, 1, item.key), SwapTake(taker, victim)])


class SwapTake(Step):
    """The second half of Cup and Balls."""

    def __init__(self, taker: Seat, victim: Seat) -> None:
        self.taker: Final = taker
        self.victim: Final = victim

    def begin(self, s: Elixir, log: Log) -> None:
        s.phases.pop()
        if is_takable(s, s.items[-1], self.victim):
            s.plan([Take(self.taker, self.victim)])


def draw(s: Elixir, item: Item, log: Log) -> None:
    s.plan([DrawFinds(item.player, item.count, "card")])


def draw_round(s: Elixir, item: Item, log: Log) -> None:
    """Each player one, the caster more, in turn order from the caster (X-35)."""
    steps: list[Step] = [DrawFinds(item.player, item.count, "card")]
    steps.extend(DrawFinds(seat, 1, "card") for seat in s.others(item.player))
    s.plan(steps)


def draw_and_keep(s: Elixir, item: Item, log: Log) -> None:
    s.plan([TurnUp(item.player, item.player, item.count, item.key)])


def collect(s: Elixir, item: Item, log: Log) -> None:
    """Each opponent gives, in turn order."""
    s.plan([Give(seat, item.player, item.count, item.key) for seat in s.others(item.player)])


def weigh(s: Elixir, item: Item, log: Log) -> None:
    for victim in item.hits():
        s.plan([Give(victim, item.master(victim), item.count, item.key)])


def trim(s: Elixir, item: Item, log: Log) -> None:
    s.plan([Shed(seat, item.count, item.key) for seat in s.others(item.player)])


def look(s: Elixir, item: Item, log: Log) -> None:
    for victim in item.hits():
        if s.has_butler(victim):
            fizzle(item, log)
            continue
        seat = item.master(victim)
        names = [FINDS[find].key for find in s.hands[victim]]
        log.add(Looked({"seat": seat, "other": victim}, {"finds": [*names]}, [seat]))
        s.knows[seat * s.seats + victim] = tuple(s.hands[victim])


def pass_left(s: Elixir, item: Item, log: Log) -> None:
    s.plan([LayAll(tuple(range(s.seats)), PASS_LEFT, item.key)])


class PassLeft(Step):
    """What everyone has laid goes to the left (X-2: left is a seat)."""

    def begin(self, s: Elixir, log: Log) -> None:
        s.phases.pop()
        laid = s.laid
        s.laid = [NONE] * s.seats
        for seat, find in enumerate(laid):
            if find != NONE:
                give(s, seat, (seat + 1) % s.seats, find, log)


PASS_LEFT: Final = PassLeft()


def rummage(s: Elixir, item: Item, log: Log) -> None:
    """One of the five cards under the payment (X-12)."""
    first = max(0, item.floor - RUMMAGED)
    if item.floor <= first:
        fizzle(item, log)
        return
    s.plan([Fetch(item.player, first, item.floor)])


def fetch(s: Elixir, item: Item, log: Log) -> None:
    """Any card of the discard, but no Hook (X-45)."""
    if not fetchable(s, 0, len(s.discard), True):
        fizzle(item, log)
        return
    s.plan([Fetch(item.player, 0, len(s.discard))])


def fetchable(s: Elixir, first: int, end: int, by_hook: bool) -> list[Find]:
    return [
        find
        for find in kinds(sorted(s.discard[first:end]))
        if not (by_hook and FINDS[find].effect == "fetch")
    ]


class Fetch(Question):
    """One card of a part of the discard; of equal cards the top-most (X-46)."""

    key: ClassVar[str] = "fetch"

    def __init__(self, seat: Seat, first: int, end: int) -> None:
        super().__init__(seat, OB[7])
        self.first: Final = first
        self.end: Final = end

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        by_hook = s.items[-1].code == "fetch"
        return [FETCH[find] for find in fetchable(s, self.first, self.end, by_hook)]

    def why_not(self, s: Elixir, move: Move) -> Refusal:
        hooked = isinstance(move, OfFind) and FINDS[move.find].effect == "fetch"
        return Refusal(X[45] if hooked else self.rule)

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        s.phases.pop()
        for place in range(self.end - 1, self.first - 1, -1):
            if s.discard[place] == move.find:
                del s.discard[place]
                break
        add(s, self.seat, move.find, everyone(s))
        log.add(Fetched({"seat": self.seat, "find": FINDS[move.find].key}))

    def default(self, s: Elixir) -> Move:
        return wanted_most(s, self.seat, self.moves(s, self.seat))


def wanted_most(s: Elixir, seat: Seat, moves: list[Move]) -> Move:
    best = moves[0]
    most = -1
    for move in moves:
        assert isinstance(move, OfFind)
        value = worth(s, seat, move.find)
        if value > most:
            best, most = move, value
    return best


def search(s: Elixir, item: Item, log: Log) -> None:
    if s.left == 0:
        fizzle(item, log)
        return
    s.plan([Search(item.player)])


class Search(Question):
    """The caster sees the whole deck; nobody sees what is taken."""

    key: ClassVar[str] = "fetch"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, S[308])

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [FETCH[find] for find, count in enumerate(s.deck) if count]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        s.phases.pop()
        off_deck(s, move.find)
        knowing = eyes(s, self.seat, [self.seat])
        add(s, self.seat, move.find, knowing)
        log.add(Searched({"seat": self.seat}, {"find": FINDS[move.find].key}, knowing))

    def default(self, s: Elixir) -> Move:
        return wanted_most(s, self.seat, self.moves(s, self.seat))


def call_in(s: Elixir, item: Item, log: Log) -> None:
    s.plan([CallIn(item.player)])


class CallIn(Question):
    """An ingredient is named; everyone who holds it gives one, before all eyes."""

    key: ClassVar[str] = "name"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, S[218])

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [NAME[find] for find in INGREDIENTS]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        s.phases.pop()
        for other in s.others(self.seat):
            if move.find in s.hands[other]:
                remove(s, other, move.find, everyone(s))
                add(s, self.seat, move.find, everyone(s))
                name = FINDS[move.find].key
                log.add(CalledIn({"seat": self.seat, "other": other, "find": name}))
