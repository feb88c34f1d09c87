"""Words: keys and facts become sentences, in four languages.

The rules speak in keys (`took`) and facts (`{"seat": 1, "tile": "-7"}`); the catalogues,
Fluent files beside each game, hold the sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from powderkeg.rules.core import WATCHER, Complaint, Event, Facts, Json, Move, Refusal, Rule, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.setup import Option
from powderkeg.rules.telling import Line

LANGUAGES: Final = ("en", "de", "fr", "it")

# Facts that are named for their part in a sentence, and what they are.
FAMILIES: Final = {
    "from": "place",
    "to": "place",
    "owner": "seat",
    "receiver": "seat",
}
# Facts that somebody typed or must be able to copy.
VERBATIM: Final = {"commit", "file", "problem", "seed", "text", "who"}
NO_NAMES: Final[Mapping[Seat, str]] = {}


@cache
def catalogue(package: str, language: str) -> FluentBundle:
    """The messages of the house (`powderkeg`) or of a game's package."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts(package, language):
        bundle.add_resource(FluentResource(text))
    return bundle


def texts(package: str, language: str) -> list[str]:
    """What a package says: in its own `locale`, and in those of the folders in it."""
    top = files(package)
    pages = [folder / "locale" / f"{language}.ftl" for folder in (top, *top.iterdir())]
    return [page.read_text(encoding="utf-8") for page in pages if page.is_file()]


def written_in(language: str, messages: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """What players wrote, in this language; else in English, or in whichever there is."""
    return {
        key: texts.get(language) or texts.get("en") or next(iter(texts.values()))
        for key, texts in messages.items()
    }


class Words:
    """Says things about one game in one language, to one seat."""

    def __init__(
        self,
        game: Game,
        language: str,
        names: Mapping[Seat, str] = NO_NAMES,
        viewer: Seat = WATCHER,
    ) -> None:
        if language not in LANGUAGES:
            raise Complaint(f"no language '{language}'; there are: {', '.join(LANGUAGES)}")
        self.game = catalogue(type(game).__module__, language)
        self.families = {**FAMILIES, **game.telling.families}
        self.own = game.telling.own
        self.written = written_in(language, game.telling.messages)
        self.house = catalogue("powderkeg", language)
        self.names = names
        self.viewer = viewer

    def say(self, key: str, facts: Facts | None = None) -> str:
        """The message of the game, or of the house, with these facts."""
        if key in self.written:
            return self.written[key]
        message, _, attribute = key.partition(".")
        bundle = self.game if self.game.has_message(message) else self.house
        entry = bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None, f"message {key} has no text"
        text, problems = bundle.format_pattern(pattern, self.told(facts or {}))
        if problems:
            raise ValueError(f"message {key}: {problems}")
        return str(text)

    def told(self, facts: Facts) -> dict[str, str | int]:
        """Facts as words: names for seats, nouns for pieces, and who `you` is."""
        words: dict[str, str | int] = {"you": "no", "them": "no"}
        for name, value in facts.items():
            family = self.families.get(name, name)
            if family == "seat":
                words[f"{name}-you"] = "yes" if self.is_meant(value) else "no"
                if self.is_meant(value):
                    words["you" if name == "seat" else "them"] = "yes"
            words[name] = self.word(family, value)
            # For selectors, which must not depend on the language.
            words[f"{name}-key"] = value if type(value) is int else str(value)
            if isinstance(value, list):
                words[f"{name}-count"] = len(value)
                if family == "seat":
                    others = [seat for seat in value if seat != self.viewer]
                    words[f"{name}-others"] = self.word(family, others)
        return words

    def is_meant(self, seats: Json) -> bool:
        """Is the viewer this seat, or one of these?"""
        return self.viewer in seats if isinstance(seats, list) else self.viewer == seats

    def word(self, family: str, value: Json) -> str | int:
        if isinstance(value, list):
            words = [str(self.word(family, item)) for item in value]
            return self.row(words) if family == "seat" else ", ".join(words)
        if family == "seat" and isinstance(value, int):
            return self.name(value)
        known = f"{family}-{value}"
        if known in self.written or self.game.has_message(known):
            return self.say(known)
        if isinstance(value, int) and value >= 0:
            return value
        text = str(value)
        if family in self.own:
            return text.replace("-", " ")
        if family in VERBATIM or not text[1:].isdecimal():
            return text
        return text.replace("-", "−")  # a minus, not a hyphen

    def row(self, words: list[str]) -> str:
        """People, as one says them: with an *and* before the last."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", {"some": ", ".join(words[:-1]), "last": words[-1]})

    def name(self, seat: Seat) -> str:
        if seat in self.names:
            return self.names[seat]
        return self.say("seat-you" if seat == self.viewer else "seat-name", {"number": seat})

    # What there is to say.

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.key}", event.facts())

    def move(self, move: Move) -> str:
        return self.say(f"move-{move.key}", move.facts())

    def line(self, line: Line) -> str:
        return " ".join([self.say(line.key, line.facts), *map(self.line, line.parts)])

    def rule(self, rule: Rule) -> str:
        return self.say(f"rule-{rule.key}")

    def cite(self, rule: Rule) -> str:
        """Where the rule is written."""
        return self.say(f"rule-{rule.key}.cite")

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in this very case."""
        return self.say(f"rule-{refusal.rule.key}.no", refusal.facts)

    def option(self, option: Option) -> str:
        return self.say(f"option-{option.key}")

    def value(self, option: Option, value: str) -> str:
        """What a value of an option means; numbers share one message, and players' own values.

        A value that no catalogue knows is the name of something that players wrote.
        """
        key = f"option-{option.key}"
        if value.isdecimal():
            return self.say(f"{key}.number", {"value": int(value)})
        known = self.game.get_message(key).attributes
        if value in known:
            return self.say(f"{key}.{value}")
        return self.say(f"{key}.own", {"value": value}) if "own" in known else value
