"""powderkeg deck: can this deck of Elixir be played, and what is in it?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from powderkeg.cli.common import AsJson, Language, print_json, the_game
from powderkeg.rules.elixir.codes import OBJECT, TRANSACTION
from powderkeg.rules.elixir.deck import INGREDIENT, LEVELS, THING, Deck, read_file
from powderkeg.words import Words

FAMILIES = {
    INGREDIENT: "deck-ingredients",
    THING: "deck-things",
    OBJECT: "deck-objects",
    TRANSACTION: "deck-transactions",
}


def deck(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="See docs/elixir-deck.md.")],
    as_json: AsJson = False,
    language: Language = "en",
) -> None:
    """Check a deck of Elixir and count its cards, or say what is wrong with it."""
    words = Words(the_game("elixir"), language)
    cards = read_file(path)
    if as_json:
        print_json(to_json(cards))
        return
    print(words.say("deck-fine", {"file": str(path), "name": cards.name}))
    kinds, count = len(cards.finds), sum(cards.copies)
    print("\n" + words.say("deck-finds", {"count": count, "kinds": kinds}))
    for family, label in FAMILIES.items():
        copies = copies_in(cards, family)
        print(f"  {words.say(label):<20}{sum(copies):>4}{len(copies):>4}")
    points = sum(spell.level for spell in cards.spells)
    print("\n" + words.say("deck-spells", {"count": len(cards.spells), "points": points}))
    for level in range(1, LEVELS + 1):
        label = words.say("deck-level", {"number": level})
        print(f"  {label:<20}{in_level(cards, level):>4}")
    print("\n" + words.say("deck-demand"))
    for key, needed in demand(cards).items():
        row = [cards.copies[cards.find_at[key]], *needed, sum(needed)]
        print(f"  {words.word('card', key):<20}" + "".join(f"{number:>4}" for number in row))
    print("\n" + words.say("deck-load", {"file": str(path)}))


def copies_in(deck: Deck, family: str) -> list[int]:
    """How many cards of each kind."""
    return [card.copies for card in deck.finds if card.family == family]


def in_level(deck: Deck, level: int) -> int:
    return sum(spell.level == level for spell in deck.spells)


def demand(deck: Deck) -> dict[str, list[int]]:
    """For every ingredient the number of spells that need it, level by level."""
    needed = {card.key: [0] * LEVELS for card in deck.finds if card.family == INGREDIENT}
    for spell in deck.spells:
        for find in spell.recipe:
            needed[deck.finds[find].key][spell.level - 1] += 1
    return needed


def to_json(deck: Deck) -> dict[str, object]:
    return {
        "name": deck.name,
        "finds": {
            family: {"cards": sum(copies_in(deck, family)), "kinds": len(copies_in(deck, family))}
            for family in FAMILIES
        },
        "spells": [in_level(deck, level) for level in range(1, LEVELS + 1)],
        "points": sum(spell.level for spell in deck.spells),
        "demand": demand(deck),
    }
