"""A card is put together, step by step, before anybody sees it: payment, then victims (X-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import CLOCK, Log, Move, Refusal, Seat
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
from powderkeg.rules.elixir.step import Ask
from powderkeg.rules.elixir.turn_clock import run_down, ticks_left
from powderkeg.rules.elixir.unasked import (
    act_unasked,
    unasked_moves,
    volunteers,
    why_not_unasked,
)

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def build(s: Elixir, half: Half, log: Log) -> None:
    """On with a play: to what is chosen next, or, if all is chosen, before all eyes."""
    choice = next_choice(s, half)
    if choice is None:
        lay_open(s, half, log)
    else:
        s.plan([choice])


class Building(Ask):
    """The active player chooses; the turn's own clock runs, and others see a turn."""

    def __init__(self, half: Half) -> None:
        self.half: Final = half

    def choices(self, s: Elixir) -> list[Move]:
        raise NotImplementedError

    def grown(self, s: Elixir, move: Move) -> Half:
        """The play after this choice."""
        raise NotImplementedError

    def begin(self, s: Elixir, log: Log) -> None:
        """What has one possibility is chosen by itself."""
        choices = self.choices(s)
        if len(choices) == 1:
            self.choose(s, choices[0], log)

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        s.phases.pop()
        build(s, self.grown(s, move), log)

    def asked(self, s: Elixir) -> Seat:
        return self.half.player

    def volunteers(self, s: Elixir) -> list[Seat]:
        return volunteers(s)

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return self.choices(s) if seat == s.active else unasked_moves(s, seat)

    def refusal(self, s: Elixir, seat: Seat, move: Move) -> Refusal | None:
        if seat == s.active:
            return super().refusal(s, seat, move)
        return None if move in unasked_moves(s, seat) else why_not_unasked(s, seat, move)

    def why_not(self, s: Elixir, move: Move) -> Refusal:
        if isinstance(move, OfSeat) and move is AT[move.seat]:
            return Refusal(X[15] if s.seats > move.seat and s.is_protected(move.seat) else X[11])
        return Refusal(B[8])

    def due(self, s: Elixir) -> int:
        return ticks_left(s)

    def play(self, s: Elixir, actor: Seat, move: Move, log: Log) -> None:
        if actor == CLOCK:
            run_down(s, move, log)
            return
        if act_unasked(s, actor, move, log):
            return
        self.choose(s, move, log)
        s.proceed(log)


class Paying(Building):
    """What stands for the next ingredient."""

    key: ClassVar[str] = "pay"

    def choices(self, s: Elixir) -> list[Move]:
        return payments(s, self.half)

    def grown(self, s: Elixir, move: Move) -> Half:
        return paid_with(s, self.half, move)


class Grinding(Paying):
    """What Mortar or Key use up."""

    key: ClassVar[str] = "grind"


class Aiming(Building):
    """Whom it is for."""

    key: ClassVar[str] = "aim"

    def choices(self, s: Elixir) -> list[Move]:
        half = self.half
        if half.lift != NONE or half.copy != NONE:
            return [AT[seat] for seat in choosable(s, half.player)]
        moves: list[Move] = [AT[seat] for seat in victims_left(s, half)]
        return [*moves, ENOUGH] if aim_of(half.spell, half.find) == "two" else moves

    def grown(self, s: Elixir, move: Move) -> Half:
        half = self.half
        if not isinstance(move, OfSeat):
            return aimed(half, is_aimed=True)  # enough
        victims = (*half.victims, move.seat)
        more = aim_of(half.spell, half.find) == "two" and len(victims) < 2
        return aimed(half, victims=victims, is_aimed=not more)


class Lifting(Building):
    """Which curse is swept or moved."""

    key: ClassVar[str] = "lift"

    def choices(self, s: Elixir) -> list[Move]:
        seat = self.half.player
        if not choosable(s, seat):
            return [SWEEP]
        return [SWEEP, *(LIFT[curse.spell] for curse in s.curses(seat))]

    def grown(self, s: Elixir, move: Move) -> Half:
        if isinstance(move, OfSpell):
            return aimed(self.half, lift=move.spell)
        return aimed(self.half, is_aimed=True)  # sweep


class Copying(Building):
    """Which lasting effect is copied."""

    key: ClassVar[str] = "copy"

    def choices(self, s: Elixir) -> list[Move]:
        return [COPY[effect.spell] for effect in copiable(s, self.half.spell)]

    def grown(self, s: Elixir, move: Move) -> Half:
        assert isinstance(move, OfSpell)
        needs = needs_a_victim(s, move.spell, self.half.player)
        return aimed(self.half, copy=move.spell, is_aimed=not needs)


class Showing(Building):
    """The ware of an auction."""

    key: ClassVar[str] = "show"

    def begin(self, s: Elixir, log: Log) -> None:
        """Even one's last find is shown by one's own hand."""

    def choices(self, s: Elixir) -> list[Move]:
        ware = s.hands[self.half.player].copy()
        ware.remove(self.half.find)
        return [SHOW[find] for find in kinds(ware)]

    def grown(self, s: Elixir, move: Move) -> Half:
        assert isinstance(move, OfFind)
        return aimed(self.half, ware=move.find)


def next_choice(s: Elixir, half: Half) -> Building | None:
    """What is to be chosen next; None: all is chosen."""
    if half.grinding:
        return Grinding(half)
    if half.spell != NONE and not half.is_free and half.slots < SPELLS[half.spell].level:
        return Paying(half)
    if half.is_aimed:
        return None
    aim = aim_of(half.spell, half.find)
    if aim == "curse":
        return after_curse(s, half)
    if aim == "effect":
        return after_effect(s, half)
    if aim:
        return Aiming(half) if victims_left(s, half) else None
    if half.find != NONE and FINDS[half.find].effect == "auction":
        return None if half.ware != NONE else Showing(half)
    return None


def after_curse(s: Elixir, half: Half) -> Building | None:
    if not s.curses(half.player):
        return None
    return Lifting(half) if half.lift == NONE else Aiming(half)


def after_effect(s: Elixir, half: Half) -> Building | None:
    if not copiable(s, half.spell):
        return None
    if half.copy == NONE:
        return Copying(half)
    return Aiming(half) if needs_a_victim(s, half.copy, half.player) else None


def needs_a_victim(s: Elixir, copied: Spell, seat: Seat) -> bool:
    """Does what hangs on this card want a victim, and is there one?"""
    effect = hanging_on(s, copied)
    assert effect is not None
    return effect.code in NEED_A_VICTIM and bool(choosable(s, seat))


def victims_left(s: Elixir, half: Half) -> list[Seat]:
    """Who may still be chosen."""
    seats = victims_of(s, half.player, half.spell, half.find)
    return [seat for seat in seats if seat not in half.victims]


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
