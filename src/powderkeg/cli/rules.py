"""powderkeg rules: the rulebook in our words."""

from __future__ import annotations

import textwrap
from typing import Annotated

import typer

from powderkeg.cli.common import AsJson, GameName, Language, print_json, the_game
from powderkeg.rules.core import HOUSE_RULES
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
    chapters = {f"chapter-{chapter}": rules for chapter, rules in game.chapters.items()}
    chapters["chapter-house"] = HOUSE_RULES
    if key is not None:
        chapters = {
            chapter: [rule for rule in rules if rule.key.lower() == key.lower()]
            for chapter, rules in chapters.items()
        }
        if not any(chapters.values()):
            raise ValueError(f"{name} has no rule '{key}'")
    if as_json:
        print_json(
            [
                {"key": rule.key, "cite": rule.cite, "chapter": chapter, "text": words.rule(rule)}
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
            print(f"\n{words.say(chapter)}\n")
        for rule in rules:
            print(textwrap.fill(f"{rule.key}  {words.rule(rule)}", 88, subsequent_indent="    "))
            print(f"    [{rule.cite}]")
