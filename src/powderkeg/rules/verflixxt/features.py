"""What a seat sees of the path, as numbers: places keep their numbers, oneself comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
LOWEST: Final = 10  # the worst tile takes so many
# By tile, from the worst on: its place in the row of all, and what one of them is. Of each minus
# tile there are two, of the lucky ones six.
KIND_AT: Final = [ALL_TILES.index(tile) for tile in range(-LOWEST, 9)]
ONE_OF: Final = [*[WHOLE // 2] * LOWEST, WHOLE // 6, *[WHOLE] * 8]


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
        self.value: Final = outline.block("value", each)
        self.lucky: Final = outline.block("lucky", each)
        self.trick: Final = outline.block("verflixxt", each)
        self.guards: Final = outline.block("guards", each)
        self.flixxy: Final = outline.block("flixxy", each)
        self.order: Final = outline.block("order", each)
        self.barred: Final = outline.block("barred", each)
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
    after = s.after
    tiles = s.tiles
    place = after[START]
    if s.setting.passed_go_last:
        number = 0
        while place != FINISH:
            number += 1
            into.share(at.order + place, number, FINISH)
            write_tile(tiles[place], place, at, into)
            place = after[place]
        return
    while place != FINISH:
        write_tile(tiles[place], place, at, into)
        place = after[place]


def write_tile(tile: Tile, place: int, at: Places, into: Numbers) -> None:
    if tile == LUCKY:
        into.put(at.lucky + place, WHOLE)
    elif tile < BARE:
        into.put(at.value + place, tile * (WHOLE // 10))
    elif tile == VERFLIXXT:
        into.put(at.trick + place, WHOLE)


def write_pieces(s: Verflixxt, seat: Seat, at: Places, into: Numbers) -> None:
    each = s.setting.pawns
    pawns = s.pawns
    owner = -seat % s.seats  # of the first pawn, from the one who looks
    first = 0
    while first < len(pawns):
        block = at.pawns[owner]
        for pawn in range(first, first + each):
            into.add(block + pawns[pawn], A_PAWN)
        owner = owner + 1 if owner + 1 < s.seats else 0
        first += each
    for place in s.guards:
        into.add(at.guards + place, A_GUARD)
    if s.flixxy != AWAY:
        into.put(at.flixxy + s.flixxy, WHOLE)
    if s.barred:
        for pawn in range(each):
            if s.barred >> pawn & 1:
                into.put(at.barred + pawns[s.turn * each + pawn], WHOLE)


def write_seats(s: Verflixxt, seat: Seat, at: Places, into: Numbers) -> None:
    hidden = s.setting.totals_hidden and not s.over
    for step in range(s.seats):
        other = (seat + step) % s.seats
        stack = s.stacks[other]
        if stack:
            into.share(at.tiles[step], len(stack), 36)
            if not hidden or step == 0:
                write_stack(stack, at.stack[step], at.score[step], into)
        if s.setting.worms:
            write_worms(s.worms[other], step, at, into)
    if s.setting.nochmal:
        for lap, mover in enumerate(s.arrivals):
            into.add(at.tokens[(mover - seat) % s.seats], ROUND_TOKENS[lap] * WHOLE // 10)
    if s.fresh:
        into.share(at.fresh, len(s.fresh), 4)
        write_worms(s.fresh, (s.turn - seat) % s.seats, at, into)


def write_stack(stack: tuple[Tile, ...], block: int, score: int, into: Numbers) -> None:
    """Its tiles by kind, and what they are worth."""
    points = 0
    lucky = 0
    minus = 0
    for tile in stack:
        if tile == LUCKY:
            lucky += 1
        elif tile < 0:
            minus += 1
        points += tile
        into.add(block + KIND_AT[tile + LOWEST], ONE_OF[tile + LOWEST])
    if lucky and minus:  # to sort takes time, and most stacks need it not
        for tile in sorted(stack)[:lucky]:
            if tile < 0:
                points -= 2 * tile
    into.share(score, points, SCORE)


def write_worms(worms: tuple[Worm, ...], step: int, at: Places, into: Numbers) -> None:
    """Its holder knows a token; all do if they saw it come from under the pile."""
    for worm in worms:
        if step == 0 or worm >= OPEN:
            into.add(at.worms[step] + worm_kind(worm), A_WORM)
        else:
            into.add(at.unknown[step], WHOLE // 10)
