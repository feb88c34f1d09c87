"""Tables at which much happens: full hands, many lasting spells, and careless people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from powderkeg.rules.core import CLOCK, NEVER, Log, Move, Seat, Wait
from powderkeg.rules.elixir.moves import BEAR
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.rng import Rng
from tests.rules.elixir.table import FINDS_IN_ALL, RECIPES, brew, somebody, somehow

Walk = Iterator[tuple[Elixir, Seat, str, Log]]
EACH = 4  # spells a seat holds, and can pay
IDLE = 5  # one act in so many is the clock's, where it is in play


def laden(rng: Rng, spells: list[str], objects: list[str], more: str = "") -> Elixir:
    """Three to five seats hold some of these spells with all that they cost, and some objects."""
    seats = 3 + rng.below(3)
    left = Counter(FINDS_IN_ALL)
    unused = spells.copy()
    hands: list[list[str]] = [[] for _ in range(seats)]
    books: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(EACH):
        for seat in range(seats):
            payable = [key for key in unused if Counter(RECIPES[key]) <= left]
            if payable:
                spell = rng.pick(payable)
                unused.remove(spell)
                books[seat].append(spell)
                hands[seat].extend(RECIPES[spell])
                left -= Counter(RECIPES[spell])
            things = [key for key in objects if left[key]]
            if things:
                thing = rng.pick(things)
                hands[seat].append(thing)
                left[thing] -= 1
    held, known = (" | ".join(map(" ".join, groups)) for groups in (hands, books))
    return brew(held, known, f"active {rng.below(seats)}; {more}".rstrip("; "))


def walk(s: Elixir, rng: Rng, acts: int) -> Walk:
    """So many acts: before each of them the position, then who does what, and what is told of it.

    The position is played on when the next act is asked for.
    """
    move: Move
    for _ in range(acts):
        if s.outcome() is not None:
            return
        actor = somebody(s, rng)
        if s.due() != NEVER and not rng.below(IDLE):
            actor = CLOCK
        if actor == CLOCK:
            move = Wait(1 + rng.below(s.due())) if rng.below(2) else Wait(s.due())
        else:
            move = somehow(s, actor, rng)
            if move.key == "buy-off" and rng.below(4):
                move = BEAR
        log = Log()
        before = s.clone()
        s.play(actor, move, log)
        yield before, actor, move.text, log
