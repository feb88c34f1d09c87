"""Can this be? What a scene says must be a position that a game could come to."""

from __future__ import annotations

from powderkeg.rules.core import Complaint
from powderkeg.rules.elixir.cards import NOBODY, NONE, Effect
from powderkeg.rules.elixir.codes import CODES
from powderkeg.rules.elixir.deck import FINDS, LEVELS, SPELLS
from powderkeg.rules.elixir.lasting import MOST_CURSES, spell_name
from powderkeg.rules.elixir.state import Elixir


def check(s: Elixir, phase: str) -> None:
    for effect in s.effects:
        check_effect(s, effect)
    for seat in range(s.seats):
        if len(s.curses(seat)) > MOST_CURSES:
            raise Complaint(f"scene: seat {seat} has more than {MOST_CURSES} curses")
        if s.bare[seat] != NONE and s.bare[seat] not in s.hands[seat]:
            raise Complaint(f"scene: seat {seat} does not hold {FINDS[s.bare[seat]].key}")
        if phase != "draft" and not s.books[seat]:
            raise Complaint(f"scene: seat {seat} has no spell left, so the game is over")
    for level in range(1, LEVELS + 1):
        for spell in (*s.fresh[level], *s.under[level]):
            if SPELLS[spell].level != level:
                raise Complaint(f"scene: {SPELLS[spell].key} is no spell of level {level}")
        picked = sum(picks.count(level) for picks in s.picks)
        if picked > sum(card.level == level for card in SPELLS):
            raise Complaint(f"scene: there are not {picked} spells of level {level} to pick")
    if phase == "draft" and all(sum(picks) >= s.setting.points for picks in s.picks):
        raise Complaint("scene: all have points enough, so the draft is over")


def check_effect(s: Elixir, effect: Effect) -> None:
    name = spell_name(effect)
    if effect.spell != NONE and all(effect.spell not in cast for cast in s.cast):
        raise Complaint(f"scene: {name} is not among the cast spells, so nothing hangs on it")
    if effect.code == "copy":
        raise Complaint(f"scene: {name} wants ~SPELL, what it copies")
    if (CODES[effect.code].aim == "opponent") != (effect.victim != NOBODY):
        wants = "wants" if effect.victim == NOBODY else "has no"
        raise Complaint(f"scene: {name} {wants} a victim")
    opened = effect.code == "open-spell" and effect.data
    if opened and effect.data[0] not in s.books[effect.victim]:
        raise Complaint(f"scene: {name}: the open spell is not in that hand")
