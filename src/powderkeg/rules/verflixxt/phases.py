"""A turn of Verflixxt, chapter by chapter: before the roll, the roll, the move, after it."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import (
    NOT_NOW,
    SILENT,
    Log,
    Move,
    Phase,
    Refusal,
    Seat,
)
from powderkeg.rules.verflixxt.ending import end_game, has_ended
from powderkeg.rules.verflixxt.events import (
    DrewWorm,
    MoveLapsed,
    NobodyMoved,
    Rolled,
)
from powderkeg.rules.verflixxt.journey import (
    next_in_play,
    sweep_passed,
    walk_flixxy,
    walk_guard,
    walk_pawn,
)
from powderkeg.rules.verflixxt.moves import (
    DONE,
    GUARD_BACKS,
    GUARD_MOVES,
    MOVE_FLIXXY,
    NOBODY_MOVES,
    PAWN_BACKS,
    PAWN_MOVES,
    PLAY_DOUBLE,
    ROLLS,
    ROLLS_NOCHMAL,
    THROW,
    WORM_DRAWS,
    DrawWorm,
    GuardBack,
    MoveGuard,
    MovePawn,
    PawnBack,
    Roll,
)
from powderkeg.rules.verflixxt.pieces import (
    AWAY,
    DIE_FACES,
    FINISH,
    FLIXXY,
    NO_DIE,
    PUSH,
    START,
    STILL,
    Place,
    place_text,
    without,
)
from powderkeg.rules.verflixxt.rulebook import (
    A37,
    B2,
    B3,
    B4,
    B5,
    E1,
    E2,
    E4,
    E7,
    E10,
    V7,
    VARIANT_2,
)
from powderkeg.rules.verflixxt.state import Verflixxt
from powderkeg.rules.verflixxt.worms import (
    AFTER_MOVE,
    AFTER_ROLL,
    BEFORE_ROLL,
    NO_WORM,
    can_move_guard,
    can_move_pawn,
    play_worm,
    worm_moves,
    worm_of,
    worm_refusal,
)

ONLY: Final[list[list[Seat]]] = [[seat] for seat in range(8)]

NUMBER_DIE: Final[list[Move]] = [*ROLLS]
BOTH_DICE: Final[list[Move]] = [roll for roll in ROLLS_NOCHMAL for _ in range(DIE_FACES[roll.die])]


class Before(Phase[Verflixxt]):
    """Before the roll, whoever holds worm tokens is asked: play one, or throw."""

    key: ClassVar[str] = "before"

    def begin(self, s: Verflixxt, log: Log) -> None:
        if not s.worms[s.turn]:
            s.go(ROLL, log)

    def deciders(self, s: Verflixxt) -> list[Seat]:
        return ONLY[s.turn]

    def moves(self, s: Verflixxt, seat: Seat) -> list[Move]:
        return [THROW, *worm_moves(s, seat, BEFORE_ROLL)]

    def refusal(self, s: Verflixxt, seat: Seat, move: Move) -> Refusal | None:
        if move is THROW:
            return None
        if worm_of(move) != NO_WORM:
            return worm_refusal(s, seat, move, BEFORE_ROLL)
        return Refusal(B2 if is_piece_move(move) else NOT_NOW)

    def play(self, s: Verflixxt, actor: Seat, move: Move, log: Log) -> None:
        if move is THROW:
            s.go(ROLL, log)
        else:
            play_worm(s, actor, move, log)
            self.begin(s, log)


class RollDice(Phase[Verflixxt]):
    """The number die, and the action die while Flixxy is in the game (E1, E10)."""

    key: ClassVar[str] = "roll"

    def chances(self, s: Verflixxt) -> list[Move]:
        return NUMBER_DIE if s.flixxy == AWAY else BOTH_DICE

    def play(self, s: Verflixxt, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Roll)
        s.number = move.number
        s.die = move.die
        if log is not SILENT:
            log.add(Rolled(s.turn, move.number, move.die))
        s.go(ADVANCE, log)


class Advance(Phase[Verflixxt]):
    """One piece must be moved by the full number: an own pawn, a guard in company, Flixxy."""

    key: ClassVar[str] = "advance"

    def begin(self, s: Verflixxt, log: Log) -> None:
        if s.barred and not s.worms[s.turn] and not has_move(s):
            self.lapse(s, log)

    def lapse(self, s: Verflixxt, log: Log) -> None:
        """A36: nothing is left to move, and no more tokens are played."""
        log.add(MoveLapsed(s.turn))
        s.go(AFTER, log)

    def deciders(self, s: Verflixxt) -> list[Seat]:
        return ONLY[s.turn]

    def moves(self, s: Verflixxt, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if s.die != FLIXXY or s.flixxy == AWAY:
            add_pawn_moves(s, seat, PAWN_MOVES, NO_WAY_ON, moves)
            add_guard_moves(s, GUARD_MOVES, NO_WAY_ON, moves)
            if s.setting.free_one and s.number == 1:  # variant 2
                moves.append(NOBODY_MOVES)
                add_pawn_moves(s, seat, PAWN_BACKS, NO_WAY_BACK, moves)
                add_guard_moves(s, GUARD_BACKS, NO_WAY_BACK, moves)
        if s.flixxy != AWAY and s.die != STILL:
            moves.append(MOVE_FLIXXY)
        if not moves:
            moves.append(DONE)
        if s.worms[seat]:
            moves += worm_moves(s, seat, AFTER_ROLL)
        return moves

    def refusal(self, s: Verflixxt, seat: Seat, move: Move) -> Refusal | None:
        if worm_of(move) != NO_WORM:
            return worm_refusal(s, seat, move, AFTER_ROLL)
        if move is MOVE_FLIXXY:
            return self.flixxy_refusal(s)
        if move is DONE:
            return Refusal(B2) if has_move(s) else None
        if not is_piece_move(move):
            return Refusal(NOT_NOW)
        if must_move_flixxy(s):
            return Refusal(E2)
        if isinstance(move, MovePawn):
            return self.pawn_refusal(s, seat, move.place)
        if isinstance(move, MoveGuard):
            return self.guard_refusal(s, move.place)
        return self.free_refusal(s, seat, move)

    def pawn_refusal(self, s: Verflixxt, seat: Seat, place: Place) -> Refusal | None:
        if place not in s.pawns_of(seat):
            return Refusal(B3, {"place": place_text(place)})
        if s.pawn_at(seat, place) < 0:
            return Refusal(A37, {"place": place_text(place)})
        return None

    def guard_refusal(self, s: Verflixxt, place: Place) -> Refusal | None:
        if place in s.guards and s.figures[place] > 0:
            return None
        return Refusal(E7 if s.setting.nochmal else B4, {"place": place_text(place)})

    def flixxy_refusal(self, s: Verflixxt) -> Refusal | None:
        if s.flixxy == AWAY:
            return Refusal(E10 if s.setting.nochmal else E1)
        return Refusal(E4) if s.die == STILL else None

    def free_refusal(self, s: Verflixxt, seat: Seat, move: Move) -> Refusal | None:
        if not s.setting.free_one:
            return Refusal(B2 if move is NOBODY_MOVES else B5)
        if s.number != 1:
            return Refusal(VARIANT_2, {"number": s.number})
        if isinstance(move, PawnBack):
            back = Refusal(V7) if move.place == START else None
            return self.pawn_refusal(s, seat, move.place) or back
        if isinstance(move, GuardBack):
            back = Refusal(V7) if move.place == START else None
            return self.guard_refusal(s, move.place) or back
        return None

    def play(self, s: Verflixxt, actor: Seat, move: Move, log: Log) -> None:
        earned = False
        if isinstance(move, MovePawn):
            pawn = s.pawn_at(actor, move.place)
            earned = walk_pawn(s, actor, pawn, s.ahead(move.place, s.number), log)
        elif isinstance(move, MoveGuard):
            walk_guard(s, actor, move.place, s.ahead(move.place, s.number), log)
        elif move is MOVE_FLIXXY:
            earned = walk_flixxy(s, actor, s.number, log)
        elif isinstance(move, PawnBack):
            walk_pawn(s, actor, s.pawn_at(actor, move.place), s.before[move.place], log)
        elif isinstance(move, GuardBack):
            walk_guard(s, actor, move.place, s.before[move.place], log)
        elif move is NOBODY_MOVES:
            log.add(NobodyMoved(actor))
        elif move is DONE:
            self.lapse(s, log)
            return
        else:
            earned = play_worm(s, actor, move, log)
            if worm_of(move) != PUSH or not s.setting.push_is_the_move:
                go_on(s, self, earned, log)
                return
        if s.setting.passed_go_last:
            sweep_passed(s, log)
        go_on(s, AFTER, earned, log)


class Draw(Phase[Verflixxt]):
    """A minus tile from the path brings the top worm token (W2)."""

    key: ClassVar[str] = "draw"

    def chances(self, s: Verflixxt) -> list[Move]:
        return [WORM_DRAWS[worm] for worm in s.pile]

    def play(self, s: Verflixxt, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, DrawWorm)
        s.pile = without(s.pile, move.worm)
        s.fresh = (*s.fresh, move.worm)
        log.add(DrewWorm(s.turn, move.worm, False))
        s.pop(log)


class After(Phase[Verflixxt]):
    """After the move: over, or a last worm token, or the next seat."""

    key: ClassVar[str] = "after"

    def begin(self, s: Verflixxt, log: Log) -> None:
        if s.figures[FINISH] and has_ended(s):
            end_game(s, log)
        elif not s.worms[s.turn]:
            next_turn(s, next_in_play(s, s.turn), log)

    def deciders(self, s: Verflixxt) -> list[Seat]:
        return ONLY[s.turn]

    def moves(self, s: Verflixxt, seat: Seat) -> list[Move]:
        return [DONE, *worm_moves(s, seat, AFTER_MOVE)]

    def refusal(self, s: Verflixxt, seat: Seat, move: Move) -> Refusal | None:
        if move is DONE:
            return None
        if worm_of(move) != NO_WORM:
            return worm_refusal(s, seat, move, AFTER_MOVE)
        return Refusal(B2 if is_piece_move(move) else NOT_NOW)

    def play(self, s: Verflixxt, actor: Seat, move: Move, log: Log) -> None:
        if move is DONE:
            next_turn(s, next_in_play(s, actor), log)
            return
        play_worm(s, actor, move, log)
        if move is PLAY_DOUBLE:
            next_turn(s, actor, log)
        else:
            self.begin(s, log)


BEFORE: Final = Before()
ROLL: Final = RollDice()
ADVANCE: Final = Advance()
DRAW: Final = Draw()
AFTER: Final = After()


def is_piece_move(move: Move) -> bool:
    """One of the moves that a turn is made of, as against worms and waiting."""
    return (
        isinstance(move, (MovePawn, MoveGuard, PawnBack, GuardBack))
        or move is MOVE_FLIXXY
        or move is NOBODY_MOVES
    )


def has_move(s: Verflixxt) -> bool:
    """Always, but for one case: a swap bars the last pawn, and a push takes the guards' company."""
    if not s.barred:
        return True
    flixxy = s.flixxy != AWAY and s.die != STILL
    return flixxy or can_move_pawn(s, s.turn) or can_move_guard(s)


def must_move_flixxy(s: Verflixxt) -> bool:
    """E2; but a Flixxy that has just left the game holds nobody (V2)."""
    return s.die == FLIXXY and s.flixxy != AWAY


# Bit n: nothing moves from place n. Nothing leaves the finish; nothing goes back from the start.
NO_WAY_ON: Final = 1 << FINISH
NO_WAY_BACK: Final = 1 << FINISH | 1 << START


def add_pawn_moves(
    s: Verflixxt, seat: Seat, by_place: list[Move], seen: int, moves: list[Move]
) -> None:
    """For each place where the seat has a pawn that may make the move, that place's move."""
    each = s.setting.pawns
    first = seat * each
    for i in range(each):
        place = s.pawns[first + i]
        bit = 1 << place
        if not seen & bit and not s.barred >> i & 1:
            seen |= bit
            moves.append(by_place[place])


def add_guard_moves(s: Verflixxt, by_place: list[Move], seen: int, moves: list[Move]) -> None:
    """For each place where a guard has company (B4, E7), that place's move."""
    figures = s.figures
    for place in s.guards:
        if figures[place]:
            bit = 1 << place
            if not seen & bit:
                seen |= bit
                moves.append(by_place[place])


def go_on(s: Verflixxt, phase: Phase[Verflixxt], draws: bool, log: Log) -> None:
    """Continue with `phase`, once nature has drawn the worm token that is owed."""
    if draws:
        s.go_after(DRAW, phase, log)
    else:
        s.go(phase, log)


def next_turn(s: Verflixxt, seat: Seat, log: Log) -> None:
    """Tokens drawn in this turn can be used from now on (W4)."""
    if s.fresh:
        s.worms[s.turn] = (*s.worms[s.turn], *s.fresh)
        s.fresh = ()
    s.barred = 0
    s.number = 0
    s.die = NO_DIE
    s.turn = seat
    s.go(BEFORE if s.worms[seat] else ROLL, log)  # what BEFORE would do, at once
