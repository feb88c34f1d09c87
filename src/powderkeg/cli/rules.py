"""powderkeg rules: the rulebook in our words."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Annotated

import typer

from powderkeg.cli.common import AsJson, GameName, Language, print_json, the_game
from powderkeg.cli.ledger import summary
from powderkeg.ledger import entries, tests_below
from powderkeg.rules.core import HOUSE, Complaint
from powderkeg.words import Words


def rules(
    name: GameName,
    language: Language = "en",
    key: Annotated[str | None, typer.Option("--rule", help="Only this rule.")] = None,
    as_json: AsJson = False,
) -> None:
    """Print every rule with its number, its text and where it is written."""
    game = the_game(name)
    words = Words(game, language)
    chapters = {
        chapter.key: [r for r in chapter.rules if key is None or r.key.lower() == key.lower()]
        for chapter in [*game.chapters, HOUSE]
    }
    if not any(chapters.values()):
        raise Complaint(f"{name} has no rule '{key}'")
    if as_json:
        print_json(
            [
                {
                    "key": rule.key,
                    "cite": words.cite(rule),
                    "chapter": chapter,
                    "text": words.rule(rule),
                }
                for chapter, rules in chapters.items()
                for rule in rules
            ]
        )
        return
    if key is None:
        print(f"{words.say('game-name')}: {words.say('game-pitch')}\n")
        print(textwrap.fill(words.say("game-goal"), 88))
    for chapter, rules in chapters.items():
        if rules:
            print(f"\n{words.say(f'chapter-{chapter}')}\n")
        for rule in rules:
            print(textwrap.fill(f"{rule.key}  {words.rule(rule)}", 88, subsequent_indent="    "))
            print(f"    [{words.cite(rule)}]")
    if key is None:
        folder = Path("tests") / "rules" / name  # in a checkout
        print(f"\n{summary(entries(game, tests_below(folder)))}")
