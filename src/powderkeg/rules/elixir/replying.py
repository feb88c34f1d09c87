"""Effects of answers, and what helps against curses."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from powderkeg.rules.core import Log, Move, Seat
from powderkeg.rules.elixir.cards import NONE, Effect, Item
from powderkeg.rules.elixir.deal_events import Rung
from powderkeg.rules.elixir.deck import SPELLS
from powderkeg.rules.elixir.events import CurseMoved, Shielded, Snuffed, Trapped, TurnedAway
from powderkeg.rules.elixir.giving import Take
from powderkeg.rules.elixir.hexing import fizzle
from powderkeg.rules.elixir.lasting import MOST_CURSES, end
from powderkeg.rules.elixir.moves import LIFT, OfSpell
from powderkeg.rules.elixir.rulebook import OB
from powderkeg.rules.elixir.step import Question

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def below(s: Elixir, item: Item) -> Item | None:
    """What this card answers."""
    return s.items[-2] if item.is_answer else None


def snuff(s: Elixir, item: Item, log: Log) -> None:
    """The magic object below is discarded without effect."""
    answered = below(s, item)
    if answered is None or not answered.is_magic:
        fizzle(item, log)
        return
    answered.is_cancelled = True
    log.add(Snuffed({"seat": item.player, "card": answered.key}))


def shield(s: Elixir, item: Item, log: Log) -> None:
    """Its own share only (X-17)."""
    answered = below(s, item)
    assert answered is not None
    answered.shielded.append(item.player)
    log.add(Shielded({"seat": item.player, "card": answered.key}))


def turn_away(s: Elixir, item: Item, log: Log) -> None:
    """Turned on its own caster, the answerer counts as the caster (X-20)."""
    answered = below(s, item)
    if answered is None:
        fizzle(item, log)
        return
    place = answered.victims.index(item.player)
    answered.victims[place] = item.target
    if item.target == answered.masters[place]:
        answered.masters[place] = item.player
    log.add(TurnedAway({"seat": item.player, "other": item.target, "card": answered.key}))


def trap(s: Elixir, item: Item, log: Log) -> None:
    """Nothing is taken here; a random find is taken from who would have (X-21)."""
    answered = below(s, item)
    assert answered is not None
    answered.trapped.append(item.player)
    log.add(Trapped({"seat": item.player, "other": item.target, "card": answered.key}))
    if item.target not in item.trapped and not s.has_butler(item.target):
        s.plan([Take(item.player, item.target)])


def bell(s: Elixir, item: Item, log: Log) -> None:
    """The running transaction ends at once (X-54)."""
    answered = below(s, item)
    assert answered is not None
    answered.is_cancelled = True
    log.add(Rung({"seat": item.player}))


def soap(s: Elixir, item: Item, log: Log) -> None:
    s.plan([WashOff(item.player)])


class WashOff(Question):
    """One curse on oneself ends, of one's own choice."""

    key: ClassVar[str] = "lift"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, OB[10])

    def begin(self, s: Elixir, log: Log) -> None:
        if len(s.curses(self.seat)) > 1:
            return
        s.phases.pop()
        for curse in s.curses(self.seat):
            end(s, curse, "soap", log)

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [LIFT[curse.spell] for curse in s.curses(seat)]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfSpell)
        s.phases.pop()
        for curse in s.curses(self.seat):
            if curse.spell == move.spell:
                end(s, curse, "soap", log)


def broom(s: Elixir, item: Item, log: Log) -> None:
    """All own curses are swept away, or one of them moves on (X-27)."""
    curses = s.curses(item.player)
    if item.lift == NONE:
        if not curses:
            fizzle(item, log)
        for curse in curses:
            end(s, curse, "broom", log)
        return
    moved = [curse for curse in curses if curse.spell == item.lift]
    if not moved or not item.hits():
        fizzle(item, log)
        return
    if item.is_bought:
        end(s, moved[0], "broom", log)
        return
    move_curse(s, moved[0], item.hits()[0], item, log)


def move_curse(s: Elixir, curse: Effect, victim: Seat, item: Item, log: Log) -> None:
    """It begins anew, with the mover as its caster."""
    s.effects.remove(curse)
    others = s.curses(victim)
    if len(others) >= MOST_CURSES:
        end(s, others[0], "replaced", log)
    card = SPELLS[curse.spell]
    s.effects.append(
        Effect(
            curse.spell,
            curse.code,
            item.master(victim),
            victim,
            card.lasts,
            card.turns,
            s.turn,
            curse.data,
        )
    )
    log.add(CurseMoved({"seat": curse.victim, "other": victim, "spell": card.key}))
