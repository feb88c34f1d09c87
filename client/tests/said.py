"""Writes said.json: sentences as the Python words say them, for words.test.ts to repeat.

python client/tests/said.py           writes it
python client/tests/said.py --check   fails if the sentences have changed since
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from powderkeg.rules.core import CHANCE, HOUSE, WATCHER, Facts, Log, Refusal, Seat
from powderkeg.rules.game import Line
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import Rng
from powderkeg.words import LANGUAGES, Words

Case: TypeAlias = dict[str, object]
FILE = Path(__file__).parent / "said.json"
NAMES = {1: "Bo", 2: "Zoë"}  # the others go by their number
GAME = GAMES["verflixxt"]
PER_KEY = 2  # sentences of one key: enough for the usual turn and the other one


def line_json(line: Line) -> Facts:
    return {"key": line.key, "facts": line.facts, "parts": [line_json(p) for p in line.parts]}


def cases(words: dict[str, Words], viewer: Seat, seed: str) -> Iterator[tuple[str, Case]]:
    """What one viewer hears in a random game: choices, refusals, events and the board."""

    def case(kind: str, key: str, what: Facts, say: dict[str, str]) -> tuple[str, Case]:
        return f"{kind} {key}", {"kind": kind, "viewer": viewer, "what": what, "said": say}

    options = {"expansion": "worms"}
    s = GAME.start(GAME.setup(4, options))
    rng = Rng(seed)
    while s.outcome() is None:
        for line in GAME.twin(s.view(viewer)):
            said = {language: each.line(line) for language, each in words.items()}
            yield case("line", line.key, line_json(line), said)
        actor = CHANCE if s.chances() else s.deciders()[0]
        moves = s.moves(actor)
        for move in moves:
            said = {language: each.move(move) for language, each in words.items()}
            what: Facts = {"kind": move.key, "facts": move.facts()}
            yield case("move", move.key, what, said)
        refusal = s.refusal(actor, GAME.moves.at(rng.below(len(GAME.moves))))
        if isinstance(refusal, Refusal):
            said = {language: each.refusal(refusal) for language, each in words.items()}
            yield case("refusal", refusal.rule.key, refusal.to_json(), said)
        log = Log()
        s.play(actor, rng.pick(moves), log)
        for event in log.seen_by(viewer):
            said = {language: each.event(event) for language, each in words.items()}
            yield case("event", event.key, event.to_json(), said)


def option_cases(words: dict[str, Words]) -> Iterator[Case]:
    for option in GAME.options:
        for value in option.values:
            said = {
                language: f"{each.option(option)}: {each.value(option, value)}"
                for language, each in words.items()
            }
            what: Facts = {"key": option.key, "value": value}
            yield {"kind": "option", "viewer": WATCHER, "what": what, "said": said}


def rule_cases(words: dict[str, Words]) -> Iterator[Case]:
    """One rule of each chapter, with where it is written."""
    for chapter in (*GAME.chapters, HOUSE):
        rule = chapter.rules[0]
        said = {
            language: f"{each.rule(rule)} [{each.cite(rule)}]" for language, each in words.items()
        }
        what: Facts = {"key": rule.key}
        yield {"kind": "rule", "viewer": WATCHER, "what": what, "said": said}


def told() -> str:
    kept: list[Case] = []
    heard: Counter[str] = Counter()
    for number in range(6):
        viewer = (0, WATCHER)[number % 2]
        words = {language: Words(GAME, language, NAMES, viewer) for language in LANGUAGES}
        for key, case in cases(words, viewer, f"said {number}"):
            if heard[key] < PER_KEY and case not in kept:
                heard[key] += 1
                kept.append(case)
    words = {language: Words(GAME, language) for language in LANGUAGES}
    kept.extend([*option_cases(words), *rule_cases(words)])
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in kept)
    head = {"game": GAME.name, "families": GAME.families, "names": NAMES}
    return json.dumps(head, ensure_ascii=False)[:-1] + f', "cases": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    text = told()
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit("said.json is out of date: run client/tests/said.py")
