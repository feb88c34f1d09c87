"""powderkeg deck: can this deck of Elixir be played, and what is in it?"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from powderkeg.cli.common import AsJson, Language, print_json, the_game
from powderkeg.rules.core import Complaint, Json
from powderkeg.rules.elixir.codes import OBJECT, TRANSACTION
from powderkeg.rules.elixir.deck import (
    HOUSE,
    INGREDIENT,
    LEVELS,
    THING,
    Deck,
    FindCard,
    SpellCard,
    house,
    read_file,
)
from powderkeg.rules.elixir.looks import Look
from powderkeg.rules.telling import Line
from powderkeg.words import LANGUAGES, Words, written_in

FAMILIES = {
    INGREDIENT: "deck-ingredients",
    THING: "deck-things",
    OBJECT: "deck-objects",
    TRANSACTION: "deck-transactions",
}

NO_LOOK = Look({}, {}, [])


def deck(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="See docs/elixir-deck.md.")],
    as_json: AsJson = False,
    language: Language = "en",
) -> None:
    """Check a deck of Elixir and count its cards, or say what is wrong with it."""
    words = Words(the_game("elixir"), language)
    cards = read_file(path)
    if cards.name == HOUSE and is_changed(cards):
        raise Complaint(f"{path}: only the deck of the house is called {HOUSE}: give it a name")
    words.written = written_in(language, cards.messages)
    if as_json:
        print_json(to_json(cards, remarks_on(cards)))
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
    remarks = remarks_on(cards)
    for remark in remarks:
        lead = "\n" if remark is remarks[0] else ""
        print(lead + words.line(remark))
    print("\n" + words.say("deck-load", {"file": str(path)}))


def is_changed(deck: Deck) -> bool:
    """Is it another than the house's, if only in what its cards are called?"""
    return deck.hash != house().hash or bool(deck.looks)


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


def cards_of(deck: Deck) -> list[FindCard | SpellCard]:
    return [*deck.finds, *deck.spells]


def remarks_on(deck: Deck) -> list[Line]:
    """What can be played without, and is missed: names, texts and pictures of one's own cards."""
    usual = {card.key: card.text for card in cards_of(house())}
    plain = [card.key for card in deck.finds if card.family in (INGREDIENT, THING)]
    found: list[Line] = []
    for card in cards_of(deck):
        look = deck.looks.get(card.key, NO_LOOK)
        known = card.key in usual
        found += remarks_on_words(card.key, "name", look.names, known)
        if card.key not in plain:
            found += remarks_on_words(card.key, "text", look.texts, known)
            if known and usual[card.key] != card.text and not look.texts:
                found.append(Line("deck-misleading", {"id": card.key}))
        elif not known and not look.picture:
            found.append(Line("deck-undrawn", {"id": card.key}))
    return found


def remarks_on_words(key: str, kind: str, texts: Mapping[str, str], known: bool) -> list[Line]:
    """Who cannot read the name or the text of a card? The catalogues have those of the house's."""
    if not texts:
        return [] if known else [Line("deck-untold", {"id": key, "kind": kind})]
    found: list[Line] = []
    strange: list[Json] = [each for each in texts if each not in LANGUAGES]
    if strange:
        found.append(Line("deck-unread", {"id": key, "kind": kind, "languages": strange}))
    missing: list[Json] = [each for each in LANGUAGES if each not in texts]
    if missing:
        found.append(Line("deck-untranslated", {"id": key, "kind": kind, "languages": missing}))
    return found


def to_json(deck: Deck, remarks: list[Line]) -> dict[str, object]:
    return {
        "name": deck.name,
        "finds": {
            family: {"cards": sum(copies_in(deck, family)), "kinds": len(copies_in(deck, family))}
            for family in FAMILIES
        },
        "spells": [in_level(deck, level) for level in range(1, LEVELS + 1)],
        "points": sum(spell.level for spell in deck.spells),
        "demand": demand(deck),
        "hash": deck.hash,
        "remarks": [{"about": each.key.removeprefix("deck-"), **each.facts} for each in remarks],
    }
