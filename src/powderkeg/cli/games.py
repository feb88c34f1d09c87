"""powderkeg games: what can be played."""

from __future__ import annotations

from powderkeg.cli.common import AsJson, Language, print_json
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES
from powderkeg.words import Words


def games(as_json: AsJson = False, language: Language = "en") -> None:
    """List every game with its seats, options and their values."""
    if as_json:
        print_json([to_json(game, language) for game in GAMES.values()])
        return
    for game in GAMES.values():
        words = Words(game, language)
        fewest, most = game.seats[0], game.seats[-1]
        print(f"{game.name}: {words.say('game-name')} ({fewest}–{most}, {game.minutes} min)")
        print(f"  {words.say('game-pitch')}")
        for option in game.options:
            own = ["…"] if option.own else []
            print(f"  --option {option.key}={'|'.join([*option.values, *own])}")
            print(f"      {words.option(option)}: {words.value(option, option.usual)}")


def to_json(game: Game, language: str) -> dict[str, object]:
    words = Words(game, language)
    return {
        "name": game.name,
        "title": words.say("game-name"),
        "pitch": words.say("game-pitch"),
        "version": game.version,
        "seats": {"min": game.seats[0], "max": game.seats[-1]},
        "minutes": game.minutes,
        "moves": len(game.moves),
        "options": [
            {
                "key": option.key,
                "title": words.option(option),
                "usual": option.usual,
                "values": option.values,
                "own": option.own,
                "texts": {value: words.value(option, value) for value in option.values},
            }
            for option in game.options
        ],
    }
