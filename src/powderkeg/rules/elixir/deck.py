"""The cards: read from a deck file, checked, and numbered.

Finds are numbered by the alphabet of their ids, spells in the order of theirs.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias

from powderkeg.rules.core import Complaint
from powderkeg.rules.elixir.codes import CODES, LASTS, NO_AIM, OBJECT, ONCE, SPELL, TRANSACTION
from powderkeg.rules.elixir.entry import MOST_COPIES, Entry
from powderkeg.rules.elixir.looks import Look, look_of
from powderkeg.rules.record import hash_of

Find: TypeAlias = int  # a kind of find card
Spell: TypeAlias = int  # a spell card; there is one of each

INGREDIENT: Final = "ingredient"
THING: Final = "thing"
LEVELS: Final = 4
MOST_TURNS: Final = 20
FEWEST_FINDS: Final = 60  # eight hands of five, and something to draw
MOST_FINDS: Final = 300
FEWEST_POINTS: Final = 88  # eight players reach eight points, whatever they overshoot
MOST_SPELLS: Final = 150
MOST_BYTES: Final = 4_000_000  # more than all cards with all their pictures
TABLES: Final = ["ingredients", "things", "transactions", "objects", "spells", "cards"]
# An id stands in moves, records and messages.
ID: Final = re.compile("[a-z0-9]{1,40}(-[a-z0-9]{1,40}){0,9}")
NAME: Final = re.compile("[a-z][a-z0-9]{0,19}(-[a-z0-9]{1,20}){0,3}")
# Where the name of a card may stand, these mean something else (in browsers: "constructor").
RESERVED: Final = [
    *("none", "unknown", "buy-off", "constructor", "draw", "price", "slip", "tithe", "toll")
]
HOUSE: Final = "house"
ENV: Final = "POWDERKEG_ELIXIR_DECK"


class FindCard:
    """A kind of find: an ingredient, a thing, a magic object or a transaction."""

    def __init__(
        self, key: str, family: str, copies: int, effect: str, any_time: bool, aim: str, count: int
    ) -> None:
        self.key: Final = key
        self.family: Final = family
        self.copies: Final = copies
        self.effect: Final = effect
        self.any_time: Final = any_time
        self.aim: Final = aim
        self.count: Final = count

    @property
    def text(self) -> str:
        """What it does, in a line."""
        when = "any" if self.any_time else "own"
        return " ".join([self.key, self.family, self.effect, when, self.aim, str(self.count)])


class SpellCard:
    """A spell: as many ingredients as its level."""

    def __init__(
        self,
        key: str,
        recipe: list[Find],
        effect: str,
        any_time: bool,
        aim: str,
        lasts: str,
        turns: int,
        buyoff: bool,
        count: int,
    ) -> None:
        self.key: Final = key
        self.recipe: Final = recipe
        self.level: Final = len(recipe)
        self.effect: Final = effect
        self.any_time: Final = any_time
        self.aim: Final = aim
        self.lasts: Final = lasts
        self.turns: Final = turns
        self.buyoff: Final = buyoff
        self.count: Final = count

    @property
    def text(self) -> str:
        """What it does, in a line."""
        when = "any" if self.any_time else "own"
        words = [self.key, SPELL, self.effect, when, self.aim, self.lasts]
        price = "buyoff" if self.buyoff else ""
        return " ".join([*words, str(self.turns), price, str(self.count)])


class Deck:
    """All cards of a game."""

    def __init__(
        self, name: str, finds: list[FindCard], spells: list[SpellCard], looks: dict[str, Look]
    ) -> None:
        self.name: Final = name
        self.looks: Final = looks  # of cards that the file tells more of
        self.finds: Final = finds
        self.spells: Final = spells
        self.find_at: Final = {card.key: number for number, card in enumerate(finds)}
        self.spell_at: Final = {card.key: number for number, card in enumerate(spells)}
        self.copies: Final = [card.copies for card in finds]

    @property
    def hash(self) -> str:
        """Of all that the rules know of it: another picture makes no other game."""
        finds = [f"{card.copies} {card.text}" for card in self.finds]
        spells = [
            " ".join([card.text, *(self.finds[find].key for find in card.recipe)])
            for card in self.spells
        ]
        return hash_of("\n".join([*finds, *spells]))

    @property
    def messages(self) -> dict[str, dict[str, str]]:
        """Names and texts that stand in the file: by message, then by language."""
        found: dict[str, dict[str, str]] = {}
        for key, look in self.looks.items():
            if look.names:
                found[f"card-{key}"] = look.names
            if look.texts:
                found[f"card-{key}.text"] = look.texts
        return found


def plain(family: str, key: str, told: object) -> FindCard:
    """An ingredient or a thing: nothing but its number of copies."""
    if type(told) is not int or not 1 <= told <= MOST_COPIES:
        raise Complaint(f"{family} {key}: copies must be a number from 1 to {MOST_COPIES}")
    return FindCard(key, family, told, "", False, NO_AIM, 0)


def object_card(key: str, told: object) -> FindCard:
    entry = Entry(OBJECT, key, told)
    copies = entry.copies()
    effect = entry.effect()
    any_time = entry.is_any_time(effect)
    aim = entry.aim(effect)
    count = entry.count(effect)
    entry.close()
    return FindCard(key, OBJECT, copies, effect, any_time, aim, count)


def transaction_card(key: str, told: object) -> FindCard:
    entry = Entry(TRANSACTION, key, told)
    copies = entry.copies()
    effect = entry.effect()
    entry.close()
    return FindCard(key, TRANSACTION, copies, effect, False, NO_AIM, 0)


def spell_card(
    key: str, told: object, find_at: Mapping[str, Find], finds: list[FindCard]
) -> SpellCard:
    entry = Entry(SPELL, key, told)
    recipe = recipe_of(entry, find_at, finds)
    effect = entry.effect()
    any_time = entry.is_any_time(effect)
    aim = entry.aim(effect)
    lasts = entry.word("lasts", ONCE, LASTS)
    if lasts != CODES[effect].lasts:
        raise entry.wrong(f"effect {effect} lasts {CODES[effect].lasts!r}, not {lasts!r}")
    counted = lasts in ("victim", "caster", "draws")
    if not counted and "turns" in entry.told:
        raise entry.wrong(f"what lasts {lasts!r} has no turns")
    turns = entry.number("turns", 0, 1, MOST_TURNS) if counted else 0
    buyoff = entry.flag("buyoff")
    if buyoff and aim != "opponent":
        raise entry.wrong("only one chosen victim can buy it off: buyoff needs aim 'opponent'")
    count = entry.count(effect)
    entry.close()
    return SpellCard(key, recipe, effect, any_time, aim, lasts, turns, buyoff, count)


def recipe_of(entry: Entry, find_at: Mapping[str, Find], finds: list[FindCard]) -> list[Find]:
    recipe: list[Find] = []
    for name in entry.words("recipe"):
        kind = find_at.get(name)
        if kind is None or finds[kind].family != INGREDIENT:
            raise entry.wrong(f"there is no ingredient {name!r}")
        if kind in recipe:
            raise entry.wrong(f"{name} stands twice in the recipe")
        recipe.append(kind)
    if not 1 <= len(recipe) <= LEVELS:
        raise entry.wrong(f"a recipe has 1 to {LEVELS} ingredients")
    return recipe


def read(text: str) -> Deck:
    """A deck from the text of its file. What is wrong with it is a Complaint."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise Complaint(f"not a deck file: {problem}") from None
    except (ValueError, RecursionError):  # a number without end, lists in lists in lists
        raise Complaint("not a deck file: something in it is far too long or too deep") from None
    name = told.pop("name", None)
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise Complaint('a deck needs a short name of small letters and hyphens: name = "mine"')
    tables = {table: table_of(table, told.pop(table, {})) for table in TABLES}
    if told:
        raise Complaint(f"a deck has no table {', '.join(told)}; it has: {', '.join(TABLES)}")
    finds = [
        *[plain(INGREDIENT, key, value) for key, value in tables["ingredients"].items()],
        *[plain(THING, key, value) for key, value in tables["things"].items()],
        *[transaction_card(key, value) for key, value in tables["transactions"].items()],
        *[object_card(key, value) for key, value in tables["objects"].items()],
    ]
    finds.sort(key=lambda card: card.key)
    find_at: dict[str, Find] = {}
    for number, card in enumerate(finds):
        if card.key in find_at:
            raise Complaint(f"two finds are called {card.key}")
        find_at[card.key] = number
    spells: list[SpellCard] = []
    for key, value in sorted(tables["spells"].items()):
        if key in find_at:
            raise Complaint(f"a spell and a find are both called {key}")
        spells.append(spell_card(key, value, find_at, finds))
    check_counts(finds, spells)
    looks: dict[str, Look] = {}
    for key, value in tables["cards"].items():
        if key not in find_at and all(spell.key != key for spell in spells):
            raise Complaint(f"cards.{key}: there is no card {key}")
        looks[key] = look_of(key, value)
    return Deck(name, finds, spells, looks)


def table_of(name: str, told: object) -> dict[str, object]:
    if not isinstance(told, dict):
        raise Complaint(f"{name} must be a table: [{name}]")
    table: dict[str, object] = told
    for key in table:
        if not ID.fullmatch(key):
            raise Complaint(
                f"{name}: an id is made of small letters, digits and single hyphens, not {key!r}"
            )
        if key in RESERVED:
            raise Complaint(f"{name}: no card can be called {key}")
    return table


def check_counts(finds: list[FindCard], spells: list[SpellCard]) -> None:
    """Enough for eight players, and not more than a table holds."""
    count = sum(card.copies for card in finds)
    if not FEWEST_FINDS <= count <= MOST_FINDS:
        raise Complaint(f"{count} finds: there must be {FEWEST_FINDS} to {MOST_FINDS}")
    if len(spells) > MOST_SPELLS:
        raise Complaint(f"{len(spells)} spells are too many: there can be {MOST_SPELLS}")
    points = sum(card.level for card in spells)
    if points < FEWEST_POINTS:
        raise Complaint(
            f"the spells' levels add up to {points}: there must be {FEWEST_POINTS} or more"
        )


def read_file(path: Path) -> Deck:
    """The deck in a file; complaints name it, and nothing in it steers the terminal."""
    try:
        with path.open("rb") as file:
            found = file.read(MOST_BYTES + 1)
        if len(found) > MOST_BYTES:
            raise Complaint(f"longer than {MOST_BYTES} bytes: that is no deck")
        return read(found.decode("utf-8-sig"))
    except OSError as problem:
        raise Complaint(f"cannot read the deck {path}: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise Complaint(f"{path} is not a text file in UTF-8") from None
    except Complaint as problem:
        shown = "".join(letter if letter.isprintable() else "?" for letter in str(problem))
        raise Complaint(f"{path}: {shown}") from None


def house() -> Deck:
    """The deck that comes with the game."""
    return read((files("powderkeg.rules.elixir") / "deck.toml").read_text(encoding="utf-8"))


def chosen() -> Deck:
    """The house's own deck, or the one in the file that the environment names."""
    path = os.environ.get(ENV, "")
    if not path:
        return house()
    try:
        deck = read_file(Path(path))
    except Complaint as problem:
        raise Complaint(f"{ENV}: {problem}") from None
    # Records name their deck: one that is not the house's must not go by its name.
    if deck.name == HOUSE:
        raise Complaint(f"{ENV}: {path}: only the deck of the house is called {HOUSE}")
    return deck


DECK: Final = chosen()
FINDS: Final = DECK.finds
SPELLS: Final = DECK.spells
