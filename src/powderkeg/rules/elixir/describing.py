"""The line that a scene is read from. Half-made plays, windows and transactions are not told."""

from __future__ import annotations

from collections.abc import Sequence

from powderkeg.rules.clauses import grouped, listed
from powderkeg.rules.core import Complaint, Seat
from powderkeg.rules.elixir.cards import NOBODY, NONE, Effect
from powderkeg.rules.elixir.deck import FINDS, LEVELS, SPELLS, Find, Spell
from powderkeg.rules.elixir.lasting import spell_name
from powderkeg.rules.elixir.state import Elixir

TOLD = ("turn", "draft", "between")


def write(s: Elixir) -> str:
    if s.phases[-1].key not in TOLD:
        raise Complaint("only the draft, a turn and the time between turns have a scene")
    clauses = [
        f"seats {s.seats}",
        *(f"option {key} {value}" for key, value in s.setting.options.items()),
        *grouped("hands", [finds(hand) or ["-"] for hand in s.hands]),
        *grouped("spells", [books(s, seat) or ["-"] for seat in range(s.seats)]),
        *grouped("cast", [spells(cast) or ["-"] for cast in s.cast]),
        *listed("effects", [effect_word(effect) for effect in s.effects]),
        f"active {max(0, s.active)}",
        f"turn {s.turn}",
        *listed("order", ["right"] if s.order == -1 else []),
        *(word for word, is_so in flags(s) if is_so),
        *listed("discard", finds(s.discard)),
        f"piles {' / '.join(pile(s, level) for level in range(1, LEVELS + 1))}",
        *listed("skip", seats(s, s.skips)),
        *listed("steady", seats(s, s.steady)),
        *listed("blocked", seats(s, s.blocked)),
        *listed("block", [s.block] if s.block else []),
        *listed("bare", [f"{seat}={FINDS[find].key}" for seat, find in bare(s)]),
        *(f"{word} {count}" for word, count in counts(s) if count),
        *grouped("picks", [[str(level) for level in picks] for picks in s.picks]),
    ]
    if s.phases[-1].key in ("draft", "between"):
        clauses.append(f"phase {s.phases[-1].key}")
    return "; ".join(clauses)


def finds(cards: list[Find]) -> list[str]:
    return [FINDS[find].key for find in cards]


def spells(cards: Sequence[Spell]) -> list[str]:
    return [SPELLS[spell].key for spell in cards]


def books(s: Elixir, seat: Seat) -> list[str]:
    opened = [effect.data for effect in s.effects if effect.code == "open-spell"]
    return [
        f"{SPELLS[spell].key}!" if (spell,) in opened else SPELLS[spell].key
        for spell in s.books[seat]
    ]


def seats(s: Elixir, mask: int) -> list[str]:
    return [str(seat) for seat in range(s.seats) if mask >> seat & 1]


def flags(s: Elixir) -> list[tuple[str, bool]]:
    return [
        ("extra", s.is_extra),
        ("again", s.is_again),
        ("mirrored", s.is_mirrored),
        ("free", s.is_free),
        ("granted", s.is_granted),
    ]


def counts(s: Elixir) -> list[tuple[str, int]]:
    return [("keyed", s.keys), ("casts", s.casts), ("spent", s.spent), ("bonus", s.bonus)]


def bare(s: Elixir) -> list[tuple[Seat, Find]]:
    return [(seat, find) for seat, find in enumerate(s.bare) if find != NONE]


def pile(s: Elixir, level: int) -> str:
    fresh = " ".join(spells(s.fresh[level])) or "-"
    under = " ".join(spells(s.under[level]))
    return f"{fresh} < {under}" if under else fresh


def effect_word(effect: Effect) -> str:
    word = f"{spell_name(effect)}:{effect.caster}"
    if effect.victim != NOBODY:
        word += f">{effect.victim}"
    if effect.code == "glass-pocket" and effect.data:
        word += "=" + "+".join([str(effect.left), *finds([*effect.data])])
    elif effect.code == "open-spell" and effect.data:
        word += f"={SPELLS[effect.data[0]].key}"
    elif effect.code == "title" and effect.data:
        word += f"={effect.data[0]}"
    elif effect.left:
        word += f"={effect.left}"
    return word if effect.copied == NONE else f"{word}~{SPELLS[effect.copied].key}"
