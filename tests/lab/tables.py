"""The tables that every face is tried at: the smallest and the largest, and one odd option."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from powderkeg.rules.games import GAMES


class Table(NamedTuple):
    """A game, how many play it, and what they agreed on."""

    game: str
    seats: int
    options: dict[str, str]


ODD = {
    "verflixxt": {"expansion": "worms"},
    "zundstoff": {"memory-aid": "on", "lone-black": "any-colour"},
    "bombbusters": {"mission": "43"},
    "elixir": {"look": "once", "price": "blind"},
    "nitro": {"pace": "calm"},
}


def odd_options(name: str) -> dict[str, str]:
    """Those of the above that the game has, with values that it has."""
    known = {option.key: option.values for option in GAMES[name].options}
    return {key: value for key, value in ODD.get(name, {}).items() if value in known.get(key, [])}


def tables_of(name: str) -> list[Table]:
    seats = GAMES[name].seats
    fewest, most = seats[0], seats[-1]
    if name == "elixir":
        duel = {"duel": "on"}
        return [Table(name, 2, duel), Table(name, most, odd_options(name))]
    options = {"expansion": "nochmal"} if name == "verflixxt" else {}
    return [Table(name, fewest, odd_options(name)), Table(name, most, options)]


# A new game need not be seen as numbers.
PLAYED = [name for name, game in GAMES.items() if game.features(game.setup(game.seats[0]))]
TABLES = [table for name in PLAYED for table in tables_of(name)]


def by_table(table: Table) -> str:
    return f"{table.game}-{table.seats}"


every_table = pytest.mark.parametrize("table", TABLES, ids=by_table)
