"""Writes said.json: sentences as the Python words say them, for words.test.ts to repeat.

python client/tests/said.py           writes it
python client/tests/said.py --check   fails if the sentences have changed since
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from operator import methodcaller
from pathlib import Path
from typing import TypeAlias

from powderkeg.rules.core import CHANCE, HOUSE, WATCHER, Facts, Log, Refusal, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import Rng
from powderkeg.rules.telling import Line
from powderkeg.words import LANGUAGES, Words

Case: TypeAlias = dict[str, object]
FILE = Path(__file__).parent / "said.json"
NAMES = {1: "Bo", 2: "Zoë"}  # the others go by their number
# By game: what is agreed, so that as much as possible can happen.
TABLES: dict[str, dict[str, str]] = {
    "verflixxt": {"expansion": "worms"},
    "zundstoff": {"lone-black": "any-colour"},
}
PER_KEY = 2  # sentences of one key: enough for the usual turn and the other one


def line_json(line: Line) -> Facts:
    return {"key": line.key, "facts": line.facts, "parts": [line_json(p) for p in line.parts]}


class Sentence:
    """Something that can be said. It is said only if it is kept, for that takes a while."""

    def __init__(self, kind: str, key: str, what: Facts, say: Callable[[Words], str]) -> None:
        self.kind = kind
        self.key = f"{kind} {key}"
        self.what = what
        self.say = say

    def case(self, words: dict[str, Words], viewer: Seat) -> Case:
        said = {language: self.say(each) for language, each in words.items()}
        return {"kind": self.kind, "viewer": viewer, "what": self.what, "said": said}


def sentences(game: Game, viewer: Seat, seed: str) -> Iterator[Sentence]:
    """What one viewer hears in a random game: choices, refusals, events and the board."""
    s = game.start(game.setup(4, TABLES[game.name]))
    rng = Rng(seed)
    while s.outcome() is None:
        for line in game.telling.twin(s.view(viewer)):
            yield Sentence("line", line.key, line_json(line), methodcaller("line", line))
        actor = CHANCE if s.chances() else s.deciders()[0]
        if s.volunteers() and rng.below(4) == 0:
            actor = s.volunteers()[0]
        moves = s.moves(actor)
        for move in moves:
            what: Facts = {"kind": move.key, "facts": move.facts()}
            yield Sentence("move", move.key, what, methodcaller("move", move))
        refusal = s.refusal(actor, game.moves.at(rng.below(len(game.moves))))
        if isinstance(refusal, Refusal):
            why = methodcaller("refusal", refusal)
            yield Sentence("refusal", refusal.rule.key, refusal.to_json(), why)
        log = Log()
        s.play(actor, rng.pick(moves), log)
        for event in log.seen_by(viewer):
            yield Sentence("event", event.key, event.to_json(), methodcaller("event", event))


def option_cases(game: Game, words: dict[str, Words]) -> Iterator[Case]:
    for option in game.options:
        for value in [*option.values, *(["oo/ES"] if option.own else [])]:
            said = {
                language: f"{each.option(option)}: {each.value(option, value)}"
                for language, each in words.items()
            }
            what: Facts = {"key": option.key, "value": value}
            yield {"kind": "option", "viewer": WATCHER, "what": what, "said": said}


def rule_cases(game: Game, words: dict[str, Words]) -> Iterator[Case]:
    """One rule of each chapter, with where it is written."""
    for chapter in (*game.chapters, HOUSE):
        rule = chapter.rules[0]
        said = {
            language: f"{each.rule(rule)} [{each.cite(rule)}]" for language, each in words.items()
        }
        what: Facts = {"key": rule.key}
        yield {"kind": "rule", "viewer": WATCHER, "what": what, "said": said}


def told(game: Game) -> str:
    """What is said at one game's table, as JSON with a line for each sentence."""
    kept: list[Case] = []
    heard: Counter[str] = Counter()
    for number in range(6):
        viewer = (0, WATCHER)[number % 2]
        words = {language: Words(game, language, NAMES, viewer) for language in LANGUAGES}
        for sentence in sentences(game, viewer, f"said {number}"):
            if heard[sentence.key] < PER_KEY:
                case = sentence.case(words, viewer)
                if case not in kept:
                    heard[sentence.key] += 1
                    kept.append(case)
    words = {language: Words(game, language) for language in LANGUAGES}
    kept.extend([*option_cases(game, words), *rule_cases(game, words)])
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in kept)
    head = {"game": game.name, "families": game.telling.families, "names": NAMES}
    return json.dumps(head, ensure_ascii=False)[:-1] + f', "cases": [\n{lines}\n]}}'


if __name__ == "__main__":
    text = "[" + ",\n".join(told(GAMES[name]) for name in TABLES) + "]\n"
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit("said.json is out of date: run client/tests/said.py")
