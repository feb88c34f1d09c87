"""How a game ends: when all are home, or as variants 4 and 5 say."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.core import Log, Phase
from powderkeg.rules.verflixxt.events import GameOver, Penalty
from powderkeg.rules.verflixxt.journey import take
from powderkeg.rules.verflixxt.pieces import ALL_HOME, FINISH, LAST_PAWN, LUCKY, ONE_HOME, START
from powderkeg.rules.verflixxt.state import Verflixxt


class Over(Phase[Verflixxt]):
    """Nothing more happens."""

    key: ClassVar[str] = "over"


OVER: Final = Over()


def has_ended(s: Verflixxt) -> bool:
    home = s.figures[FINISH] - (s.flixxy == FINISH)
    if s.setting.end == ALL_HOME:
        return home == len(s.pawns)
    if s.setting.end == LAST_PAWN:
        return home >= len(s.pawns) - 1
    return s.is_home(s.turn)


def end_game(s: Verflixxt, log: Log) -> None:
    if s.setting.end == ONE_HOME:
        take_where_alone(s, log)
    elif s.setting.end == LAST_PAWN:
        take_penalty(s, log)
    s.over = True
    log.add(GameOver())
    s.go(OVER, log)


def take_where_alone(s: Verflixxt, log: Log) -> None:
    """Variant 4: everyone collects the tiles on which a pawn of theirs stands alone."""
    for pawn, place in enumerate(s.pawns):
        alone = s.figures[place] == 1 and place not in s.guards
        if alone and place != START and place != FINISH:
            take(s, pawn // s.setting.pawns, place, log)


def take_penalty(s: Verflixxt, log: Log) -> None:
    """Variant 5: the worst minus tile without a guard, which no lucky tile converts."""
    last = [pawn for pawn, place in enumerate(s.pawns) if place != FINISH]
    places = [place for place in s.on_path() if place not in s.guards]
    worst = min([s.tiles[place] for place in places], default=LUCKY)
    if not last or worst >= 0:
        return
    s.penalised = last[0] // s.setting.pawns
    s.penalty = worst
    for place in places:
        if s.tiles[place] == worst:
            s.take_out(place)
            break
    log.add(Penalty(s.penalised, worst))
