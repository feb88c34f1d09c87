"""The games on the shelf, and their rulebooks, for whoever looks before sitting down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from powderkeg.rules.core import Complaint
from powderkeg.rules.game import Game
from powderkeg.table.api import (
    ChapterView,
    GameFacts,
    GameView,
    OptionView,
    Rulebook,
    RuleView,
    SetupView,
    SetupWish,
)
from powderkeg.table.cannot import Cannot
from powderkeg.table.telling import advice


def game_named(games: Mapping[str, Game], name: str) -> Game:
    if name not in games:
        raise Cannot("no-game", f"no game '{name}'; there are: {', '.join(games)}")
    return games[name]


def expect_level(game: Game, level: str) -> None:
    levels = game.strategy.ladder
    if level not in levels:
        raise Cannot("no-bot", f"no bot '{level}'; there are: {', '.join(levels)}")


def game_view(game: Game) -> GameView:
    return GameView(
        name=game.name,
        version=game.version,
        seats=list(game.seats),
        minutes=game.minutes,
        options=[OptionView(option.key, option.values, option.own) for option in game.options],
        families=game.telling.families,
        lesson=len(game.teaching.lesson),
        course=game.course.option,
    )


def game_facts(game: Game) -> GameFacts:
    return GameFacts(game.facts, game.telling.messages)


def rulebook(game: Game) -> Rulebook:
    shown = Counter(example.rule.key for example in game.teaching.examples)
    chapters = [
        ChapterView(
            chapter.key, [RuleView(rule.key, rule.cite, shown[rule.key]) for rule in chapter.rules]
        )
        for chapter in game.chapters
    ]
    lying = {**game.teaching.pieces, **game.teaching.cards}
    pieces = {key: rule.key for key, rule in lying.items()}
    return Rulebook(game.name, chapters, pieces)


def checked(game: Game, wish: SetupWish) -> SetupView:
    """Can it be played so?"""
    try:
        setup = game.setup(wish.seats, wish.options)
    except Complaint as problem:
        raise Cannot("bad-request", str(problem)) from None
    return SetupView(*advice(game, setup))
