"""The rules of Lantern: deal, choose face down, perhaps be shouted down, and score."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import NEVER, NOT_AWAITED, NOT_NOW, Log, Move, Phase, Refusal, Seat, Wait
from tests.lantern.dark import DARK, Hanging
from tests.lantern.events import Dealt, Ready, Revealed, Shouted, Swayed, TimeWentBy, Won
from tests.lantern.moves import DEALS, PASS, PICKS, SHOUT_IT, SWAY_MOVES, Deal, Pick, Sway
from tests.lantern.pieces import HAND, HANGING, NONE, WINDOW
from tests.lantern.rulebook import IN_HAND, ONCE, ONCE_A_TICK, SHOUT
from tests.lantern.state import Lantern


class Dealing(Phase[Lantern]):
    """Three cards each, one at a time."""

    key: ClassVar[str] = "deal"

    def chances(self, s: Lantern) -> list[Move]:
        return [DEALS[card - 1] for card in s.bag]

    def play(self, s: Lantern, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Deal)
        dealt = [len(hand) for hand in s.hands]
        seat = dealt.index(min(dealt))
        s.bag.remove(move.card)
        s.hands[seat].append(move.card)
        log.add(Dealt(seat, move.card))
        if len(s.hands[-1]) == HAND:
            s.go(CHOOSE, log)


class Choosing(Phase[Lantern]):
    """All choose at once; the last one turns them up. Until then a choice may be changed."""

    key: ClassVar[str] = "choose"

    def deciders(self, s: Lantern) -> list[Seat]:
        return [seat for seat in range(s.seats) if s.chosen[seat] == NONE]

    def volunteers(self, s: Lantern) -> list[Seat]:
        chosen = [seat for seat in range(s.seats) if s.chosen[seat] != NONE]
        return [seat for seat in chosen if self.moves(s, seat)]

    def moves(self, s: Lantern, seat: Seat) -> list[Move]:
        return [PICKS[card - 1] for card in s.hands[seat] if card != s.chosen[seat]]

    def refusal(self, s: Lantern, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Pick):
            return Refusal(NOT_NOW)
        return None if move in self.moves(s, seat) else Refusal(IN_HAND, {"card": move.card})

    def play(self, s: Lantern, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Pick)
        s.hands[actor].remove(move.card)
        s.hands[actor].append(move.card)  # a chosen card lies last
        if s.chosen[actor] == NONE:
            log.add(Ready(actor))
        s.chosen[actor] = move.card
        if NONE not in s.chosen:
            s.table = s.chosen
            s.chosen = [NONE] * s.seats
            for hand in s.hands:
                hand.pop()
            log.add(Revealed(s.table))
            s.left = WINDOW
            s.push(DARK if s.dark else WINDOW_OPEN, log)

    def begin(self, s: Lantern, log: Log) -> None:
        """The window has closed: who has the highest card takes the trick."""
        if not s.table:
            return
        best = s.table.index(max(s.table))
        s.points[best] += max(s.table)
        log.add(Won(best))
        s.table = []
        if not s.hands[0]:
            s.over = True
            s.go(DONE, log)
        elif s.dark:
            s.left = HANGING
            s.push(Hanging(best), log)


class Window(Phase[Lantern]):
    """Everyone is asked: one shout a game takes the best card off the table.

    While it is open all may swing the lantern, once a tick; nobody waits for who has answered.
    """

    key: ClassVar[str] = "window"

    def deciders(self, s: Lantern) -> list[Seat]:
        return [seat for seat in range(s.seats) if seat not in s.answers]

    def volunteers(self, s: Lantern) -> list[Seat]:
        return [seat for seat in sorted(s.answers) if seat not in s.swayed]

    def moves(self, s: Lantern, seat: Seat) -> list[Move]:
        sways = [] if seat in s.swayed else SWAY_MOVES
        if seat in s.answers:
            return sways
        return [PASS, SHOUT_IT, *sways] if s.shouts[seat] else [PASS, *sways]

    def refusal(self, s: Lantern, seat: Seat, move: Move) -> Refusal | None:
        if move in (PASS, SHOUT_IT) and seat in s.answers:
            return Refusal(NOT_AWAITED)
        if move is SHOUT_IT:
            return None if s.shouts[seat] else Refusal(SHOUT)
        if isinstance(move, Pick):
            return Refusal(ONCE)
        if isinstance(move, Sway):
            return Refusal(ONCE_A_TICK) if seat in s.swayed else None
        return None if move is PASS else Refusal(NOT_NOW)

    def due(self, s: Lantern) -> int:
        return s.left if s.left else NEVER

    def play(self, s: Lantern, actor: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Wait):
            s.left -= move.ticks
            s.swayed = []
            log.add(TimeWentBy(move.ticks))
            if not s.left:
                self.close(s, log)
            return
        if isinstance(move, Sway):
            s.swayed.append(actor)
            s.light += move.by
            log.add(Swayed(actor, move.by))
            return
        s.answers.append(actor)
        if move is SHOUT_IT:
            s.shouts[actor] = False
            s.table[s.table.index(max(s.table))] = 0
            log.add(Shouted(actor))
        if len(s.answers) == s.seats:
            self.close(s, log)

    def close(self, s: Lantern, log: Log) -> None:
        s.answers = []
        s.swayed = []
        s.left = 0
        s.pop(log)


class Done(Phase[Lantern]):
    """Nothing more happens."""

    key: ClassVar[str] = "done"


DEAL: Final = Dealing()
CHOOSE: Final = Choosing()
WINDOW_OPEN: Final = Window()
DONE: Final = Done()
