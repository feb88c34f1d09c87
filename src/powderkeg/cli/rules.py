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
    chosen = [*game.rules, *HOUSE_RULES]
    if key is not None:
        chosen = [rule for rule in chosen if rule.key.lower() == key.lower()]
        if not chosen:
            raise ValueError(f"{name} has no rule '{key}'")
    if as_json:
        print_json(
            [{"key": rule.key, "cite": rule.cite, "text": words.rule(rule)} for rule in chosen]
        )
        return
    print(f"{words.say('game-name')}: {words.say('game-pitch')}\n")
    for rule in chosen:
        print(textwrap.fill(f"{rule.key}  {words.rule(rule)}", 88, subsequent_indent="    "))
        print(f"    [{rule.cite}]")
