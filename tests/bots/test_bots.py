"""Bots: they keep to what they are shown, and the stronger beat the weaker."""

from __future__ import annotations

import pytest

from powderkeg.bots.ladder import make_bot
from powderkeg.bots.search import SearchBot, lead_of_each
from powderkeg.bots.simple import GreedyBot, RandomBot
from powderkeg.research.arena import fixtures, standings
from powderkeg.research.fixtures import play_all
from powderkeg.rules.core import CHANCE, SILENT, Complaint, Move, Outcome, Seat, State
from powderkeg.rules.match import Bot, Match
from powderkeg.rules.rng import Rng
from powderkeg.rules.strategy import LADDER
from powderkeg.rules.verflixxt import GAME
from powderkeg.rules.verflixxt.state import Verflixxt
from tests import lantern


class Witness(RandomBot):
    """Remembers the worlds it was shown."""

    def __init__(self) -> None:
        self.worlds: list[Verflixxt] = []

    def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
        assert isinstance(world, Verflixxt)
        self.worlds.append(world.clone())
        return super().choose(world, seat, rng)


def test_a_bot_never_sees_the_true_world() -> None:
    witness = Witness()
    bots: dict[Seat, Bot] = {0: witness, 1: RandomBot(), 2: RandomBot()}
    match = Match(GAME, GAME.setup(3, {"expansion": "worms"}), bots, "witness")
    differs = 0
    while not match.state.outcome():
        truth = match.state.clone()
        shown = len(witness.worlds)
        match.step(SILENT)
        if len(witness.worlds) > shown:
            world = witness.worlds[-1]
            assert isinstance(truth, Verflixxt)
            assert world.view(0) == truth.view(0)
            differs += world.worms[1:] != truth.worms[1:]
    assert differs > 2


@pytest.mark.parametrize("name", ["greedy", "search:300"])
def test_a_choice_does_not_depend_on_what_is_hidden(name: str) -> None:
    s = GAME.scenes.read(
        "option expansion worms; path L -3 V +4 -5 V L V +2 V -6; pawns 1 2 2 | 4 5 5; "
        "guards 1 4; worms bury push | swap double; stacks -3 +3 | -4 L; roll 3 any"
    )
    worlds = [s.reimagine(0, Rng(f"world {number}")) for number in range(12)]
    assert len({repr(world.worms[1]) for world in worlds}) > 3
    answers = {make_bot(name, GAME).choose(world, 0, Rng("thoughts")).text for world in worlds}
    assert len(answers) == 1


def test_the_greedy_bot_leaves_a_bad_tile_to_others() -> None:
    s = GAME.scenes.read("path -8 +1 +2 +3 +4; pawns 1 1 F | 2 2 2; turn 0; roll 1")
    alone = GAME.scenes.read("path -8 +7 +2 +3 +4; pawns 1 2 F | 5 5 5; turn 0; roll 1")
    assert GreedyBot(GAME).choose(s, 0, Rng("a")).text == "pawn:1"
    assert GreedyBot(GAME).choose(alone, 0, Rng("a")).text == "pawn:2"


def test_search_sees_past_the_nearest_gain() -> None:
    """The +8 can wait: who leaves the -10 first leaves it to the other."""
    s = GAME.scenes.read("path +8 -10; pawns 1 2 F | F F 2; stacks +1 | +5; roll 6")
    assert GreedyBot(GAME).choose(s, 0, Rng("a")).text == "pawn:1"
    assert SearchBot(GAME, 200).choose(s, 0, Rng("a")).text == "pawn:2"


def test_search_with_a_clock_stops_by_the_clock() -> None:
    s = GAME.scenes.read("path L L L L L L; pawns 1 2 3 | 1 2 3; roll 3")
    short = SearchBot(GAME, seconds=0.01).think(s, 0, Rng("a")).visits
    long = SearchBot(GAME, seconds=0.3).think(s, 0, Rng("a")).visits
    assert 0 < short < long


def test_search_knows_who_moved_when_several_may() -> None:
    """In an open window every simulation begins with a choice of the seat that thinks."""
    s = lantern.GAME.start(lantern.GAME.setup(3))
    while s.phases[-1].key != "window":
        actor = s.actors()[0]
        s.play(actor, (s.chances() or s.moves(actor))[0], SILENT)
    root = SearchBot(lantern.GAME, 200).think(s, 1, Rng("a"))
    assert {actor for actor, _ in root.children} == {1}
    assert sum(child.visits for child in root.children.values()) == 200


def test_team_mates_are_not_rivals() -> None:
    together = Outcome([20.0, 4.0, 4.0], [0, 1, 2], GAME.rules[0], [0, 0, 0])
    against = Outcome([20.0, 4.0, 4.0], [0], GAME.rules[0])
    assert lead_of_each(together) == [20.0, 4.0, 4.0]
    assert lead_of_each(against) == [16.0, -16.0, -16.0]


def test_a_bot_that_breaks_a_rule_is_told_which() -> None:
    class Rogue(Bot):
        name = "rogue"

        def choose(self, world: State, seat: Seat, rng: Rng) -> Move:
            return GAME.moves.at(30)

    with pytest.raises(ValueError, match="rogue plays pawn:30, which <B3"):
        Match(GAME, GAME.setup(2), {0: Rogue(), 1: RandomBot()}, "rogue").run()


def test_undo_and_resume_do_not_change_what_bots_will_play() -> None:
    match = Match(GAME, GAME.setup(2), {0: RandomBot(), 1: GreedyBot(GAME)}, "undo")
    straight = match.run().write()
    match.take_over(match.record.acts[:40])
    assert match.run().write() == straight


NAMES = (
    "random greedy greedy:3 expert:0 expert:2 "
    "search search:7 search:0.01s regret regret:7 regret:0.01s"
)


@pytest.mark.parametrize("name", [*LADDER, *NAMES.split()])
def test_every_bot_has_a_name_it_answers_to(name: str) -> None:
    assert make_bot(name, GAME).name == name


WRONG = (
    "clever search: search:0 search:-3 search:infs search:٣ regret:0 greedy:0 greedy:1s random:2 "
    "expert expert: expert:1s"
)


@pytest.mark.parametrize("name", [*WRONG.split(), ""])
def test_an_unknown_bot_is_told_with_the_names_there_are(name: str) -> None:
    with pytest.raises(ValueError, match="there are: carefree, sensible"):
        make_bot(name, GAME)


def test_an_expert_plays_what_the_game_thinks_right() -> None:
    s = lantern.GAME.start(lantern.GAME.setup(2))
    while s.chances():
        s.play(CHANCE, s.chances()[0], SILENT)
    assert [move.text for move in s.moves(0)] == ["pick:1", "pick:3", "pick:5"]
    played = [make_bot(f"expert:{level}", lantern.GAME) for level in range(2)]
    assert [bot.choose(s, 0, Rng("a")).text for bot in played] == ["pick:1", "pick:5"]


def test_a_game_without_an_expert_says_so() -> None:
    s = GAME.scenes.read("path L L L L L L; pawns 1 2 3 | 1 2 3; roll 3")
    with pytest.raises(Complaint, match="verflixxt has no expert"):
        make_bot("expert:1", GAME).choose(s, 0, Rng("a"))


def test_bots_play_any_game_of_the_kernel() -> None:
    bots: dict[Seat, Bot] = {
        0: SearchBot(lantern.GAME, 30),
        1: GreedyBot(lantern.GAME),
        2: RandomBot(),
    }
    match = Match(lantern.GAME, lantern.GAME.setup(3), bots, "any")
    assert match.run().end


@pytest.mark.long
@pytest.mark.parametrize(
    ("stronger", "weaker", "seats", "games"),
    [
        ("greedy", "random", 2, 60),
        ("greedy", "random", 4, 80),
        ("search:60", "greedy", 2, 24),
        ("search:80", "greedy", 4, 24),
    ],
)
def test_the_stronger_bot_wins_more(stronger: str, weaker: str, seats: int, games: int) -> None:
    results = list(play_all(fixtures("verflixxt", {}, [weaker, stronger], seats, games, "ladder")))
    table = standings(results)
    assert table[0].bot == stronger
    assert table[0].rating.low > table[1].rating.high
