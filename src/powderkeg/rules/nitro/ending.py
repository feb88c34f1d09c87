"""The end of a round: the grab, the cards, the mouse poop. And the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import NOBODY, NOT_NOW, Log, Move, Phase, Refusal, Seat, Wait
from powderkeg.rules.nitro.events import (
    NOTHING,
    Boxed,
    Gone,
    GotPoop,
    Grabbed,
    Missed,
    TookStop,
    Won,
    WonGame,
)
from powderkeg.rules.nitro.moves import GRABS, Grab
from powderkeg.rules.nitro.pieces import GRABBING, NAMES, NO_SEAT, ROUNDS
from powderkeg.rules.nitro.state import NOT_YET, Decided, Nitro


class GrabCards(Phase[Nitro]):
    """The sand is through, and two or more have no stop card: who is quicker?"""

    key: ClassVar[str] = "grab"
    timed: ClassVar[bool] = True

    def deciders(self, s: Nitro) -> list[Seat]:
        return [
            seat
            for seat in range(s.seats)
            if s.stop_cards[seat] == 0 and s.grabbed[seat] == NOT_YET
        ]

    def moves(self, s: Nitro, seat: Seat) -> list[Move]:
        return GRABS

    def refusal(self, s: Nitro, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, Grab) else Refusal(NOT_NOW)

    def due(self, s: Nitro) -> int:
        return GRABBING - s.waited

    def play(self, s: Nitro, actor: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Wait):
            s.waited += move.ticks
        else:
            assert isinstance(move, Grab)
            s.grabbed[actor] = move.tick
            log.add(Grabbed(actor, move.tick))
        if s.waited >= GRABBING or not self.deciders(s):
            s.waited = 0
            deal_stops(s, log)
            score(s, log)


def deal_stops(s: Nitro, log: Log) -> None:
    """First who grabbed, by the tick; then the others, who has less before who has more."""
    left = [seat for seat in range(s.seats) if s.stop_cards[seat] == 0]
    quick = [seat for seat in left if s.grabbed[seat] != NOT_YET]
    quick.sort(key=lambda seat: (s.grabbed[seat], *at_once(s, seat)))
    slow = [seat for seat in left if s.grabbed[seat] == NOT_YET]
    slow.sort(key=lambda seat: (s.score(seat), seat))
    for seat in quick:
        take_stop(s, seat, "grab", log)
    for seat in slow:
        take_stop(s, seat, "dealt", log)


def at_once(s: Nitro, seat: Seat) -> tuple[bool, int, Seat]:
    """Who comes first of two in the same tick: without the poop, then with less, then by seat."""
    return (seat == s.poop, s.score(seat), seat)


def take_stop(s: Nitro, seat: Seat, how: str, log: Log) -> None:
    """The lowest one left."""
    number = s.next_stop()
    s.stop_cards[seat] = number
    s.how[seat] = how
    log.add(TookStop(seat, number, how, stop_tick(s, seat)))


def stop_tick(s: Nitro, seat: Seat) -> int:
    """When it stopped, or how soon it grabbed."""
    return s.grabbed[seat] if s.how[seat] == "grab" else s.tick(seat)


def score(s: Nitro, log: Log) -> None:
    """Phases 4 and 5."""
    beaks = s.beaks()
    gain = s.harvest(beaks, [])
    for look in gain.looks:
        if look.what == "won":
            log.add(Won(look.seat, s.formula[look.card], look.card))
        elif look.what == "gone":
            card = s.formula[look.card]
            log.add(Gone(look.seat, card, look.card, gain.owners[look.card]))
        elif look.what == "missed":
            found = NOTHING if look.found < 0 else NAMES[look.found]
            cube = s.wanted(look.seat)[look.place]
            log.add(Missed(look.seat, look.place, cube, found))
    order = sorted(range(s.seats), key=lambda seat: s.stop_cards[seat])
    decided: list[Decided] = []
    for seat in order:
        won = [s.formula[place] for place in gain.of(seat)]
        tick = stop_tick(s, seat)
        number = s.stop_cards[seat]
        beak = tuple(beaks[seat])
        decided.append(Decided(seat, number, s.how[seat], tick, beak, tuple(won)))
        s.cards[seat] += won
    s.decided = tuple(decided)
    boxed = [s.formula[place] for place in gain.of(NO_SEAT)]
    if boxed:
        s.box += boxed
        log.add(Boxed(boxed))
    if s.round == ROUNDS:
        s.phases.pop()
        s.go(OVER, log)
        return
    log.add(GotPoop(order[0], order[0] == s.poop))
    s.poop = order[0]
    s.pop(log)


class Over(Phase[Nitro]):
    """The formula is mixed, for better or worse."""

    key: ClassVar[str] = "over"

    def begin(self, s: Nitro, log: Log) -> None:
        outcome = s.outcome()
        assert outcome is not None
        for seat in outcome.winners:
            log.add(WonGame(seat))

    def deciders(self, s: Nitro) -> list[Seat]:
        return NOBODY


GRAB: Final = GrabCards()
OVER: Final = Over()
