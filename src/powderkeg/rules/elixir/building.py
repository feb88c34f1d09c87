"""A card is put together, step by step, before anybody sees it: payment, then victims (X-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from powderkeg.rules.core import CLOCK, Log, Move, Phase, Refusal, Seat
from powderkeg.rules.elixir.aiming import (
    NEED_A_VICTIM,
    choosable,
    copiable,
    hanging_on,
    victims_of,
)
from powderkeg.rules.elixir.cards import NONE, Half
from powderkeg.rules.elixir.deck import FINDS, SPELLS, Find, Spell
from powderkeg.rules.elixir.hands import kinds
from powderkeg.rules.elixir.laying_open import lay_open
from powderkeg.rules.elixir.moves import (
    AT,
    COPY,
    ENOUGH,
    LIFT,
    SHOW,
    SWEEP,
    OfFind,
    OfSeat,
    OfSpell,
)
from powderkeg.rules.elixir.paying import paid_with, payments
from powderkeg.rules.elixir.rulebook import B, X
from powderkeg.rules.elixir.step import Ask, Choosing
from powderkeg.rules.elixir.turn_clock import run_down, ticks_left
from powderkeg.rules.elixir.unasked import (
    act_unasked,
    unasked_moves,
    volunteers,
    why_not_unasked,
)

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


class Building(Choosing):
    """The active player chooses; the turn's own clock runs, and others see a turn."""

    def volunteers(self, s: Elixir) -> list[Seat]:
        return volunteers(s)

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return super().moves(s, seat) if seat == s.active else unasked_moves(s, seat)

    def refusal(self, s: Elixir, seat: Seat, move: Move) -> Refusal | None:
        if seat == s.active:
            return super().refusal(s, seat, move)
        return None if move in unasked_moves(s, seat) else why_not_unasked(s, seat, move)

    def due(self, s: Elixir) -> int:
        return ticks_left(s)

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        if actor == CLOCK:
            run_down(s, move, log)
            return
        if act_unasked(s, actor, move, log):
            return
        self.step(s).choose(s, move, log)
        s.proceed(log)


class Paying(Building):
    """What stands for the next ingredient."""

    key: ClassVar[str] = "pay"


class Grinding(Building):
    """What Mortar or Key use up."""

    key: ClassVar[str] = "grind"


class Aiming(Building):
    """Whom it is for."""

    key: ClassVar[str] = "aim"


class Lifting(Building):
    """Which curse is swept or moved."""

    key: ClassVar[str] = "lift"


class Copying(Building):
    """Which lasting effect is copied."""

    key: ClassVar[str] = "copy"


class Showing(Building):
    """The ware of an auction."""

    key: ClassVar[str] = "show"


PAYING = Paying()
GRINDING = Grinding()
AIMING = Aiming()
LIFTING = Lifting()
COPYING = Copying()
SHOWING = Showing()


class Build(Ask):
    """The card that is being put together."""

    def __init__(self, half: Half) -> None:
        self.half = half

    def asked(self, s: Elixir) -> Seat:
        return self.half.player

    def run(self, s: Elixir, log: Log) -> Phase[Any] | None:
        """What has one possibility is chosen by itself."""
        while True:
            half = self.half
            phase = self.next_phase(s, half)
            if phase is None:
                s.agenda.pop()
                lay_open(s, half, log)
                return None
            moves = self.moves(s)
            if len(moves) > 1 or phase is SHOWING:
                s.agenda[-1] = self
                return phase
            self.half = self.grown(s, moves[0])

    def next_phase(self, s: Elixir, half: Half) -> Phase[Any] | None:
        """What is to be chosen next; None: all is chosen."""
        if half.grinding:
            return GRINDING
        if half.spell != NONE and not half.is_free and half.slots < SPELLS[half.spell].level:
            return PAYING
        if half.is_aimed:
            return None
        aim = aim_of(half.spell, half.find)
        if aim == "curse":
            return self.after_curse(s, half)
        if aim == "effect":
            return self.after_effect(s, half)
        if aim:
            return AIMING if self.victims(s, half) else None
        if half.find != NONE and FINDS[half.find].effect == "auction":
            return None if half.ware != NONE else SHOWING
        return None

    def after_curse(self, s: Elixir, half: Half) -> Phase[Any] | None:
        if not s.curses(half.player):
            return None
        return LIFTING if half.lift == NONE else AIMING

    def after_effect(self, s: Elixir, half: Half) -> Phase[Any] | None:
        if not copiable(s):
            return None
        if half.copy == NONE:
            return COPYING
        effect = hanging_on(s, half.copy)
        assert effect is not None
        return AIMING if effect.code in NEED_A_VICTIM and choosable(s, half.player) else None

    def victims(self, s: Elixir, half: Half) -> list[Seat]:
        """Who may still be chosen."""
        seats = victims_of(s, half.player, half.spell, half.find)
        return [seat for seat in seats if seat not in half.victims]

    def moves(self, s: Elixir) -> list[Move]:
        half = self.half
        phase = self.next_phase(s, half)
        moves: list[Move] = []
        if phase is PAYING or phase is GRINDING:
            return payments(s, half)
        if phase is LIFTING:
            moves.append(SWEEP)
            if choosable(s, half.player):
                moves.extend(LIFT[curse.spell] for curse in s.curses(half.player))
        elif phase is COPYING:
            moves.extend(COPY[effect.spell] for effect in copiable(s))
        elif phase is SHOWING:
            ware = s.hands[half.player].copy()
            ware.remove(half.find)
            moves.extend(SHOW[find] for find in kinds(ware))
        elif half.lift != NONE or half.copy != NONE:
            moves.extend(AT[seat] for seat in choosable(s, half.player))
        else:
            moves.extend(AT[seat] for seat in self.victims(s, half))
            if half.victims:
                moves.append(ENOUGH)
        return moves

    def why_not(self, s: Elixir, move: Move) -> Refusal:
        if isinstance(move, OfSeat) and move is AT[move.seat]:
            return Refusal(X[15] if s.seats > move.seat and s.is_protected(move.seat) else X[11])
        return Refusal(B[8])

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        s.agenda[-1] = Build(self.grown(s, move))

    def grown(self, s: Elixir, move: Move) -> Half:
        """The play after this choice."""
        half = self.half
        phase = self.next_phase(s, half)
        if phase is PAYING or phase is GRINDING:
            return paid_with(s, half, move)
        if isinstance(move, OfFind):
            return aimed(half, ware=move.find)
        if isinstance(move, OfSpell):
            if phase is LIFTING:
                return aimed(half, lift=move.spell)
            effect = hanging_on(s, move.spell)
            assert effect is not None
            needs = effect.code in NEED_A_VICTIM and bool(choosable(s, half.player))
            return aimed(half, copy=move.spell, is_aimed=not needs)
        if isinstance(move, OfSeat):
            victims = (*half.victims, move.seat)
            more = aim_of(half.spell, half.find) == "two" and len(victims) < 2
            return aimed(half, victims=victims, is_aimed=not more)
        return aimed(half, is_aimed=True)  # enough, or sweep


def aim_of(spell: Spell, find: Find) -> str:
    return SPELLS[spell].aim if spell != NONE else FINDS[find].aim


def aimed(
    half: Half,
    victims: tuple[Seat, ...] | None = None,
    is_aimed: bool = False,
    lift: Spell = NONE,
    copy: Spell = NONE,
    ware: Find = NONE,
) -> Half:
    return Half(
        half.spell,
        half.find,
        half.player,
        half.slots,
        half.paid,
        half.grinding,
        half.keys,
        half.jackdaw,
        half.mirrored,
        half.victims if victims is None else victims,
        is_aimed,
        half.lift if lift == NONE else lift,
        half.copy if copy == NONE else copy,
        half.ware if ware == NONE else ware,
        half.is_free,
    )
