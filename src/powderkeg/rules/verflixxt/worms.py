"""The four worm tokens: when they may be played, and what they do."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import SILENT, Log, Move, Refusal, Seat
from powderkeg.rules.verflixxt.events import Buried, PlayedWorm, Swapped
from powderkeg.rules.verflixxt.journey import push_all
from powderkeg.rules.verflixxt.moves import (
    FLIXXY_PIECE,
    GUARD_PIECE,
    PLAY_BURY,
    PLAY_DOUBLE,
    PUSHES,
    Push,
    Swap,
    swap,
)
from powderkeg.rules.verflixxt.pieces import (
    BURY,
    DOUBLE,
    FINISH,
    OPEN,
    PUSH,
    START,
    SWAP,
    WORM_TEXTS,
    Place,
    Worm,
    place_text,
    without,
)
from powderkeg.rules.verflixxt.rulebook import A28, A31, A33, A36, A38, A40, S6, W4, W5
from powderkeg.rules.verflixxt.state import Verflixxt

# A28: each moment of a turn has its tokens.
BEFORE_ROLL: Final = (BURY, SWAP)
AFTER_ROLL: Final = (BURY, SWAP, PUSH)
AFTER_MOVE: Final = (BURY, DOUBLE)

NO_WORM: Final = -1


def worm_of(move: Move) -> Worm:
    """The token that a move plays, or NO_WORM."""
    if move is PLAY_BURY:
        return BURY
    if move is PLAY_DOUBLE:
        return DOUBLE
    if isinstance(move, Push):
        return PUSH
    return SWAP if isinstance(move, Swap) else NO_WORM


def holds(worms: tuple[Worm, ...], kind: Worm) -> bool:
    return kind in worms or kind + OPEN in worms


def worm_moves(s: Verflixxt, seat: Seat, moment: tuple[Worm, ...]) -> list[Move]:
    """Every token this seat may play now, in every way."""
    moves: list[Move] = []
    worms = s.worms[seat]
    for worm in moment:
        if not holds(worms, worm):
            continue
        if worm == BURY:
            if len(s.stacks[seat]) > 1:
                moves.append(PLAY_BURY)
        elif worm == DOUBLE:
            if not s.is_home(seat):
                moves.append(PLAY_DOUBLE)
        elif worm == PUSH:
            places = [START, *s.on_path()]
            moves += [PUSHES[place] for place in places if can_push(s, seat, place)]
        else:
            moves += swaps(s, seat)
    return moves


def worm_refusal(s: Verflixxt, seat: Seat, move: Move, moment: tuple[Worm, ...]) -> Refusal | None:
    """Why this token cannot be played now."""
    worm = worm_of(move)
    text = WORM_TEXTS[worm]
    if not s.setting.worms:
        return Refusal(S6)
    if not holds(s.worms[seat], worm):
        return Refusal(W4 if holds(s.fresh, worm) else W5, {"worm": text})
    if worm not in moment:
        return Refusal(A28, {"worm": text})
    if worm == BURY:
        return None if len(s.stacks[seat]) > 1 else Refusal(A38)
    if worm == DOUBLE:
        return Refusal(A40) if s.is_home(seat) else None
    if isinstance(move, Push):
        fine = can_push(s, seat, move.place)
        return None if fine else Refusal(A31, {"place": place_text(move.place)})
    assert isinstance(move, Swap)
    if not is_swap(s, seat, move.place, move.ahead, move.other):
        return Refusal(A33, {"place": place_text(move.place)})
    return None if leaves_a_move(s, seat, move) else Refusal(A36)


def play_worm(s: Verflixxt, seat: Seat, move: Move, log: Log) -> bool:
    """Shown, carried out, then put under the pile (W5). Answers whether nature draws a worm."""
    worm = worm_of(move)
    s.worms[seat] = shown(s.worms[seat], worm)
    log.add(PlayedWorm(seat, worm))
    earned = False
    if worm == BURY:
        stack = s.stacks[seat]
        s.stacks[seat] = (stack[-1], *stack[:-1])
        log.add(Buried(seat, stack[-1]))
    elif isinstance(move, Push):
        earned = push_all(s, seat, move.place, s.number, log)
    elif isinstance(move, Swap):
        exchange(s, seat, move, log)
    s.under = (*s.under, worm)
    return earned


def shown(worms: tuple[Worm, ...], worm: Worm) -> tuple[Worm, ...]:
    """One token fewer; the one all know of goes first, since that tells them nothing."""
    return without(worms, worm + OPEN if worm + OPEN in worms else worm)


def can_push(s: Verflixxt, seat: Seat, place: Place) -> bool:
    """A31: a pawn or Flixxy is there, and something that is not one's own."""
    if s.figures[place] == 0:
        return False
    own = s.pawns_of(seat).count(place)
    return s.figures[place] > own or place in s.guards


def swaps(s: Verflixxt, seat: Seat) -> list[Move]:
    moves: list[Move] = []
    others = [other for other in range(s.seats) if other != seat]
    for place in sorted(set(s.pawns_of(seat))):
        for ahead in (False, True):
            for other in [*others, GUARD_PIECE, FLIXXY_PIECE]:
                if is_swap(s, seat, place, ahead, other):
                    move = swap(place, ahead, other)
                    assert isinstance(move, Swap)
                    if leaves_a_move(s, seat, move):
                        moves.append(move)
    return moves


def is_swap(s: Verflixxt, seat: Seat, place: Place, ahead: bool, other: int) -> bool:
    """A33: an own pawn there, and that piece on the next or previous remaining tile."""
    if place == FINISH or place not in s.pawns_of(seat):
        return False
    neighbour = s.after[place] if ahead else s.before[place]
    if neighbour == FINISH:
        return False
    if other == GUARD_PIECE:
        return neighbour in s.guards
    if other == FLIXXY_PIECE:
        return s.flixxy == neighbour
    return other != seat and other < s.seats and neighbour in s.pawns_of(other)


def leaves_a_move(s: Verflixxt, seat: Seat, move: Swap) -> bool:
    """A36: afterwards some pawn or guard can still make the turn's move, Flixxy aside."""
    world = s.clone()
    exchange(world, seat, move, SILENT)
    return can_move_pawn(world, seat) or can_move_guard(world)


def can_move_pawn(s: Verflixxt, seat: Seat) -> bool:
    for place in s.pawns_of(seat):
        if place != FINISH and s.pawn_at(seat, place) >= 0:
            return True
    return False


def can_move_guard(s: Verflixxt) -> bool:
    for place in s.guards:
        if place != FINISH and s.figures[place] > 0:
            return True
    return False


def exchange(s: Verflixxt, seat: Seat, move: Swap, log: Log) -> None:
    """The pawn and its neighbour change places. Both tiles stay (A35)."""
    each = s.setting.pawns
    here = move.place
    there = s.after[here] if move.ahead else s.before[here]
    pawn = pawn_to_swap(s, seat, here)
    s.pawns[pawn] = there
    s.barred |= 1 << (pawn - seat * each)
    if move.other == GUARD_PIECE:
        s.guards[s.guards.index(there)] = here
        s.figures[here] -= 1
        s.figures[there] += 1
    elif move.other == FLIXXY_PIECE:
        s.flixxy = here
    else:
        first = move.other * each
        s.pawns[s.pawns.index(there, first, first + each)] = here
    piece = "pawn"
    if move.other < 0:
        piece = "guard" if move.other == GUARD_PIECE else "flixxy"
    log.add(Swapped(seat, here, there, piece, move.other))


def pawn_to_swap(s: Verflixxt, seat: Seat, place: Place) -> int:
    """Of several own pawns there, one that has swapped already: it costs nothing more."""
    each = s.setting.pawns
    found = -1
    for pawn in range(seat * each, seat * each + each):
        if s.pawns[pawn] == place:
            found = pawn
            if s.barred >> (pawn - seat * each) & 1:
                break
    return found
