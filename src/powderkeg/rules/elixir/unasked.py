"""What others may do in somebody's turn: ask for a steady view, or call a slip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.rules.core import NOT_NOW, Log, Move, Refusal, Seat
from powderkeg.rules.elixir import slip
from powderkeg.rules.elixir.deal_events import Steadied
from powderkeg.rules.elixir.moves import SLIP, STEADY, OfSeat
from powderkeg.rules.elixir.rulebook import STEADY as STEADY_VIEW

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def volunteers(s: Elixir) -> list[Seat]:
    return [seat for seat in range(s.seats) if seat != s.active and unasked_moves(s, seat)]


def unasked_moves(s: Elixir, seat: Seat) -> list[Move]:
    moves = slip.moves(s, seat)
    return moves if s.steady >> seat & 1 else [*moves, STEADY]


def why_not_unasked(s: Elixir, seat: Seat, move: Move) -> Refusal | None:
    """None: the active player asks for something else."""
    if move is STEADY:
        return Refusal(STEADY_VIEW)
    if isinstance(move, OfSeat) and move is SLIP[move.seat]:
        return slip.why_not(s, seat, move)
    return None if seat == s.active else Refusal(NOT_NOW)


def act_unasked(s: Elixir, actor: Seat, move: Move, log: Log) -> bool:
    """Was it one of these?"""
    if move is STEADY:
        s.steady |= 1 << actor
        log.add(Steadied({"seat": actor}))
        return True
    if isinstance(move, OfSeat) and move is SLIP[move.seat]:
        del s.phases[1:]  # a half-made play is taken back: its payment may be given away
        slip.call(s, actor, move.seat, log)
        s.proceed(log)
        return True
    return False
