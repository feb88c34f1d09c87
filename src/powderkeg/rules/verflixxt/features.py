"""What a seat sees of the path, as numbers: places keep their numbers, oneself comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from powderkeg.rules.core import Seat
from powderkeg.rules.numbers import WHOLE, Numbers, Outline, around
from powderkeg.rules.verflixxt.pieces import (
    ALL_TILES,
    AWAY,
    BARE,
    DIE_TEXTS,
    FINISH,
    LUCKY,
    NO_DIE,
    OPEN,
    ROUND_TOKENS,
    START,
    VERFLIXXT,
    WORM_TEXTS,
    Tile,
    Worm,
    tile_text,
    worm_kind,
)

if TYPE_CHECKING:
    from powderkeg.rules.verflixxt.state import Verflixxt

PHASES: Final = ["lay", "first", "before", "roll", "advance", "draw", "after", "over"]
PHASE_AT: Final = {key: number for number, key in enumerate(PHASES)}
PLACES: Final = FINISH + 1
FEW_SEATS: Final = 9  # one more than there can be
SCORE: Final = 40  # points that count as 1
A_WORM: Final = WHOLE // 3
A_PAWN: Final = WHOLE // 3
A_GUARD: Final = WHOLE // 8
A_POINT: Final = WHOLE // 10  # the worst tile takes ten
ZERO_AT: Final = ALL_TILES.index(LUCKY)  # from the worst tile on; each has the next place


class Places:
    """Where each number stands at a table for so many."""

    def __init__(self, seats: int) -> None:
        outline = Outline()
        each = [str(place) for place in range(PLACES)]
        rivals = around(seats)
        self.phase: Final = outline.block("phase", PHASES)
        self.number: Final = outline.block("number", [str(number) for number in range(1, 7)])
        self.die: Final = outline.block("die", DIE_TEXTS[1:])
        self.turn: Final = outline.block("turn", rivals)
        self.value: Final[i64] = outline.block("value", each)
        self.lucky: Final[i64] = outline.block("lucky", each)
        self.trick: Final[i64] = outline.block("verflixxt", each)
        self.guards: Final[i64] = outline.block("guards", each)
        self.flixxy: Final[i64] = outline.block("flixxy", each)
        self.order: Final[i64] = outline.block("order", each)
        self.barred: Final[i64] = outline.block("barred", each)
        self.pawns: Final = [outline.block(f"pawns {who}", each) for who in rivals]
        self.tiles: Final = [outline.one(f"tiles {who}") for who in rivals]
        self.stack: Final = [
            outline.block(f"stack {who}", [tile_text(tile) for tile in ALL_TILES]) for who in rivals
        ]
        self.score: Final = [outline.one(f"score {who}") for who in rivals]
        self.tokens: Final = [outline.one(f"tokens {who}") for who in rivals]
        self.worms: Final = [outline.block(f"worms {who}", WORM_TEXTS) for who in rivals]
        self.unknown: Final = [outline.one(f"unknown worms {who}") for who in rivals]
        self.fresh: Final = outline.one("fresh worms")
        self.pile: Final = outline.one("worm pile")
        self.under: Final = outline.block("worms under", WORM_TEXTS)
        self.laps: Final = outline.one("laps")
        self.names: Final = outline.names


TABLES: Final[list[Places | None]] = [None] * FEW_SEATS


def places_for(seats: int) -> Places:
    places = TABLES[seats]
    if places is None:
        places = Places(seats)
        TABLES[seats] = places
    return places


def write(s: Verflixxt, seat: Seat, into: Numbers) -> None:
    at = places_for(s.seats)
    seats = s.seats
    into.put(at.phase + PHASE_AT[s.phases[-1].key], WHOLE)
    if s.number:
        into.put(at.number + s.number - 1, WHOLE)
    if s.die != NO_DIE:
        into.put(at.die + s.die - 1, WHOLE)
    into.put(at.turn + (s.turn - seat) % seats, WHOLE)
    if s.after:
        write_path(s, at, into)
        write_pieces(s, seat, at, into)
    else:  # still being laid out
        for place in range(START + 1, len(s.tiles)):
            write_tile(s.tiles[place], place, at, into)
    write_seats(s, seat, at, into)
    if s.setting.nochmal:
        into.share(at.laps, len(s.arrivals), len(ROUND_TOKENS))
    if s.setting.worms:
        into.share(at.pile, len(s.pile) + len(s.under), 10)
        for worm in s.under:
            into.add(at.under + worm_kind(worm), A_WORM)


def write_path(s: Verflixxt, at: Places, into: Numbers) -> None:
    """In whole numbers of the machine: each is written in a nanosecond or two."""
    after = s.after
    tiles = s.tiles
    value = at.value
    lucky = at.lucky
    trick = at.trick
    order = at.order
    counted = s.setting.passed_go_last
    number: i64 = 0
    place: i64 = after[START]
    while place != FINISH:
        tile: i64 = tiles[place]
        if tile == LUCKY:
            into.put(lucky + place, WHOLE)
        elif tile < BARE:
            into.put(value + place, tile * A_POINT)
        elif tile == VERFLIXXT:
            into.put(trick + place, WHOLE)
        if counted:
            number += 1
            into.share(order + place, number, FINISH)
        place = after[place]


def write_tile(tile: i64, place: i64, at: Places, into: Numbers) -> None:
    if tile == LUCKY:
        into.put(at.lucky + place, WHOLE)
    elif tile < BARE:
        into.put(at.value + place, tile * A_POINT)
    elif tile == VERFLIXXT:
        into.put(at.trick + place, WHOLE)


def write_pieces(s: Verflixxt, seat: Seat, at: Places, into: Numbers) -> None:
    each: i64 = s.setting.pawns
    seats: i64 = s.seats
    pawns = s.pawns
    owner: i64 = (s.seats - seat) % s.seats  # of the first pawn, from the one who looks
    block: i64 = at.pawns[owner]
    left = each
    for pawn in pawns:
        if left == 0:
            left = each
            owner += 1
            if owner == seats:
                owner = 0
            block = at.pawns[owner]
        left -= 1
        into.add(block + pawn, A_PAWN)
    guards = at.guards
    for guard in s.guards:
        into.add(guards + guard, A_GUARD)
    if s.flixxy != AWAY:
        into.put(at.flixxy + s.flixxy, WHOLE)
    if s.barred:
        for number in range(s.setting.pawns):
            if s.barred >> number & 1:
                into.put(at.barred + pawns[s.turn * s.setting.pawns + number], WHOLE)


def write_seats(s: Verflixxt, seat: Seat, at: Places, into: Numbers) -> None:
    hidden = s.setting.totals_hidden and not s.over
    worms = s.setting.worms
    seats = s.seats
    other = seat
    for step in range(seats):
        stack = s.stacks[other]
        if stack:
            into.share(at.tiles[step], len(stack), 36)
            if not hidden or step == 0:
                write_stack(stack, at.stack[step], at.score[step], into)
        if worms:
            write_worms(s.worms[other], step, at, into)
        other = other + 1 if other + 1 < seats else 0
    if s.setting.nochmal:
        for lap, mover in enumerate(s.arrivals):
            into.add(at.tokens[(mover - seat) % seats], ROUND_TOKENS[lap] * WHOLE // 10)
    if s.fresh:
        into.share(at.fresh, len(s.fresh), 4)
        write_worms(s.fresh, (s.turn - seat) % seats, at, into)


def write_stack(stack: tuple[Tile, ...], block: i64, score: i64, into: Numbers) -> None:
    """Its tiles by kind, and what they are worth."""
    block += ZERO_AT
    points: i64 = 0
    lucky: i64 = 0
    worst: i64 = 0
    for each in stack:
        tile: i64 = each
        points += tile
        if tile < 0:  # two of each
            into.add(block + tile, WHOLE // 2)
            if tile < worst:
                worst = tile
        elif tile:
            into.put(block + tile, WHOLE)
        else:
            into.add(block, WHOLE // 6)
            lucky += 1
    while lucky and worst < 0:  # each turns the worst that is left, of which there may be two
        points -= 2 * worst
        lucky -= 1
        if lucky and into.here(block + worst) == WHOLE:
            points -= 2 * worst
            lucky -= 1
        worst += 1
        while worst < 0 and into.here(block + worst) == 0:
            worst += 1
    into.share(score, points, SCORE)


def write_worms(worms: tuple[Worm, ...], step: int, at: Places, into: Numbers) -> None:
    """Its holder knows a token; all do if they saw it come from under the pile."""
    for worm in worms:
        if step == 0 or worm >= OPEN:
            into.add(at.worms[step] + worm_kind(worm), A_WORM)
        else:
            into.add(at.unknown[step], WHOLE // 10)
