"""What a seat sees of the table, as a row for each card in sight: for nets that look at cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from powderkeg.rules.core import Seat
from powderkeg.rules.elixir.building import Building
from powderkeg.rules.elixir.cards import NOBODY, NONE
from powderkeg.rules.elixir.deck import FINDS, SPELLS
from powderkeg.rules.elixir.features import MOST_SEATS
from powderkeg.rules.elixir.showing import known_to, knows_spell
from powderkeg.rules.numbers import Numbers, TokenRows, Tokens

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir

WHATS: Final = ["", "find", "unknown", "book", "cast", "effect", "item", "half", "ware", "discard"]
FIND: Final = 1
UNKNOWN: Final = 2  # finds in a hand that nobody showed: how many
BOOK: Final = 3  # an uncast spell; card 0 where only its level is known, or picked
CAST: Final = 4
EFFECT: Final = 5  # who suffers it, or whose it is; how long it lasts
ITEM: Final = 6  # being played: by whom; its first victim, from 1
HALF: Final = 7
WARE: Final = 8
DISCARD: Final = 9  # how many of them lie there
# A card's number: 0 is none, then the finds, then the spells.
SPELL_1: Final = 1 + len(FINDS)
NOBODYS: Final = MOST_SEATS  # an owner that is no seat
TOKENS: Final = Tokens(
    ["what", "card", "owner", "more"],
    [len(WHATS), SPELL_1 + len(SPELLS), MOST_SEATS + 1, 256],
    160,
)


def write(s: Elixir, seat: Seat, into: Numbers) -> None:
    rows = TokenRows(into, len(TOKENS.columns))
    for step in range(s.seats):
        write_owner(s, seat, (seat + step) % s.seats, step, rows)
    for effect in s.effects:
        who = effect.caster if effect.victim == NOBODY else effect.victim
        card = 0 if effect.spell == NONE else SPELL_1 + effect.spell
        rows.add(EFFECT, card, (who - seat) % s.seats, effect.left)
    for item in s.items:
        aim = 1 + (item.victims[0] - seat) % s.seats if item.victims else 0
        rows.add(ITEM, card_of(item.spell, item.find), (item.player - seat) % s.seats, aim)
        if item.is_deal and item.ware != NONE:
            rows.add(WARE, 1 + item.ware, NOBODYS, 0)
    phase = s.phases[-1]
    if isinstance(phase, Building) and phase.half.player == seat:
        rows.add(HALF, card_of(phase.half.spell, phase.half.find), 0, len(phase.half.paid))
    lying = [0] * len(FINDS)
    for find in s.discard:
        lying[find] += 1
    for find in range(len(FINDS)):
        if lying[find]:
            rows.add(DISCARD, 1 + find, NOBODYS, lying[find])


def write_owner(s: Elixir, seat: Seat, owner: Seat, step: int, rows: TokenRows) -> None:
    known = known_to(s, owner, seat)
    for find in known:
        rows.add(FIND, 1 + find, step, 0)
    if len(known) < len(s.hands[owner]):
        rows.add(UNKNOWN, 0, step, len(s.hands[owner]) - len(known))
    unseen = [0, 0, 0, 0, 0]
    for level in s.picks[owner][len(s.books[owner]) :]:
        unseen[level] += 1
    for spell in s.books[owner]:
        level = SPELLS[spell].level
        if knows_spell(s, spell, owner, seat):
            rows.add(BOOK, SPELL_1 + spell, step, level)
        else:
            unseen[level] += 1
    for level, count in enumerate(unseen):
        for _ in range(count):
            rows.add(BOOK, 0, step, level)
    for spell in s.cast[owner]:
        rows.add(CAST, SPELL_1 + spell, step, SPELLS[spell].level)


def card_of(spell: int, find: int) -> int:
    if spell != NONE:
        return SPELL_1 + spell
    return 0 if find == NONE else 1 + find
