"""Phase 3: everyone shakes their own flask, all at once, until they stop or the sand is through."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import NOBODY, NOT_NOW, Log, Move, Phase, Refusal, Seat, Silence
from powderkeg.rules.nitro.codec import as_text
from powderkeg.rules.nitro.ending import GRAB, at_once, deal_stops, score, take_stop
from powderkeg.rules.nitro.events import (
    BeakChanged,
    JumpedOut,
    Mixed,
    SandOut,
    Stopped,
    WentBack,
)
from powderkeg.rules.nitro.moves import PUT_BACKS, STOP, TILTS, Hand, Mix, PutBack, Stop, Tilt
from powderkeg.rules.nitro.pieces import COLOURS, LEAD
from powderkeg.rules.nitro.rulebook import B7, C2, C3, N17
from powderkeg.rules.nitro.standing import CubeAt, beak_of, hash_after, right
from powderkeg.rules.nitro.state import NOT_YET, Nitro

CALM_MOVES: Final[list[Move]] = [*TILTS, STOP]
POOP_MOVES: Final[list[Move]] = [*TILTS, *PUT_BACKS, STOP]
HAND_MOVES: Final[list[Move]] = [*TILTS, *PUT_BACKS[: len(COLOURS)], STOP]


class MixFlasks(Phase[Nitro]):
    """Each flask has its own ticks. The slowest is awaited; others may be a second ahead."""

    key: ClassVar[str] = "mix"

    def deciders(self, s: Nitro) -> list[Seat]:
        mixing = s.mixing()
        if not mixing:
            return NOBODY
        slowest = min([s.tick(seat) for seat in mixing])
        return [seat for seat in mixing if s.tick(seat) == slowest]

    def volunteers(self, s: Nitro) -> list[Seat]:
        """In the calm game who is ahead waits."""
        if s.setting.calm:
            return NOBODY
        slow = self.deciders(s)
        return [seat for seat in s.mixing() if seat not in slow]

    def moves(self, s: Nitro, seat: Seat) -> list[Move]:
        if s.setting.calm:
            return CALM_MOVES
        if room(s, seat) < s.setting.step:
            return [STOP]
        return POOP_MOVES if seat == s.poop else HAND_MOVES

    def refusal(self, s: Nitro, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Hand):
            return Refusal(NOT_NOW)
        if s.setting.calm:
            return None if isinstance(move, Tilt) or move is STOP else Refusal(C2)
        if isinstance(move, PutBack) and move.cube >= len(s.places[seat]):
            return Refusal(NOT_NOW)
        pushes = move.pushes(False)
        ticks = len(pushes) // 2
        if ticks > s.setting.sand - s.tick(seat):
            return Refusal(B7)
        if ticks > room(s, seat):
            return Refusal(C3)
        if isinstance(move, (Mix, Stop)) and move.claim:
            found = hash_after(s.places[seat], s.pushes[seat] + pushes)
            if found != move.claim:
                return Refusal(N17, {"tick": s.tick(seat) + ticks})
        return None

    def play(self, s: Nitro, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Hand)
        push(s, actor, move.pushes(s.setting.calm), log)
        if isinstance(move, Stop):
            s.stopped[actor] = s.tick(actor)
            log.add(Stopped(actor, s.tick(actor)))
        settle(s, log)


def room(s: Nitro, seat: Seat) -> int:
    """Ticks that its flask may go on before the others must follow, or the sand is through."""
    tick = s.tick(seat)
    slowest = min([s.tick(other) for other in s.mixing()])
    return min(slowest + LEAD - tick, s.setting.sand - tick)


def push(s: Nitro, seat: Seat, pushes: bytes, log: Log) -> None:
    """The hand moves. How the flask looks then is found out only if somebody listens."""
    if isinstance(log, Silence) or not pushes:
        s.pushes[seat] += pushes
        return
    tick = s.tick(seat)
    before = s.cubes(seat)
    s.pushes[seat] += pushes
    hashed = hash_after(s.places[seat], s.pushes[seat])
    log.add(Mixed(seat, tick, as_text(pushes), hashed))
    tell_cubes(s, seat, before, log)


def tell_cubes(s: Nitro, seat: Seat, before: list[CubeAt], log: Log) -> None:
    after = s.cubes(seat)
    for was, now in zip(before, after, strict=True):
        if now.is_out and not was.is_out:
            log.add(JumpedOut(seat, now.cube))
        elif was.is_out and not now.is_out:
            log.add(WentBack(seat, now.cube))
    beak = beak_of(after)
    if beak != beak_of(before):
        log.add(BeakChanged(seat, beak, right(beak, s.wanted(seat))))


def settle(s: Nitro, log: Log) -> None:
    """Stop cards go to those whom nobody can forestall any more; then perhaps the round is over."""
    give_stops(s, log)
    if s.mixing() or waiting(s):
        return
    left = [seat for seat in range(s.seats) if s.stop_cards[seat] == 0]
    if left:
        log.add(SandOut())
    if len(left) == 1:
        take_stop(s, left[0], "last", log)
    elif left:
        if not s.setting.calm:
            s.go(GRAB, log)
            return
        deal_stops(s, log)
    score(s, log)


def waiting(s: Nitro) -> list[Seat]:
    """Who has stopped and has no card yet: the first first."""
    seats = [
        seat for seat in range(s.seats) if s.stopped[seat] != NOT_YET and s.stop_cards[seat] == 0
    ]
    return sorted(seats, key=lambda seat: (s.stopped[seat], *at_once(s, seat)))


def give_stops(s: Nitro, log: Log) -> None:
    for seat in waiting(s):
        if any(s.tick(other) <= s.stopped[seat] for other in s.mixing()):
            return  # that one could still stop before, or at the same moment
        take_stop(s, seat, "stop", log)


MIX: Final = MixFlasks()
