"""What was trained takes a chair: in a match, in the arena, at a table; and what it learns from."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from powderkeg.bots.simple import RandomBot
from powderkeg.lab import data
from powderkeg.lab.nets import about, from_onnx
from powderkeg.lab.seat import PolicyBot
from powderkeg.lab.sight import Array
from powderkeg.rules.core import Complaint
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Bot, Match
from powderkeg.rules.reader import Reader
from tests.cli.terminal import here, printed


def net_file(path: Path, game: str = "verflixxt", seats: int = 2) -> Path:
    """A net that was never trained: one layer, which likes moves with low numbers."""
    seen = len(GAMES[game].features(GAMES[game].setup(seats)))
    moves = len(GAMES[game].moves)
    weights = numpy_helper.from_array(np.zeros((seen, moves), np.float32), "weights")
    bias = numpy_helper.from_array(-np.arange(moves, dtype=np.float32), "bias")
    graph = helper.make_graph(
        [
            helper.make_node("MatMul", ["seen", "weights"], ["inner"]),
            helper.make_node("Add", ["inner", "bias"], ["policy"]),
        ],
        "net",
        [helper.make_tensor_value_info("seen", TensorProto.FLOAT, ["rows", seen])],
        [helper.make_tensor_value_info("policy", TensorProto.FLOAT, ["rows", moves])],
        [weights, bias],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    helper.set_model_props(model, about(game, seats, GAMES[game].setup(seats).options))
    onnx.save(model, path)
    return path


def played(bot: Bot, game: str = "verflixxt") -> list[str]:
    """The acts of seat 0 in a match against a bot that does anything."""
    setup = GAMES[game].setup(2)
    record = Match(GAMES[game], setup, {0: bot, 1: RandomBot()}, "seats").run()
    return [act.text for act in record.acts if act.actor == 0]


def test_a_function_takes_a_chair() -> None:
    """It is shown what may be done, and answers a number or a value for each."""

    def last(seen: Array, mask: Array) -> int:
        assert seen.shape == (len(GAMES["verflixxt"].features(GAMES["verflixxt"].setup(2))),)
        return int(np.flatnonzero(mask)[-1])

    def high(seen: Array, mask: Array) -> Array:
        return np.arange(len(mask), dtype=np.float32)

    one = played(PolicyBot(last, "verflixxt", 2))
    assert one == played(PolicyBot(high, "verflixxt", 2))
    assert len(one) > 10


def test_a_policy_may_say_its_moves_word_by_word() -> None:
    bot = PolicyBot(lambda seen, mask: int(mask.argmax()), "zundstoff", 2, moves="steps")
    assert len(played(bot, "zundstoff")) > 10


def test_a_net_takes_a_chair(tmp_path: Path) -> None:
    bot = from_onnx(net_file(tmp_path / "mine.onnx"))
    assert bot.game.name == "verflixxt"
    lowest = played(PolicyBot(lambda seen, mask: int(mask.argmax()), "verflixxt", 2))
    assert played(bot) == lowest


def test_a_net_is_told_what_it_cannot_play(tmp_path: Path) -> None:
    path = net_file(tmp_path / "mine.onnx")
    with pytest.raises(Complaint, match="plays verflixxt, not zundstoff"):
        from_onnx(path, "zundstoff")
    with pytest.raises(Complaint, match="there is no file"):
        from_onnx(tmp_path / "none.onnx")
    game = GAMES["verflixxt"]
    bot = from_onnx(path)
    with pytest.raises(Complaint, match="a table for 2, not 3"):
        Match(game, game.setup(3), {0: bot, 1: RandomBot(), 2: RandomBot()}, "x").run()


def test_a_net_meets_bots_in_the_arena(tmp_path: Path) -> None:
    path = net_file(tmp_path / "mine.onnx")
    told = printed("arena", "verflixxt", "--bots", f"net:{path},random", "--games", "10")
    assert f"net:{path}"[:16] in told


# What is learnt from.


def records(count: int, game: str = "zundstoff") -> list[str]:
    bots: dict[int, Bot] = {0: RandomBot(), 1: RandomBot()}
    setup = GAMES[game].setup(2)
    return [Match(GAMES[game], setup, bots, f"data {n}").run().write() for n in range(count)]


def test_records_become_arrays() -> None:
    found = data.arrays(data.read(records(2)))
    rows = len(found["action"])
    assert {len(column) for column in found.values()} == {rows}
    assert (found["action_mask"][np.arange(rows), found["action"]] == 1).all()
    assert sorted({*found["game"].tolist()}) == [0, 1]
    for game in (0, 1):
        mine = found["game"] == game
        shares = {seat: found["reward"][mine & (found["seat"] == seat)] for seat in (0, 1)}
        assert shares[0][0] + shares[1][0] == 1.0


def test_a_game_that_is_not_over_teaches_nothing() -> None:
    text = records(1)[0]
    cut = "\n".join(line for line in text.splitlines() if not line.startswith("end"))
    half = Reader(GAMES).read("\n".join(cut.splitlines()[:30]) + "\n")
    with pytest.raises(Complaint, match="not over"):
        data.arrays([half])


def test_self_play_becomes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "set.npz"
    told = printed("dataset", "zundstoff", "--to", str(path), "--games", "2", "--bots", "random")
    with np.load(path) as kept:
        assert f"{len(kept['action'])} choices of 2 games" in told
        assert kept["observation"].dtype == np.float32


def test_self_play_becomes_a_data_set_of_minari(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import minari

    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    words = ["--to", "minari:powderkeg/test-v0", "--games", "2", "--bots", "random"]
    assert "4 episodes" in printed("dataset", "zundstoff", *words)
    kept = minari.load_dataset("powderkeg/test-v0")
    episode = next(kept.iterate_episodes())
    assert episode.terminations[-1] and episode.rewards[:-1].sum() == 0
    assert len(episode.observations["observation"]) == len(episode.actions) + 1


def test_a_data_set_says_where_it_can_go() -> None:
    assert "not 'x.csv'" in here("dataset", "zundstoff", "--to", "x.csv").stderr
