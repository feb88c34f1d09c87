"""Scenes: a position in a line, for tests, lessons and bug reports.

hands moth-dust left-boot | bell-jar | -; spells 101 206 | 305 | 401; active 0
"""

from __future__ import annotations

from bisect import insort

from powderkeg.rules.clauses import Clauses, looked_up, up_to
from powderkeg.rules.core import SILENT, Complaint, Seat
from powderkeg.rules.elixir.cards import NOBODY, NONE, Effect
from powderkeg.rules.elixir.codes import CODES
from powderkeg.rules.elixir.deck import DECK, FINDS, LEVELS, SPELLS, Find, Spell
from powderkeg.rules.elixir.hands import bits, everyone
from powderkeg.rules.elixir.lasting import CLOAK
from powderkeg.rules.elixir.opening import Draft
from powderkeg.rules.elixir.possible import check
from powderkeg.rules.elixir.setting import Setting
from powderkeg.rules.elixir.state import Elixir
from powderkeg.rules.elixir.turn import TURN
from powderkeg.rules.elixir.window import BETWEEN_WINDOW

CLAUSES = [
    "seats",
    "option",
    "hands",
    "spells",
    "cast",
    "effects",
    "active",
    "turn",
    "order",
    "extra",
    "again",
    "discard",
    "piles",
    "skip",
    "steady",
    "bare",
    "mirrored",
    "keyed",
    "free",
    "granted",
    "block",
    "blocked",
    "casts",
    "spent",
    "bonus",
    "phase",
    "picks",
]
MAY_BE_EMPTY = ("extra", "again", "mirrored", "free", "granted", "discard")
PHASES = ("turn", "draft", "between")
LATER_TURN = 100  # usual, so that whatever lasts began before


def read(clauses: Clauses, setting: Setting) -> Elixir:
    s = Elixir(setting, [TURN])
    seats = setting.seats
    s.active = clauses.number("active", 0, seats - 1)
    s.turn = clauses.number("turn", LATER_TURN, 1000)
    s.order = {"left": 1, "right": -1}[one_of(clauses, "order", ["left", "right"])]
    s.is_extra = "extra" in clauses.words
    s.is_again = "again" in clauses.words
    s.is_mirrored = "mirrored" in clauses.words
    s.is_free = "free" in clauses.words
    s.is_granted = "granted" in clauses.words
    s.keys = clauses.number("keyed", 0, 9)
    s.casts = clauses.number("casts", 0, 9)
    s.spent = clauses.number("spent", 0, 999)
    s.bonus = clauses.number("bonus", 0, 999)
    block = one_of(clauses, "block", ["none", "no-casting", "no-cards"])
    s.block = "" if block == "none" else block
    s.skips = bits(seats_in(clauses, "skip", seats))
    s.steady = bits(seats_in(clauses, "steady", seats))
    s.blocked = bits(seats_in(clauses, "blocked", seats))
    read_finds(s, clauses)
    read_spells(s, clauses)
    for word in clauses.get("effects"):
        add_effect(s, word)
    for word in clauses.get("bare"):
        seat, find = pair(word, "bare", "=")
        s.bare[seat_in(seat, seats)] = find_in(find)
    phase = one_of(clauses, "phase", [*PHASES])
    check(s, phase)
    go_to(s, phase)
    return s


def one_of(clauses: Clauses, key: str, values: list[str]) -> str:
    """A word of a few; the first one is usual."""
    words = clauses.get(key) or values[:1]
    if len(words) != 1 or words[0] not in values:
        raise Complaint(f"scene: '{key}' is one of: {', '.join(values)}")
    return words[0]


def seats_in(clauses: Clauses, key: str, seats: int) -> list[Seat]:
    return looked_up(up_to(seats - 1), clauses.get(key), "seat")


def seat_in(word: str, seats: int) -> Seat:
    return looked_up(up_to(seats - 1), [word], "seat")[0]


def find_in(word: str) -> Find:
    return looked_up(DECK.find_at, [word], "find")[0]


def spell_in(word: str) -> Spell:
    return looked_up(DECK.spell_at, [word], "spell")[0]


def pair(word: str, key: str, mark: str) -> tuple[str, str]:
    first, found, second = word.partition(mark)
    if not found:
        raise Complaint(f"scene: '{key}' wants SEAT{mark}…, not '{word}'")
    return first, second


def cards(words: list[str]) -> list[str]:
    """A lone hyphen stands for nothing."""
    return [word for word in words if word != "-"]


def off_deck(s: Elixir, word: str) -> Find:
    find = find_in(word)
    if not s.deck[find]:
        raise Complaint(f"scene: there are only {FINDS[find].copies} of {word}")
    s.deck[find] -= 1
    s.left -= 1
    return find


def read_finds(s: Elixir, clauses: Clauses) -> None:
    for seat, words in enumerate(clauses.by_seat("hands", s.seats)):
        for word in cards(words):
            insort(s.hands[seat], off_deck(s, word))
    for word in clauses.get("discard"):
        s.discard.append(off_deck(s, word))


def off_pile(s: Elixir, word: str) -> Spell:
    spell = spell_in(word)
    pile = s.fresh[SPELLS[spell].level]
    if spell not in pile:
        raise Complaint(f"scene: spell {word} stands twice")
    pile.remove(spell)
    return spell


def read_spells(s: Elixir, clauses: Clauses) -> None:
    opened: list[Spell] = []
    for seat, words in enumerate(clauses.by_seat("spells", s.seats)):
        for word in cards(words):
            spell = off_pile(s, word.removesuffix("!"))
            insort(s.books[seat], spell)
            s.seen[spell] = 1 << seat
            if word.endswith("!"):
                opened.append(spell)
                s.seen[spell] = bits(everyone(s))
    for seat, words in enumerate(clauses.by_seat("cast", s.seats)):
        for word in cards(words):
            s.cast[seat] = (*s.cast[seat], off_pile(s, word))
    if "piles" in clauses.words:
        read_piles(s, " ".join(clauses.get("piles")))
    for seat, words in enumerate(clauses.by_seat("picks", s.seats)):
        s.picks[seat] = tuple(looked_up(up_to(LEVELS), cards(words), "level"))


def read_piles(s: Elixir, text: str) -> None:
    """Level by level between slashes; after < what was put under, first drawn first."""
    piles = text.split("/")
    if len(piles) != LEVELS:
        raise Complaint(f"scene: 'piles' has {LEVELS} groups between slashes")
    for level, words in enumerate(piles, 1):
        fresh, _, under = words.partition("<")
        s.under[level] = [off_pile(s, word) for word in cards(under.split())]
        s.fresh[level] = [off_pile(s, word) for word in cards(fresh.split())]
        s.fresh[level].sort()


def add_effect(s: Elixir, word: str) -> None:
    """SPELL:CASTER, >VICTIM, =what is left or its data, ~what is copied."""
    rest, _, copied = word.partition("~")
    rest, _, data = rest.partition("=")
    rest, _, victim = rest.partition(">")
    name, caster = pair(rest, "effects", ":")
    spell = NONE if name == CLOAK else spell_in(name)
    source = spell if not copied else spell_in(copied)
    code = "cloak" if source == NONE else SPELLS[source].effect
    lasts = CODES[code].lasts
    left = 1 if source == NONE else SPELLS[source].turns
    told: tuple[int, ...] = ()
    if code == "glass-pocket" and data[:1].isdecimal():
        turns, _, data = data.partition("+")
        left = looked_up(up_to(20), [turns], "number")[0]
    if code in ("glass-pocket", "open-spell", "title") and data:
        told = effect_data(code, data)
    elif data:
        left = looked_up(up_to(20), [data], "number")[0]
    hangs_on = seat_in(victim, s.seats) if victim else NOBODY
    by = seat_in(caster, s.seats)
    born = 0
    s.effects.append(
        Effect(
            spell,
            code,
            by,
            hangs_on,
            lasts,
            left,
            born,
            told,
            spell_in(copied) if copied else NONE,
        )
    )


def effect_data(code: str, data: str) -> tuple[int, ...]:
    if code == "glass-pocket":
        return tuple(find_in(name) for name in data.split("+"))
    if code == "open-spell":
        return (spell_in(data),)
    return (looked_up(up_to(12), [data], "title")[0],)


def go_to(s: Elixir, phase: str) -> None:
    if phase == "draft":
        s.turn = 0
        s.plan([Draft(who_picks(s))])
    elif phase == "between":
        s.is_ended = True
        s.plan([BETWEEN_WINDOW])
    s.proceed(SILENT)


def who_picks(s: Elixir) -> Seat:
    """In the draft: from the first player on, who has had the fewest turns and needs points."""
    seats = [s.active, *s.clockwise(s.active)]
    short = [seat for seat in seats if sum(s.picks[seat]) < s.setting.points]
    return min(short, key=lambda seat: len(s.picks[seat]))
