"""How pieces walk, and what leaving a tile brings.

A verb that can make a seat draw a worm token answers whether nature has to draw it. The
commonest events are not even made when nobody listens: that is a sixth of a playout's time.
"""

from __future__ import annotations

from powderkeg.rules.core import SILENT, Log, Seat
from powderkeg.rules.verflixxt.events import (
    AllHome,
    Discarded,
    DrewWorm,
    FlixxyFlew,
    FlixxyLeft,
    FlixxyPushed,
    Gave,
    GuardPushed,
    GuardWalked,
    MovedToEnd,
    NothingToGive,
    PawnPushed,
    PawnWalked,
    Took,
    WonToken,
)
from powderkeg.rules.verflixxt.pieces import (
    AWAY,
    FINISH,
    OPEN,
    ROUND_TOKENS,
    START,
    VERFLIXXT,
    Place,
)
from powderkeg.rules.verflixxt.state import Verflixxt


def walk_pawn(s: Verflixxt, seat: Seat, pawn: int, end: Place, log: Log) -> bool:
    """A seat's own pawn goes to `end`; who leaves a tile deserted pays for it (B11, E12)."""
    start = s.pawns[pawn]
    s.figures[start] -= 1
    deserted = s.is_deserted(start)  # before it is set down: it may come round again (V1)
    s.pawns[pawn] = end
    s.figures[end] += 1
    if log is not SILENT:
        log.add(PawnWalked(seat, start, end))
    earned = deserted and leave(s, seat, start, log)
    if end == FINISH and s.is_home(seat):
        log.add(AllHome(seat))
    return earned


def walk_guard(s: Verflixxt, seat: Seat, start: Place, end: Place, log: Log) -> None:
    """A guard never leaves a tile alone, so nothing is taken (B12, A22)."""
    s.guards[s.guards.index(start)] = end
    if log is not SILENT:
        log.add(GuardWalked(seat, start, end))


def walk_flixxy(s: Verflixxt, seat: Seat, steps: int, log: Log) -> bool:
    start = s.flixxy
    s.figures[start] -= 1
    deserted = s.is_deserted(start)
    fly(s, seat, steps, False, log)
    return deserted and leave(s, seat, start, log)


def fly(s: Verflixxt, seat: Seat, steps: int, pushed: bool, log: Log) -> None:
    """Flixxy, lifted from its place, flies on round the ring; the finish brings a token."""
    start = s.flixxy
    place = start
    arrived = False
    for _ in range(steps):
        place = s.after[place]
        if place == FINISH:
            arrived = True
            if len(s.arrivals) == len(ROUND_TOKENS):
                break  # the fifth arrival: the rest of the roll lapses (A15)
    log.add(FlixxyPushed(seat, start, place) if pushed else FlixxyFlew(seat, start, place))
    if arrived and len(s.arrivals) == len(ROUND_TOKENS):
        s.flixxy = AWAY
        log.add(FlixxyLeft())
        return
    s.flixxy = place
    s.figures[place] += 1
    if arrived:
        log.add(WonToken(seat, ROUND_TOKENS[len(s.arrivals)]))
        s.arrivals = (*s.arrivals, seat)


def push_all(s: Verflixxt, seat: Seat, place: Place, steps: int, log: Log) -> bool:
    """Everything on `place` that is not the seat's own goes forward, as one group (A30)."""
    each = s.setting.pawns
    end = s.ahead(place, steps)
    pawns = [pawn for pawn, at in enumerate(s.pawns) if at == place and pawn // each != seat]
    guards = s.guards.count(place)
    bird = s.flixxy == place
    s.figures[place] -= len(pawns) + bird
    deserted = s.figures[place] == 0
    for pawn in pawns:
        s.pawns[pawn] = end
        s.figures[end] += 1
        log.add(PawnPushed(seat, pawn // each, place, end))
        if end == FINISH and s.is_home(pawn // each):
            log.add(AllHome(pawn // each))
    for _ in range(guards):
        s.guards[s.guards.index(place)] = end
        log.add(GuardPushed(seat, place, end))
    if bird:
        fly(s, seat, steps, True, log)
    return deserted and leave(s, seat, place, log)


def leave(s: Verflixxt, seat: Seat, place: Place, log: Log) -> bool:
    """Nobody stayed behind on `place`: take its tile, or hand one on if it is a V tile."""
    if place in (START, FINISH):
        return False
    if s.tiles[place] == VERFLIXXT:
        hand_on(s, seat, log)
        return False
    return take(s, seat, place, log)


def take(s: Verflixxt, seat: Seat, place: Place, log: Log) -> bool:
    tile = s.tiles[place]
    s.take_out(place)
    s.stacks[seat] = (*s.stacks[seat], tile)
    if log is not SILENT:
        log.add(Took(seat, tile, place))
    if tile > 0 or not s.setting.worms:
        return False
    return tile < 0 and earn_worm(s, seat, log)


def earn_worm(s: Verflixxt, seat: Seat, log: Log) -> bool:
    """Nature draws while there are unseen tokens; after that the next one is known to all."""
    if s.pile:
        return True
    if s.under:
        worm = s.under[0]
        s.under = s.under[1:]
        s.fresh = (*s.fresh, worm + OPEN)
        log.add(DrewWorm(seat, worm, True))
    return False


def hand_on(s: Verflixxt, seat: Seat, log: Log) -> None:
    """The top tile goes to the next seat on the left that is still in play (E12–E14)."""
    stack = s.stacks[seat]
    if not stack:
        log.add(NothingToGive(seat))
        return
    tile = stack[-1]
    s.stacks[seat] = stack[:-1]
    receiver = next_in_play(s, seat)
    if receiver == seat:
        s.discarded = (*s.discarded, tile)
        log.add(Discarded(seat, tile))
    else:
        s.stacks[receiver] = (*s.stacks[receiver], tile)
        log.add(Gave(seat, receiver, tile))


def next_in_play(s: Verflixxt, seat: Seat) -> Seat:
    """The next seat on the left that is not home; `seat` itself if there is no other."""
    seats = s.seats
    other = seat
    for _ in range(seats - 1):
        other += 1
        if other == seats:
            other = 0
        if not s.is_home(other):
            return other
    return seat


def sweep_passed(s: Verflixxt, log: Log) -> None:
    """Variant 3: tiles behind the last pawn, if no guard is on them, go before the finish."""
    if s.figures[START] > 0 or s.figures[FINISH] == len(s.pawns):
        return
    for place in s.on_path():
        if s.figures[place] > 0:
            return
        if place not in s.guards:
            s.take_out(place)
            s.put_last(place)
            log.add(MovedToEnd(place, s.tiles[place]))
