"""What lasts: how it begins, runs down and ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Facts, Log, Seat
from powderkeg.rules.elixir.cards import NOBODY, NONE, VIEW_CURSES, Effect
from powderkeg.rules.elixir.deck import FINDS, SPELLS, Spell
from powderkeg.rules.elixir.events import Began, Cursed, CurseEnded, Ended, OrderTurned
from powderkeg.rules.elixir.hands import bits, everyone

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

MOST_CURSES: Final = 3
CLOAK: Final = next((card.key for card in FINDS if card.effect == "cloak"), "none")


def spell_name(effect: Effect) -> str:
    """The card it hangs on; an object that lasts is a cloak."""
    return CLOAK if effect.spell == NONE else SPELLS[effect.spell].key


def begin(s: Elixir, effect: Effect, log: Log) -> None:
    """It hangs on its card from now on. A fourth curse drives out the oldest (E11)."""
    if effect.is_curse:
        curses = s.curses(effect.victim)
        if len(curses) >= MOST_CURSES:
            end(s, curses[0], "replaced", log)
    s.effects.append(effect)
    name = spell_name(effect)
    if effect.victim != NOBODY:
        log.add(Cursed({"seat": effect.victim, "other": effect.caster, "spell": name}))
    else:
        log.add(Began({"seat": effect.caster, "spell": name}))
    if effect.code == "reverse":
        turn_order(s, log)


def end(s: Elixir, effect: Effect, why: str, log: Log) -> None:
    """It is over. What lay open is remembered."""
    s.effects.remove(effect)
    facts: Facts = {"spell": spell_name(effect), "why": why}
    if effect.victim != NOBODY:
        log.add(CurseEnded({"seat": effect.victim, **facts}))
    else:
        log.add(Ended({"seat": effect.caster, **facts}))
    if effect.code == "reverse":
        turn_order(s, log)
    elif effect.code == "open-hands":
        remember_hands(s)
    elif effect.code == "open-spell" and effect.data:
        s.seen[effect.data[0]] = bits(everyone(s))


def remember_hands(s: Elixir) -> None:
    """Everyone has seen the hands that lay open until now."""
    for owner in range(s.seats):
        if not s.has_butler(owner) and not s.is_open(owner):
            for observer in everyone(s):
                if observer != owner:
                    s.knows[observer * s.seats + owner] = tuple(s.hands[owner])


def turn_order(s: Elixir, log: Log) -> None:
    s.order = -s.order
    log.add(OrderTurned({"way": "left" if s.order == 1 else "right"}))


def replace(s: Elixir, old: Effect, new: Effect) -> None:
    s.effects[s.effects.index(old)] = new


def end_hanging(s: Elixir, spell: Spell, why: str, log: Log) -> None:
    """Whatever hangs on this card ends (X-47)."""
    for effect in s.effects.copy():
        if effect.spell == spell:
            end(s, effect, why, log)


def skips_draw(s: Elixir, effect: Effect) -> bool:
    """Sleepy Socks, or a view curse on somebody with a steady view (3.4)."""
    if effect.code == "no-draw":
        return True
    return effect.code in VIEW_CURSES and bool(s.steady >> effect.victim & 1)


def count_own_turns(s: Elixir, seat: Seat, log: Log) -> None:
    """The caster's turn has begun: what lasts until then is over (X-29)."""
    for effect in s.effects.copy():
        if effect.lasts == "caster" and effect.caster == seat:
            if effect.left == 1:
                end(s, effect, "time", log)
            else:
                replace(s, effect, effect.with_left(effect.left - 1))


def count_victims_turns(s: Elixir, seat: Seat, log: Log) -> None:
    """The victim's turn is over. Only turns that began after the curse count (X-28)."""
    for effect in s.effects.copy():
        if effect.lasts == "victim" and effect.victim == seat and effect.born < s.turn:
            if effect.left == 1:
                end(s, effect, "time", log)
            else:
                replace(s, effect, effect.with_left(effect.left - 1))


def lose_open_spell(s: Elixir, spell: Spell, log: Log) -> None:
    """The spell that lay open leaves that hand (X-39)."""
    for effect in s.effects.copy():
        if effect.code == "open-spell" and effect.data == (spell,):
            end(s, effect, "gone", log)
