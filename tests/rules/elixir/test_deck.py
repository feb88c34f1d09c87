"""The deck: what the house's holds, what a file of one's own may say, and how it is told off."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

from powderkeg.rules.core import Complaint
from powderkeg.rules.elixir import GAME
from powderkeg.rules.elixir.codes import CODES
from powderkeg.rules.elixir.deck import ENV, INGREDIENT, chosen, read, read_file
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Record, RecordError

HOUSE = (files("powderkeg.rules.elixir") / "deck.toml").read_text(encoding="utf-8")
MINE = HOUSE.replace('name = "house"', 'name = "mine"')


def changed(old: str, new: str, text: str = MINE) -> str:
    assert text.count(old) == 1, f"{old} stands {text.count(old)} times"
    return text.replace(old, new)


def complaint(text: str) -> str:
    with pytest.raises(Complaint) as caught:
        read(text)
    return str(caught.value)


# The house's deck.


def test_the_house_has_112_finds_and_56_spells() -> None:
    deck = read(HOUSE)
    assert deck.name == "house"
    families = Counter[str]()
    for card in deck.finds:
        families[card.family] += card.copies
    assert families == {"ingredient": 64, "object": 32, "thing": 7, "transaction": 9}
    assert Counter(spell.level for spell in deck.spells) == {1: 16, 2: 24, 3: 8, 4: 8}


def test_each_ingredient_is_needed_seven_or_eight_times() -> None:
    deck = read(HOUSE)
    demand = Counter(find for spell in deck.spells for find in spell.recipe)
    assert {deck.finds[find].family for find in demand} == {INGREDIENT}
    assert len(demand) == 16
    assert set(demand.values()) == {7, 8}


def test_no_two_spells_of_level_two_need_the_same() -> None:
    pairs = [frozenset(spell.recipe) for spell in read(HOUSE).spells if spell.level == 2]
    assert len(set(pairs)) == 24


def test_every_effect_is_on_some_card() -> None:
    deck = read(HOUSE)
    used = {card.effect for card in deck.finds} | {spell.effect for spell in deck.spells}
    assert used - {""} == {*CODES}


def test_cards_are_numbered_by_the_alphabet_whatever_their_order_in_the_file() -> None:
    turned = changed("left-boot = 1\n", "", MINE)
    turned = changed("[things]", "[things]\nleft-boot = 1\n#", turned)
    assert [card.key for card in read(turned).finds] == sorted(read(HOUSE).find_at)


# One's own.


def test_a_changed_deck_is_read() -> None:
    text = MINE.replace("moth-dust", "frog-spit")
    text = changed('recipe = ["stardrop-salt"]', 'recipe = ["stardrop-salt", "rust-petal"]', text)
    text = changed('effect = "draw", count = 2', 'effect = "draw", count = 3', text)
    deck = read(text)
    assert deck.name == "mine"
    assert "frog-spit" in deck.find_at and "moth-dust" not in deck.find_at
    assert deck.spells[deck.spell_at["116"]].level == 2
    assert deck.finds[deck.find_at["bottomless-sack"]].count == 3


def test_two_cards_may_do_the_same_and_no_transaction_need_be_there() -> None:
    text = changed('effect = "fetch"', 'effect = "draw", count = 2')
    start, end = text.index("[transactions]"), text.index("[objects]")
    deck = read(text[:start] + text[end:])
    assert sum(card.effect == "draw" for card in deck.finds) == 2
    assert not [card for card in deck.finds if card.family == "transaction"]


def test_an_answer_need_not_say_that_it_comes_at_any_time() -> None:
    deck = read(changed('when = "any", effect = "shield"', 'effect = "shield"'))
    assert deck.finds[deck.find_at["bell-jar"]].any_time


ID = "an id is made of small letters, digits and single hyphens, not"
# What is changed in the deck, into what, and what is then said.
MISTAKES: dict[str, tuple[str, str, str]] = {
    "broken file": ("[things]", "[things", "not a deck file: "),
    "a card twice": ("left-boot = 1", "left-boot = 1\nleft-boot = 2", "not a deck file: "),
    "no name": ('name = "mine"', "", "a deck needs a short name"),
    "a name of two words": ('"mine"', '"my deck"', "a deck needs a short name"),
    "a number for a name": ('"mine"', '"42"', "a deck needs a short name"),
    "an unknown table": ("[things]", "[junk]", "a deck has no table junk; it has: ingredients,"),
    "no table": ("[things]", "[[things]]", "things must be a table: [things]"),
    # Ids.
    "a capital": ("left-boot", "Left-boot", f"things: {ID} 'Left-boot'"),
    "a lone hyphen": ("left-boot", "-", f"things: {ID} '-'"),
    "an accent": ("left-boot", '"böot"', f"things: {ID} 'böot'"),
    "a reserved word": ("left-boot", "unknown", "things: no card can be called unknown"),
    "a word of browsers": ("left-boot", "constructor", "no card can be called constructor"),
    "two finds of one name": ("left-boot", "mousetrap", "two finds are called mousetrap"),
    "a spell like a find": ("404 =", "mousetrap =", "a spell and a find are both called mousetrap"),
    # Copies.
    "no copies": ("left-boot = 1", "left-boot = 0", "thing left-boot: copies must be a number"),
    "too many copies": ("moon-milk = 4", "moon-milk = 13", "ingredient moon-milk: copies must be"),
    "copies in words": ("moon-milk = 4", 'moon-milk = "4"', "ingredient moon-milk: copies must be"),
    "copies left out": ("auction = { copies = 3, ", "auction = { ", "auction: copies must be a"),
    # Words.
    "a table expected": (
        "auction = { copies",
        "x = 3\nauction = { copies",
        "transaction x must be",
    ),
    "an unknown word": ('"shield"', '"shield", colour = "red"', "bell-jar: unknown word colour"),
    "a flag in words": (
        'buyoff = true, effect = "title"',
        'buyoff = 1, effect = "title"',
        "spell 111: buyoff is true or false",
    ),
    # Effects.
    "no effect": (', effect = "parrot"', "", "spell 101: it needs an effect"),
    "an unknown effect": ('"parrot"', '"budgie"', "spell 101: there is no effect 'budgie'; there"),
    "an object's effect": ('"parrot"', '"bell"', "spell 101: effect bell is not for this kind of"),
    "a spell's effect": ('"fetch"', '"search"', "ragpickers-hook: effect search is not for this"),
    # When.
    "some other time": (
        'when = "any", effect = "soap"',
        'when = "soon", effect = "soap"',
        "object curse-soap: when cannot be 'soon'; it can be: own, any",
    ),
    "a late answer": (
        'when = "any", effect = "bell"',
        'when = "own", effect = "bell"',
        "object town-criers-bell: effect bell is an answer: when must be 'any'",
    ),
    "an early spell": (
        'when = "own", lasts = "once", effect = "stir"',
        'when = "any", lasts = "once", effect = "stir"',
        "spell 301: effect stir is for the own turn: when must be 'own'",
    ),
    # Aim.
    "an unknown aim": ('aim = "richest"', 'aim = "moon"', "brass-scales: aim cannot be 'moon'"),
    "no aim": (
        'aim = "two", lasts = "once", effect = "take"',
        'lasts = "once", effect = "take"',
        "spell 201: effect take needs aim 'opponent' or 'two', not ''",
    ),
    "a wrong aim": (
        'aim = "opponent", effect = "look"',
        'aim = "two", effect = "look"',
        "object spyglass: effect look needs aim 'opponent', not 'two'",
    ),
    "an aim too many": (
        'lasts = "once", effect = "whirl"',
        'aim = "opponent", lasts = "once", effect = "whirl"',
        "spell 214: effect whirl needs aim '', not 'opponent'",
    ),
    # Duration.
    "a wrong duration": (
        'lasts = "game", effect = "tithe"',
        'lasts = "once", effect = "tithe"',
        "spell 302: effect tithe lasts 'game', not 'once'",
    ),
    "an unknown duration": (
        'lasts = "game", effect = "tithe"',
        'lasts = "long", effect = "tithe"',
        "spell 302: lasts cannot be 'long'; it can be: once, game,",
    ),
    "no turns": (
        'turns = 3, buyoff = true, effect = "sulks"',
        'buyoff = true, effect = "sulks"',
        "spell 114: turns must be a number from 1 to 20",
    ),
    "turns too many": (
        'lasts = "game", effect = "tithe"',
        'lasts = "game", turns = 2, effect = "tithe"',
        "spell 302: what lasts 'game' has no turns",
    ),
    # Counts.
    "a count of nothing": ('"fetch"', '"fetch", count = 2', "effect fetch counts nothing"),
    "a count too small": (
        'effect = "draw-and-keep", count = 2',
        'effect = "draw-and-keep", count = 1',
        "spell 116: count must be a number from 2 to 6",
    ),
    # Buying off.
    "nobody to buy it off": (
        'lasts = "once", effect = "whirl"',
        'lasts = "once", buyoff = true, effect = "whirl"',
        "spell 214: only one chosen victim can buy it off",
    ),
    # Names, texts, pictures: what stands at the end of the file.
    "a name of nobody": (
        "#",
        '[cards.elk]\nname = { en = "Elk" }',
        "cards.elk: there is no card elk",
    ),
    "a name for all": (
        "#",
        '[cards.101]\nname = "Polly"',
        "cards.101: name is told by language: { en =",
    ),
    "a language in words": (
        "#",
        '[cards.101]\nname = { english = "Polly" }',
        "cards.101: name: a language has two small letters, not 'english'",
    ),
    "a name too long": (
        "#",
        f'[cards.101]\nname = {{ en = "{"P" * 31}" }}',
        "cards.101: name: en must be a text of 1 to 30 letters",
    ),
    "a name that steers the terminal": (
        "#",
        '[cards.101]\nname = { en = "\\u001b[2J" }',
        "cards.101: name: en must be one line",
    ),
    "an unknown word of a card": (
        "#",
        '[cards.101]\nsound = "squawk"',
        "cards.101: unknown word sound; there are: name, text, picture",
    ),
    "a picture from elsewhere": (
        "#",
        '[cards.101]\npicture = "https://example.org/a.svg"',
        "cards.101: picture is a list of at most 24 paths",
    ),
    "a picture with a script in it": (
        "#",
        "[cards.101]\npicture = [{ path = '\"/><script>', fill = '#ffffff' }]",
        "cards.101: picture: path must be what the d of an SVG path is",
    ),
    "a colour from elsewhere": (
        "#",
        "[cards.101]\npicture = [{ path = 'M0 0h9', fill = 'url(#a)' }]",
        "cards.101: picture: fill must be a colour like",
    ),
    "a picture that nobody sees": (
        "#",
        "[cards.101]\npicture = [{ path = 'M0 0h9' }]",
        "cards.101: picture: a path needs a fill or a line",
    ),
    "a line too wide": (
        "#",
        "[cards.101]\npicture = [{ path = 'M0 0h9', line = '#ffffff', width = 17 }]",
        "cards.101: picture: width must be a number above 0, at most 16",
    ),
    "an unknown word of a path": (
        "#",
        "[cards.101]\npicture = [{ path = 'M0 0h9', line = '#ffffff', href = 'x' }]",
        "cards.101: picture: unknown word href",
    ),
    "a picture too rich": (
        "#",
        f"[cards.101]\npicture = [{{ path = 'M{'0 ' * 2001}', line = '#ffffff' }}]",
        "cards.101: picture has paths of 4003 letters: 4000 are the most",
    ),
    # Recipes.
    "no recipe": (
        'recipe = ["moth-dust"], ',
        "",
        "spell 101: recipe must be a list of words",
    ),
    "an empty recipe": ('["moth-dust"]', "[]", "spell 101: a recipe has 1 to 4 ingredients"),
    "a recipe too long": (
        '["moth-dust"]',
        '["moth-dust", "moon-milk", "raven-ink", "rust-petal", "echo-pebble"]',
        "spell 101: a recipe has 1 to 4 ingredients",
    ),
    "an unknown ingredient": (
        '["moth-dust"]',
        '["elk"]',
        "spell 101: there is no ingredient 'elk'",
    ),
    "a boot in the soup": (
        '["moth-dust"]',
        '["left-boot"]',
        "spell 101: there is no ingredient 'left-boot'",
    ),
    "twice in a recipe": (
        '["moth-dust"]',
        '["moth-dust", "moth-dust"]',
        "spell 101: moth-dust stands twice in the recipe",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told(mistake: str) -> None:
    old, new, said = MISTAKES[mistake]
    assert said in complaint(f"{MINE}\n{new}" if old == "#" else changed(old, new))


def test_there_are_finds_enough_for_eight_and_room_for_them() -> None:
    few = MINE.replace(" = 4\n", " = 1\n").replace("copies = 2", "copies = 1")
    assert complaint(few) == "52 finds: there must be 60 to 300"
    many = MINE.replace(" = 4\n", " = 12\n").replace("copies = 2", "copies = 12")
    assert complaint(many) == "360 finds: there must be 60 to 300"


def test_there_are_spells_enough_for_eight_and_not_too_many() -> None:
    few = "\n".join(line for line in MINE.splitlines() if line[:1] not in ("3", "4"))
    assert complaint(few) == "the spells' levels add up to 64: there must be 88 or more"
    one = '{ recipe = ["moon-milk"], lasts = "once", effect = "whirl" }'
    many = MINE + "".join(f"\n{number} = {one}" for number in range(500, 595))
    assert complaint(many) == "151 spells are too many: there can be 150"


def test_a_complaint_about_a_file_names_it(tmp_path: Path) -> None:
    for name, text, said in [
        ("broken.toml", "name = ", "broken.toml: not a deck file"),
        ("empty.toml", "", "empty.toml: a deck needs a short name"),
    ]:
        (tmp_path / name).write_text(text)
        with pytest.raises(Complaint, match=said):
            read_file(tmp_path / name)
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Complaint, match=r"noise\.toml is not a text file in UTF-8"):
        read_file(tmp_path / "noise.toml")
    with pytest.raises(Complaint, match=r"cannot read the deck .*nowhere\.toml: No such file"):
        read_file(tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    "text", ["name = " + "[" * 5000, "name = " + "{a=" * 5000, "name = " + "9" * 5000]
)
def test_a_file_without_end_in_itself_is_told(text: str) -> None:
    assert complaint(text) == "not a deck file: something in it is far too long or too deep"


def test_a_file_that_never_ends_is_told() -> None:
    with pytest.raises(Complaint, match="/dev/zero: longer than 4000000 bytes: that is no deck"):
        read_file(Path("/dev/zero"))


def test_a_complaint_about_a_file_does_not_steer_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    for old, new, said in [
        ("[things]", '["\\u001b[2J"]', "a deck has no table ?[2J; it has"),
        ('"parrot"', '"parrot", "\\u001b[2J" = 1', "spell 101: unknown word ?[2J"),
    ]:
        path.write_text(changed(old, new), encoding="utf-8")
        with pytest.raises(Complaint) as caught:
            read_file(path)
        assert said in str(caught.value)


def test_a_file_may_begin_with_a_mark_of_its_order_of_bytes(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8-sig")
    assert read_file(path).name == "mine"


def test_the_environment_names_the_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(MINE)
    monkeypatch.setenv(ENV, str(mine))
    assert chosen().name == "mine"
    monkeypatch.setenv(ENV, "")
    assert chosen().name == "house"
    mine.write_text(HOUSE)
    monkeypatch.setenv(ENV, str(mine))
    with pytest.raises(Complaint, match=f"{ENV}: .*: only the deck of the house is called house"):
        chosen()
    monkeypatch.setenv(ENV, str(tmp_path))
    with pytest.raises(Complaint, match=f"{ENV}: cannot read the deck"):
        chosen()


DOCS = (Path(__file__).parents[3] / "docs" / "elixir-deck.md").read_text(encoding="utf-8")


def test_the_docs_explain_every_effect() -> None:
    assert [code for code in CODES if f"`{code}`" not in DOCS] == []


def frogs() -> str:
    """The example of the docs: lines taken out, lines put in, and another name everywhere."""
    text = HOUSE
    lines = [
        line for part in DOCS.split("```diff")[1:] for line in part.partition("```")[0].split("\n")
    ]
    for old, new in pairwise(lines):
        if old[:1] == "-":
            assert new[:1] == "+"
            text = changed(old[1:], new[1:], text)
    looks = [part.partition("```")[0] for part in DOCS.split("```toml\n[cards")[1:]]
    assert len(looks) == 2
    return text.replace("moth-dust", "frog-spit") + "".join(f"\n[cards{look}" for look in looks)


def test_the_example_of_the_docs_is_a_deck() -> None:
    deck = read(frogs())
    assert deck.name == "frogs"
    assert deck.finds[deck.find_at["curse-soap"]].copies == 4
    assert deck.spells[deck.spell_at["lucky-dip"]].level == 2
    assert deck.spells[deck.spell_at["long-nap"]].effect == "no-draw"
    assert deck.looks["lucky-dip"].names["de"] == "Glücksgriff"
    assert len(deck.looks["frog-spit"].picture) == 2


# Two decks of one name.


def test_the_hash_of_a_deck_tells_what_the_rules_know_of_it() -> None:
    deck = read(MINE)
    assert deck.hash == read(HOUSE).hash  # whatever it is called
    assert deck.hash == read(f'{MINE}\n[cards.101]\nname = {{ en = "Polly" }}').hash
    for old, new in [
        ("moon-milk = 4", "moon-milk = 5"),
        ('["moth-dust"]', '["moon-milk"]'),
        ('effect = "draw", count = 2', 'effect = "draw", count = 3'),
        (
            'turns = 3, buyoff = true, effect = "sulks"',
            'turns = 2, buyoff = true, effect = "sulks"',
        ),
        ('lasts = "game", buyoff = true, effect = "parrot"', 'lasts = "game", effect = "parrot"'),
        ('when = "any", lasts = "caster", turns = 1', 'when = "own", lasts = "caster", turns = 1'),
    ]:
        assert read(changed(old, new)).hash != deck.hash, new


def test_a_record_of_another_deck_of_that_name_says_so() -> None:
    record = Record(GAME, GAME.setup(4)).write()
    assert f"\ndata {GAME.data}\n" in record
    Reader({GAME.name: GAME}).read(record)
    Reader({GAME.name: GAME}).read(record.replace(f"data {GAME.data}\n", ""))  # from before
    with pytest.raises(RecordError, match=r"another deck \(0123456789abcdef\) than the one here"):
        Reader({GAME.name: GAME}).read(record.replace(GAME.data, "deck 0123456789abcdef"))


# Everything that happens is said, too: the catalogues do not know these cards.
PLAY = """
from powderkeg.bots.ladder import make_bot
from powderkeg.rules.match import Match
from powderkeg.rules.core import Log
from powderkeg.rules.elixir import GAME
from powderkeg.words import Words

words = Words(GAME, "en")
bots = {seat: make_bot("random", GAME) for seat in range(4)}
record = Match(GAME, GAME.setup(4), bots, "frogs").run()
log = Log()
state = GAME.start(record.setup)
for act in record.acts:
    state.play(act.actor, GAME.moves.parse(act.text), log)
said = [words.event(event) for event in log.events]
said += [words.line(line) for line in GAME.telling.twin(state.view(0))]
assert any("Frog Spit" in text for text in said), said
assert any("Long Nap" in text for text in said), said
print(record.write())
"""


def test_a_game_with_a_changed_deck_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "frogs.toml"
    path.write_text(frogs(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, ENV: str(path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "option deck frogs" in done.stdout
    assert "draw:frog-spit" in done.stdout
    assert "\nend " in done.stdout
    with pytest.raises(RecordError, match="the deck 'frogs', and the deck here is 'house'"):
        Reader({GAME.name: GAME}).read(done.stdout)
