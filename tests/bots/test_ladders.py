"""Every game's ladder of levels rises: no step leads down, and who stands on top plays better."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from powderkeg.research.arena import fixtures, standings
from powderkeg.research.fixtures import play_all
from powderkeg.research.together import Team, is_together, team, team_fixtures
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES

DUELS = 6  # games between two levels
DEAR_DUELS = 2  # where flasks are shaken: that takes long, and better hands win all the time
MISSIONS = 6  # games of a team, with each of the options that are worth measuring


TENTH = re.compile(r"(?<=:)\d+0$")


def rungs(game: Game) -> list[str]:
    """The bots behind the levels, the weakest first; several levels may share one.

    Who counts simulations makes a tenth of them: all the steps are there, in good time.
    """
    bots = dict.fromkeys(game.strategy.ladder.values())
    return [TENTH.sub(lambda count: str(int(count[0]) // 10), bot) for bot in bots]


def fewest(game: Game) -> int:
    """Seats at which it is played in the usual way."""
    return next(seats for seats in game.seats if game.refusal(game.setup(seats)) is None)


def lead(game: Game, stronger: str, weaker: str) -> tuple[float, float]:
    """By how much the stronger is ahead in games between the two, and by how much at most."""
    duels = DUELS if game.stream is None else DEAR_DUELS
    todo = fixtures(game.name, {}, [weaker, stronger], fewest(game), duels, "ladder")
    ratings = {standing.bot: standing.rating for standing in standings(list(play_all(todo)))}
    ours, theirs = ratings[stronger], ratings[weaker]
    return ours.value - theirs.value, ours.high - theirs.low


def together(game: Game, bot: str) -> Team:
    """How a team of this bot does."""
    setups = [game.setup(fewest(game), options) for options in game.samples or [{}]]
    todo = [team_fixtures(game.name, setup, bot, MISSIONS, "ladder") for setup in setups]
    return team("", bot, [result for some in todo for result in play_all(some)])


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_ladder_rises(game: Game) -> None:
    """A step may be too small to be seen in a few games, but it must not be seen to lead down."""
    bots = rungs(game)
    steps = list(pairwise(bots))
    if is_together(game, game.setup(fewest(game))):
        teams = {bot: together(game, bot) for bot in bots}
        for weaker, stronger in steps:
            assert teams[stronger].rate.high >= teams[weaker].rate.low, f"{stronger} wins less"
        assert teams[bots[-1]].wins > teams[bots[0]].wins
        return
    for weaker, stronger in steps:
        _, most = lead(game, stronger, weaker)
        assert most >= 0, f"{stronger} loses to {weaker}"
    ahead, _ = lead(game, bots[-1], bots[0])
    assert ahead > 0, f"{bots[-1]} does not beat {bots[0]}"


@pytest.mark.long
@pytest.mark.parametrize(("weaker", "stronger"), [("random", "greedy"), ("greedy", "search:100")])
def test_a_step_that_leads_down_is_seen(weaker: str, stronger: str) -> None:
    """Two neighbours on the ladder change places: the test above would fail."""
    _, most = lead(GAMES["verflixxt"], weaker, stronger)
    assert most < 0
