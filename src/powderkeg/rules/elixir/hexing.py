"""Effects that last: curses on a victim, powers of a caster; and the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.core import Log, Move, Refusal, Seat
from powderkeg.rules.elixir.aiming import NEED_A_VICTIM, hanging_on
from powderkeg.rules.elixir.cards import NOBODY, NONE, Effect, Item
from powderkeg.rules.elixir.deck import FINDS, SPELLS, Spell
from powderkeg.rules.elixir.events import Began, ExtraTurn, Fizzled, PocketNamed, Skips, Titled
from powderkeg.rules.elixir.hand_events import SpellOpened
from powderkeg.rules.elixir.hands import bits, everyone
from powderkeg.rules.elixir.lasting import begin, replace, turn_order
from powderkeg.rules.elixir.moves import INGREDIENTS, NAME, STRAY, TITLE, OfFind, OfNumber, OfSpell
from powderkeg.rules.elixir.rulebook import S, X
from powderkeg.rules.elixir.step import Ask, Draw

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def fizzle(item: Item, log: Log) -> None:
    """It has no effect (E17)."""
    log.add(Fizzled({"seat": item.player, "card": item.key}))


def effect_of(s: Elixir, item: Item, caster: Seat, victim: Seat) -> Effect:
    card = SPELLS[item.spell]
    return Effect(item.spell, card.effect, caster, victim, card.lasts, card.turns, s.turn)


def lasting(s: Elixir, item: Item, log: Log) -> None:
    """It begins, for its caster or on its victim."""
    if not SPELLS[item.spell].aim:
        begin(s, effect_of(s, item, item.player, NOBODY), log)
        return
    hits = [] if item.is_bought else item.hits()
    for victim in hits:
        curse(s, effect_of(s, item, item.master(victim), victim), log)
    if not item.hits():
        fizzle(item, log)


def curse(s: Elixir, effect: Effect, log: Log) -> None:
    if effect.code == "open-spell":
        s.plan([OpenSpell(effect)])
        return
    begin(s, effect, log)
    if effect.code == "title":
        s.plan([ChooseTitle(effect.spell)])
    elif effect.code == "glass-pocket":
        s.plan([NamePocket(effect.spell)])


def cloak(s: Elixir, item: Item, log: Log) -> None:
    """Nobody may choose this player until the next own turn."""
    if item.spell != NONE:
        lasting(s, item, log)
    else:
        begin(s, Effect(NONE, "cloak", item.player, NOBODY, "caster", 1, s.turn), log)


def reverse(s: Elixir, item: Item, log: Log) -> None:
    if item.spell != NONE:
        lasting(s, item, log)
    else:
        turn_order(s, log)


def copy(s: Elixir, item: Item, log: Log) -> None:
    """Another one's effect, counted anew, hangs on this card (X-40)."""
    original = hanging_on(s, item.copy) if item.copy != NONE else None
    if original is None:
        fizzle(item, log)
        return
    source = original.spell if original.copied == NONE else original.copied
    card = SPELLS[source]
    seats = item.hits() if original.code in NEED_A_VICTIM else [NOBODY]
    for victim in seats:
        caster = item.player if victim == NOBODY else item.master(victim)
        curse(
            s,
            Effect(
                item.spell,
                original.code,
                caster,
                victim,
                card.lasts,
                card.turns,
                s.turn,
                copied=source,
            ),
            log,
        )
    if not seats:
        fizzle(item, log)


def solvent(s: Elixir, item: Item, log: Log) -> None:
    s.is_free = True
    log.add(Began({"seat": item.player, "spell": item.key}))


def extra_turn(s: Elixir, item: Item, log: Log) -> None:
    """At most one after a normal turn (X-43)."""
    if s.is_extra or s.is_again:
        fizzle(item, log)
        return
    s.is_again = True
    log.add(ExtraTurn({"seat": item.player}))


def stolen_hour(s: Elixir, item: Item, log: Log) -> None:
    for seat in s.others(item.player):
        s.skips |= 1 << seat
    log.add(Skips({"seat": item.player}))
    if not s.is_extra and not s.is_again:
        extra_turn(s, item, log)


class OfCurse(Ask):
    """The caster of a curse that hangs is asked about it."""

    def __init__(self, spell: Spell) -> None:
        self.spell: Final = spell

    def effect(self, s: Elixir) -> Effect:
        effect = hanging_on(s, self.spell)
        assert effect is not None
        return effect

    def asked(self, s: Elixir) -> Seat:
        return self.effect(s).caster


class ChooseTitle(OfCurse):
    """The caster picks the victim's title, a pompous one, once the curse hangs."""

    key: ClassVar[str] = "title"

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [*TITLE]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfNumber)
        s.phases.pop()
        effect = self.effect(s)
        replace(s, effect, effect.with_data((move.number,)))
        log.add(Titled({"seat": effect.victim, "title": move.number}))

    def why_not(self, s: Elixir, move: Move) -> Refusal:
        return Refusal(X[59])


class NamePocket(OfCurse):
    """The caster names two ingredients that are counted from now on."""

    key: ClassVar[str] = "name"

    def begin(self, s: Elixir, log: Log) -> None:
        effect = self.effect(s)
        if len(effect.data) < 2:
            return
        s.phases.pop()
        names = [FINDS[find].key for find in effect.data]
        log.add(PocketNamed({"seat": effect.victim, "finds": [*names]}))

    def moves(self, s: Elixir, seat: Seat) -> list[Move]:
        return [NAME[find] for find in INGREDIENTS if find not in self.effect(s).data]

    def choose(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfFind)
        effect = self.effect(s)
        replace(s, effect, effect.with_data((*effect.data, move.find)))

    def why_not(self, s: Elixir, move: Move) -> Refusal:
        return Refusal(S[112])


class OpenSpell(Draw):
    """One random uncast spell of the victim lies open from now on."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect

    def begin(self, s: Elixir, log: Log) -> None:
        if not s.books[self.effect.victim]:
            s.phases.pop()
            fizzle(s.items[-1], log)

    def chances(self, s: Elixir) -> list[Move]:
        return [STRAY[spell] for spell in s.books[self.effect.victim]]

    def draw(self, s: Elixir, move: Move, log: Log) -> None:
        assert isinstance(move, OfSpell)
        s.phases.pop()
        s.seen[move.spell] = bits(everyone(s))
        begin(s, self.effect.with_data((move.spell,)), log)
        log.add(SpellOpened({"seat": self.effect.victim, "spell": SPELLS[move.spell].key}))
