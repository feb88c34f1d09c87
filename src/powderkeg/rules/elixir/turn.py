"""A turn: any number of cards in any order, then its player is done (B5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import CLOCK, NOT_NOW, Log, Move, Refusal, Seat, Wait
from powderkeg.rules.elixir.aiming import victims_of
from powderkeg.rules.elixir.answers import may_cast
from powderkeg.rules.elixir.building import build
from powderkeg.rules.elixir.cards import NONE, Half
from powderkeg.rules.elixir.codes import OBJECT, TRANSACTION
from powderkeg.rules.elixir.deck import FINDS, Find
from powderkeg.rules.elixir.ending import MOST_TURNS, check_end, stop
from powderkeg.rules.elixir.events import AskedLeave, Granted
from powderkeg.rules.elixir.finding import fetchable
from powderkeg.rules.elixir.hands import can_draw, kinds
from powderkeg.rules.elixir.moves import (
    ASK,
    CAST,
    END,
    GRANT,
    MIRROR,
    OPEN,
    USE,
    OfFind,
    OfSpell,
)
from powderkeg.rules.elixir.paying import SUBSTITUTES, is_free, is_payable
from powderkeg.rules.elixir.rulebook import OB, B, S, X
from powderkeg.rules.elixir.setting import LEAVE_TICKS
from powderkeg.rules.elixir.step import Step
from powderkeg.rules.elixir.studying import returnable
from powderkeg.rules.elixir.turn_clock import run_down, ticks_left
from powderkeg.rules.elixir.turning import begin_turn, end_turn
from powderkeg.rules.elixir.unasked import (
    act_unasked,
    unasked_moves,
    volunteers,
    why_not_unasked,
)

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

# Cards that have their own moment, and the rule that says so.
MOMENTS: Final = {
    "any-ingredient": OB[1],
    "grind": OB[2],
    "as-discard": OB[17],
    "reverse": OB[19],
    "bell": X[54],
}


def must_ask(s: Elixir) -> bool:
    """Pretty Please: no card without leave."""
    return s.on(s.active, "ask-leave") is not None and not s.is_granted


def can_do(s: Elixir, seat: Seat, find: Find, spare: int) -> bool:
    """Would this object do anything (X-9)? `spare`: finds its player has besides."""
    effect = FINDS[find].effect
    if effect in ("look", "take", "weigh"):
        return bool(victims_of(s, seat, NONE, find))
    if effect == "swap-one":
        return spare > 0 and bool(victims_of(s, seat, NONE, find))
    if effect == "fetch":
        return bool(fetchable(s, 0, len(s.discard), True))
    if effect == "draw":
        return can_draw(s)
    if effect == "soap":
        return bool(s.curses(seat))
    if effect == "extra-turn":
        return not s.is_extra and not s.is_again
    if effect == "exchange-spell":
        return bool(returnable(s, seat))
    if effect == "collect":
        return any(s.hands[other] for other in s.others(seat))
    return effect == "cloak"


def can_open(s: Elixir, seat: Seat, find: Find) -> bool:
    if s.against(seat, "closed-shops"):
        return False
    return FINDS[find].effect != "auction" or len(s.hands[seat]) > 1


def can_mirror(s: Elixir, seat: Seat) -> bool:
    find = s.mirror()
    if s.is_mirrored or find == NONE or not s.of(seat, "jackdaw"):
        return False
    return FINDS[find].effect not in SUBSTITUTES and can_do(s, seat, find, len(s.hands[seat]))


class Turn(Step):
    """The active player's own time. It lies below all other steps, so turn follows turn."""

    key: ClassVar[str] = "turn"

    def begin(self, s: Elixir, log: Log) -> None:
        check_end(s, log)
        if s.winners or not s.is_ended:
            return
        if s.turn >= MOST_TURNS:
            stop(s, log)
        else:
            begin_turn(s, log)

    def deciders(self, s: Elixir) -> list[Seat]:
        return [s.active]

    def volunteers(self, s: Elixir) -> list[Seat]:
        return volunteers(s)

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        if seat != s.active:
            return unasked_moves(s, seat)
        moves: list[Move] = []
        if must_ask(s):
            moves.append(ASK)
        elif s.block != "no-cards":
            self.add_cards(s, seat, moves)
        moves.append(END)
        moves.extend(unasked_moves(s, seat))
        return moves

    def add_cards(self, s: Elixir, seat: Seat, moves: list[Move]) -> None:
        if may_cast(s):
            for spell in s.books[seat]:
                if is_free(s, seat, spell) or is_payable(s, seat, spell):
                    moves.append(CAST[spell])
        hand = s.hands[seat]
        for find in kinds(hand):
            family = FINDS[find].family
            if family == OBJECT and can_do(s, seat, find, len(hand) - 1):
                moves.append(USE[find])
            elif family == TRANSACTION and can_open(s, seat, find):
                moves.append(OPEN[find])
        if can_mirror(s, seat):
            moves.append(MIRROR)

    def refusal(self, s: Elixir, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(s, seat):
            return None
        refusal = why_not_unasked(s, seat, move)
        return self.why_no_card(s, seat, move) if refusal is None else refusal

    def why_no_card(self, s: Elixir, seat: Seat, move: Move) -> Refusal:
        """The rule that forbids it; a card one does not hold is no matter of rules."""
        spell, find = NONE, NONE
        if isinstance(move, OfSpell) and move is CAST[move.spell]:
            spell = move.spell
        elif isinstance(move, OfFind) and move in (USE[move.find], OPEN[move.find]):
            find = move.find
        if move is not MIRROR and spell not in s.books[seat] and find not in s.hands[seat]:
            return Refusal(NOT_NOW)
        if must_ask(s):
            return Refusal(S[113])
        if s.block == "no-cards":
            return Refusal(X[31])
        if move is MIRROR:
            return Refusal(X[44])
        if find != NONE:
            return self.why_no_find(s, seat, find)
        if s.block:
            return Refusal(X[31])
        return Refusal(B[8] if may_cast(s) else X[37])

    def why_no_find(self, s: Elixir, seat: Seat, find: Find) -> Refusal:
        card = FINDS[find]
        if card.family == TRANSACTION:
            return Refusal(S[217] if s.against(seat, "closed-shops") else X[53])
        if card.family != OBJECT:
            return Refusal(B[7])
        return Refusal(MOMENTS.get(card.effect, X[9]))

    def due(self, s: Elixir) -> int:
        return ticks_left(s)

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        if actor == CLOCK:
            run_down(s, move, log)
            return
        if act_unasked(s, actor, move, log):
            return
        if move is END:
            end_turn(s, "done", log)
        elif move is ASK:
            log.add(AskedLeave({"seat": actor}))
            s.plan([LEAVE])
        else:
            build(s, begun(s, actor, move), log)
        s.proceed(log)


def begun(s: Elixir, seat: Seat, move: Move) -> Half:
    """A card that nobody else sees yet."""
    if move is MIRROR:
        return Half(NONE, s.mirror(), seat, mirrored=True)
    if isinstance(move, OfSpell):
        return Half(move.spell, NONE, seat, is_free=is_free(s, seat, move.spell))
    assert isinstance(move, OfFind)
    return Half(NONE, move.find, seat)


TURN: Final = Turn()


class Leave(Step):
    """May I? Any opponent grants it; after a while it is granted by itself (X-51)."""

    key: ClassVar[str] = "leave"

    def deciders(self, s: Elixir) -> list[Seat]:
        return [seat for seat in range(s.seats) if seat != s.active]

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [GRANT]

    def refusal(self, s: Elixir, seat: Seat, move: Move) -> Refusal | None:
        return None if move is GRANT else Refusal(S[113])

    def due(self, s: Elixir) -> int:
        return LEAVE_TICKS - s.waited

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        if actor == CLOCK:
            assert isinstance(move, Wait)
            s.waited += move.ticks
            if self.due(s) > 0:
                return
        s.waited = 0
        s.is_granted = True
        s.phases.pop()
        log.add(Granted({"seat": s.active, "why": "time" if actor == CLOCK else "other"}))
        s.proceed(log)


LEAVE: Final = Leave()
