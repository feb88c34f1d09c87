"""Words: all that happens at this table can be said, to everyone in their place."""

from __future__ import annotations

import pytest

from powderkeg.rules.core import CHANCE, CLOCK, WATCHER, Facts, Json, Log, Rule, Seat
from powderkeg.rules.elixir import GAME
from powderkeg.rules.elixir.deal_events import Cried
from powderkeg.rules.elixir.deck import FINDS, SPELLS, FindCard, SpellCard
from powderkeg.rules.elixir.hand_events import Gave, Looked
from powderkeg.rules.elixir.moves import TITLES
from powderkeg.rules.elixir.rulebook import X
from powderkeg.rules.rng import Rng
from powderkeg.words import LANGUAGES, Words
from tests.contract.laws import needed
from tests.rules.elixir.table import agreed, brew, kit, play, refusal, scene, told
from tests.talker import Overheard
from tests.test_words import lesson_messages, messages_of, told_at_the_end

NAMES = {0: "Ada", 1: "Bo", 2: "Cleo"}
CARDS = [*(find.key for find in FINDS), *(spell.key for spell in SPELLS)]
REASONS = ["unknown", "none", "toll", "tithe", "buy-off", "price", "slip", "draw"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def words(language: str = "en", viewer: Seat = 0) -> Words:
    return Words(GAME, language, NAMES, viewer)


def talk_through(words: Overheard, seed: str, **options: str) -> None:
    """A random game in which everybody plays what they can, told to one seat."""
    s = GAME.start(agreed(3, **options))
    rng = Rng(seed)
    act = 0
    while s.outcome() is None:
        act += 1
        words.line(GAME.telling.prompt(s.view(words.viewer)))
        if act % 20 == 0:
            words.board(s)
        awaited = [*s.deciders(), *(s.volunteers() if act % 4 == 0 else [])]
        actor = CHANCE if s.chances() else rng.pick(awaited) if awaited else CLOCK
        moves = s.moves(actor)
        cards = [move for move in moves if move.key not in ("end", "pass", "done")]
        move = rng.pick(cards if cards and act % 3 else moves)
        if actor != CLOCK:
            words.move(move)
        log = Log()
        s.play(actor, move, log)
        for event in log.seen_by(words.viewer):
            words.event(event)
    words.board(s)


# What a random game need not bring about: finds and spells by seat, what else there is, and acts.
HAUNTED = (
    "effects 103:0>1=2 111:1>0=4 112:2>0=moth-dust+raven-ink 211:2>0=206 203:1 306:2~203 220:2; "
    "order right; extra; steady 1; discard moon-milk fishing-rod"
)
SELDOM = [
    (f"{kit('206')} | left-boot | -", "206! | 408 | -", HAUNTED, []),
    ("- | bell-jar | -", "", "effects 408:0; discard fishing-rod; free; again", []),
    (f"joker-flask {kit('218')} | - | -", "218", "", ["0 cast:218"]),
    (f"crooked-mortar giggle-seed {kit('301')} | - | -", "218", "", ["0 cast:218"]),
    (f"{kit('403')} | - | -", "403 101 102", "", ["0 cast:403", "*"]),
    (f"{kit('404')} | - | -", "404 101 102", "", ["0 cast:404", "0 at:1", "*"]),
    (f"{kit('306')} | - | -", "306", "effects 203:1 302:2", ["0 cast:306"]),
    (f"{kit('224')} | - | -", "224", "effects 101:1>0", ["0 cast:224"]),
    (f"{kit('111')} | - | -", "111", "", ["0 cast:111", "0 at:1", "*"]),
    (f"{kit('212')} | {kit('402', '101', '102')} | -", "212", "", ["0 cast:212", "*"]),
    ("- | - | -", "", "effects 113:1>0", ["0 ask"]),
    ("- | - | -", "", "effects 109:0>1", ["0 end", "*", ". draw:left-boot", ". draw:bent-spoon"]),
    ("bent-spoon | - | moth-dust", "", "effects 302:1", ["0 end", "*"]),
    (f"{kit('202')} | - | -", "202", "", ["0 cast:202", "*"]),
    (
        f"{kit('116')} | - | -",
        "116",
        "",
        ["0 cast:116", "*", ". draw:left-boot", ". draw:bent-spoon"],
    ),
    ("library-card | - | -", "101", "", ["0 use:library-card", "*"]),
    ("bottomless-sack stardrop-salt | - | -", "116", "", ["0 use:bottomless-sack", "0 retort:116"]),
    ("- | - | -", "", "option talk voice; effects 101:0>1", ["2 slip:1"]),
    ("fishing-rod | left-boot | bell-jar", "", "", ["0 use:fishing-rod"]),
    ("auction left-boot bell-jar | - | -", "", "", ["0 open:auction"]),
    (
        "auction left-boot bell-jar | bent-spoon moth-dust | -",
        "",
        "",
        ["0 open:auction", "0 show:bell-jar", "*"],
    ),
    (f"{kit('105')} | bent-spoon moth-dust | -", "105", "", ["0 cast:105", "0 at:1", "*"]),
    (f"{kit('219')} | bent-spoon moth-dust | -", "219", "", ["0 cast:219", "*"]),
    ("spyglass | bent-spoon | -", "", "", ["0 use:spyglass", "*"]),
    (
        "auction left-boot bell-jar | bent-spoon moth-dust | -",
        "",
        "",
        ["0 open:auction", "0 show:bell-jar", "*", "1 bid:1"],
    ),
    (
        "flea-market left-boot bell-jar | bent-spoon moth-dust | moth-dust",
        "",
        "",
        ["0 open:flea-market", "*", "0 lay:bell-jar"],
    ),
    (
        "flea-market left-boot bell-jar | bent-spoon moth-dust | moth-dust",
        "",
        "",
        ["0 open:flea-market", "*", "0 lay:bell-jar", "1 lay:moth-dust", "*"],
    ),
    (
        "market-day left-boot | bent-spoon | moth-dust",
        "",
        "",
        ["0 open:market-day", "*", "0 to:1", "0 veil:left-boot"],
    ),
    (f"{kit('218')} | - | -", "218", "", ["0 cast:218", "*"]),
    ("ragpickers-hook | - | -", "", "discard moth-dust bell-jar", ["0 use:ragpickers-hook", "*"]),
    (
        f"{kit('201')} | bell-jar | left-boot",
        "201",
        "",
        ["0 cast:201", "0 at:1", "0 at:2", "1 answer:bell-jar", "*", "*"],
    ),
    (
        f"{kit('101')} | bell-jar | -",
        "101",
        "",
        ["0 cast:101", "0 at:1", "1 answer:bell-jar", "1 pass"],
    ),
]


@every_language
def test_all_that_happens_can_be_said_and_no_message_is_unused(language: str) -> None:
    heard = [Overheard(GAME, language, NAMES, viewer) for viewer in (0, 1, WATCHER)]
    talk_through(heard[LANGUAGES.index(language) % 3], "talk")
    for hands, spells, more, acts in SELDOM:
        s = play(brew(hands, spells, more), *acts)
        for words in heard:
            words.board(s)
    snuffed = s.view(0)
    snuffed["stack"][0]["cancelled"] = True  # put away at once, unless something waits
    for line in GAME.telling.twin(snuffed):
        heard[0].line(line)
    said = {message for words in heard for message in words.said}
    said |= {f"card-{card}" for card in [*CARDS, *REASONS]}
    said |= {f"title-{number}" for number in range(1, TITLES + 1)}
    messages = set(messages_of(type(GAME).__module__, language))
    said |= told_at_the_end(messages)
    assert messages - said - set(needed(GAME)) - set(lesson_messages(GAME)) == set()


def test_no_rule_and_no_card_is_left_in_english() -> None:
    english = words("en")
    for language in ("de", "fr", "it"):
        same = [rule.key for rule in GAME.rules if words(language).rule(rule) == english.rule(rule)]
        assert same == []
        texts = [f"card-{card}.text" for card in CARDS]
        assert [text for text in texts if words(language).say(text) == english.say(text)] == []


@every_language
def test_every_rule_can_say_no(language: str) -> None:
    for rule in GAME.rules:
        assert len(words(language).say(f"rule-{rule.key}.no")) > 10


# What the rulings name, they name in every language.

MIRROR = {"en": "Mirror", "de": "Spiegel", "fr": "Miroir", "it": "Specchio"}
LAID_OPEN_THEN_TOLL = {
    "en": "lay the spell open; pay tolls",
    "de": "hinlegen; Zoll zahlen",
    "fr": "poser le sort, payer le péage",
    "it": "posare l’incantesimo, pagare il pedaggio",
}


@every_language
def test_x1_the_cards_that_need_nothing_to_answer_are_named(language: str) -> None:
    text = words(language).rule(X[1])
    for card in ("116", "220", "curse-soap", "cloak-of-nobody"):
        assert words(language).say(f"card-{card}") in text


@every_language
def test_x5_the_toll_is_told_where_it_is_paid(language: str) -> None:
    assert LAID_OPEN_THEN_TOLL[language] in words(language).rule(X[5])


@every_language
def test_x68_what_replaces_ingredients_is_for_the_own_turn_to_the_mirror_alone(
    language: str,
) -> None:
    assert MIRROR[language] in words(language).rule(X[68])


# To whom.


def test_victims_are_spoken_to_and_spoken_of() -> None:
    s = brew(f"{kit('201')} | left-boot | bent-spoon", "201")
    play(s, "0 cast:201", "0 at:1")
    (cast, *_) = told(s, "0 at:2")
    assert [words(viewer=eye).event(cast) for eye in (0, 1, WATCHER)] == [
        "You cast Pickpocket Breeze on Bo and Cleo (Moth Dust, Giggle Seed).",
        "Ada casts Pickpocket Breeze on you and Cleo (Moth Dust, Giggle Seed).",
        "Ada casts Pickpocket Breeze on Bo and Cleo (Moth Dust, Giggle Seed).",
    ]


def test_an_answer_names_what_it_answers() -> None:
    s = brew("fishing-rod | candle-snuffer left-boot | -")
    play(s, "0 use:fishing-rod", "1 answer:candle-snuffer")
    assert [words(viewer=2).event(event) for event in told(s, "*", 2)] == [
        "Bo answers Fishing Rod with Candle Snuffer."
    ]


def test_a_gift_is_named_to_giver_and_receiver_alone() -> None:
    gave = Gave({"seat": 0, "other": 1}, {"find": "left-boot"}, [0, 1])
    said = []
    for eye in (0, 1, 2):
        event = gave.seen_by(eye)
        assert event is not None
        said.append(words(viewer=eye).event(event))
    assert said == ["You give Bo: Left Boot.", "Ada gives you: Left Boot.", "Ada gives Bo a find."]


def test_an_empty_hand_is_looked_at() -> None:
    looked = Looked({"seat": 0, "other": 1}, {"finds": []}, [0])
    assert words().event(looked) == "You look at Bo’s finds: there are none."


@pytest.mark.parametrize(
    ("finds", "veiled", "wanted", "anything", "said"),
    [
        (["moth-dust"], 0, ["bell-jar"], 0, "Bo offers you: Moth Dust for Bell Jar."),
        ([], 1, [], 1, "Bo offers you: one find face down for any find."),
        (
            ["moth-dust"],
            2,
            ["bell-jar"],
            2,
            "Bo offers you: Moth Dust and 2 finds face down for Bell Jar and any 2 others.",
        ),
    ],
)
def test_an_offer_says_what_lies_open_and_what_does_not(
    finds: list[Json], veiled: int, wanted: list[Json], anything: int, said: str
) -> None:
    given: Facts = {"seat": 1, "other": 0, "finds": finds, "veiled": veiled}
    assert words().event(Cried({**given, "wanted": wanted, "any": anything})) == said


# The board in words.


def test_a_refusal_says_what_is_in_the_way() -> None:
    held = brew(f"{kit('101')} | - | -", "101", "block no-cards")
    problem = refusal(held, "0 cast:101")
    assert problem is not None
    assert words().refusal(problem) == "You are held back in this turn and cannot play that."


def test_a_hand_is_told_with_what_it_lacks() -> None:
    s = brew("moth-dust left-boot | bell-jar | -", "101 201 | 102")
    lines = [words().line(line) for line in GAME.telling.twin(s.view(0))]
    assert "Your finds: Left Boot, Moth Dust." in lines
    spells = next(line for line in lines if line.startswith("Your spells:"))
    assert "Parrot Tongue, level 1: Moth Dust. You can pay for it." in spells
    assert "Pickpocket Breeze, level 2: Moth Dust, Giggle Seed. You lack Giggle Seed." in spells
    assert "Bo: 5 points left, one find. 2 spells in hand, of levels 1, 4." in lines


def test_the_board_tells_in_the_draft_which_spells_are_taken_and_what_they_are_worth() -> None:
    s = scene("option clock calm; hands - | - | -; picks 4 3 | 2 | -; phase draft")
    told = [words().line(line) for line in GAME.telling.twin(s.view(0))]
    assert told[-3:] == [
        "You: 2 spells taken, of levels 4, 3: 7 of 11 points.",
        "Bo: one spell taken, of level 2: 2 of 11 points.",
        "Cleo: no spell taken yet.",
    ]


# What stands on the cards: the same in all four languages.

ANY_TIME = {
    "en": "Any time",
    "de": "Jederzeit",
    "fr": "À tout moment",
    "it": "In qualsiasi momento",
}
BUY_OFF = {
    "en": "Buy-off: two finds.",
    "de": "Freikauf: zwei Funde.",
    "fr": "Rachat\N{NO-BREAK SPACE}: deux trouvailles.",
    "it": "Riscatto: due reperti.",
}
UP_TO_TWO = {
    "en": "up to two opponents, or nobody",
    "de": "bis zu zwei Opfer, oder niemanden",
    "fr": "jusqu’à deux adversaires, ou personne",
    "it": "fino a due avversari, o nessuno",
}


@every_language
def test_every_card_says_when_it_may_be_played(language: str) -> None:
    said = words(language)
    cards: list[FindCard | SpellCard] = [*FINDS, *SPELLS]
    for card in cards:
        text = said.say(f"card-{card.key}.text")
        if card.key == "weathercock":  # any time, but only between two turns
            continue
        assert text.startswith(ANY_TIME[language]) == card.any_time, text


@every_language
def test_every_spell_says_whether_it_can_be_bought_off(language: str) -> None:
    said = words(language)
    for card in SPELLS:
        assert said.say(f"card-{card.key}.text").endswith(BUY_OFF[language]) == card.buyoff


@every_language
def test_the_breeze_says_that_nobody_may_be_chosen(language: str) -> None:
    said = words(language)
    for key in ("card-201.text", "rule-S201"):
        assert UP_TO_TWO[language] in said.say(key)


# Words on which a card or a ruling hangs.
SAID = {
    "card-107.text": {"en": "names", "de": "nennt", "fr": "nomme", "it": "nomina"},
    "rule-S107": {"en": "named", "de": "genannt", "fr": "nommée", "it": "nominato"},
    "rule-X49": {"en": "by name", "de": "mit Namen", "fr": "nomme", "it": "nomina"},
    "card-222.text": {"en": "held before", "de": "vorher", "fr": "avant", "it": "prima"},
    "rule-S222": {"en": "held before", "de": "vorher", "fr": "avant", "it": "prima"},
    "card-305.text": {
        "en": "among themselves",
        "de": "untereinander",
        "fr": "entre eux",
        "it": "con gli altri che ne hanno",
    },
    "rule-S305": {
        "en": "among themselves",
        "de": "untereinander",
        "fr": "entre eux",
        "it": "tra loro",
    },
    "card-408.text": {
        "en": "own-turn",
        "de": "im eigenen Zug",
        "fr": "à son propre tour",
        "it": "nel proprio turno",
    },
    "rule-S408": {
        "en": "own-turn",
        "de": "im eigenen Zug",
        "fr": "à son propre tour",
        "it": "nel proprio turno",
    },
    "rule-S208": {
        "en": "not yourself, but perhaps its caster",
        "de": "nicht dich selbst, aber vielleicht die Person, die gezaubert hat",
        "fr": "Pas toi, mais peut-être qui l’a lancé",
        "it": "Non te, ma forse chi l’ha lanciato",
    },
    "rule-X20": {
        "en": "turned on its own caster",
        "de": "gegen die Person umgelenkt, die ihn gezaubert hat",
        "fr": "retourné contre la personne qui l’a lancé",
        "it": "rivolto contro chi l’ha lanciato",
    },
}
# Cards that a ruling must name.
NAMED = {
    X[1]: ["207", "candle-snuffer"],
    X[11]: ["201"],
    X[16]: ["brass-scales", "spyglass", "fishing-rod", "cup-and-balls", "302"],
    X[20]: ["208"],
    X[40]: ["306", "211"],
}


@every_language
@pytest.mark.parametrize("key", SAID)
def test_what_a_card_hangs_on_is_said(key: str, language: str) -> None:
    assert SAID[key][language] in words(language).say(key)


@every_language
@pytest.mark.parametrize("rule", NAMED, ids=lambda rule: rule.key)
def test_x1_x11_x16_x20_x40_whom_a_ruling_is_about_is_named(rule: Rule, language: str) -> None:
    text = words(language).rule(rule)
    for card in NAMED[rule]:
        assert words(language).say(f"card-{card}") in text


@every_language
@pytest.mark.parametrize("key", ["S207", "S208", "O03", "O04", "O12", "O14"])
def test_the_rulebook_says_which_answers_are_for_any_time(key: str, language: str) -> None:
    text = words(language).say(f"rule-{key}")
    assert ANY_TIME[language].lower() in text.lower()
