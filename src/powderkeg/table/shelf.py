"""The games on the shelf, and their rulebooks, for whoever looks before sitting down."""

from __future__ import annotations

from collections.abc import Mapping

from powderkeg.rules.core import Complaint
from powderkeg.rules.game import Game
from powderkeg.table.api import (
    ChapterView,
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


def rulebook(game: Game) -> Rulebook:
    chapters = [
        ChapterView(chapter.key, [RuleView(rule.key, rule.cite) for rule in chapter.rules])
        for chapter in game.chapters
    ]
    return Rulebook(game.name, chapters)


def checked(game: Game, wish: SetupWish) -> SetupView:
    """Can it be played so?"""
    try:
        setup = game.setup(wish.seats, wish.options)
    except Complaint as problem:
        raise Cannot("bad-request", str(problem)) from None
    return SetupView(*advice(game, setup))
