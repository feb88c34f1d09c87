"""Records as arrays: the record is the game, so it is the training set, too."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium import spaces

from powderkeg.lab.choices import Mask
from powderkeg.lab.sight import Array, Sight
from powderkeg.rules.core import SILENT, Complaint
from powderkeg.rules.games import GAMES
from powderkeg.rules.reader import Reader
from powderkeg.rules.record import Record

COLUMNS: Final = ("observation", "action_mask", "action", "seat", "game", "reward")


class Choice(NamedTuple):
    """What a seat saw, could do and did."""

    seat: int
    seen: Array
    mask: Mask
    action: int


def read(texts: Iterable[str]) -> Iterator[Record]:
    for text in texts:
        yield Reader(GAMES).read(text)


def choices_in(record: Record, sight: str = "flat") -> Iterator[Choice]:
    """Every choice of a seat, in order. What has no number (a wait, a hand's push) is no choice."""
    eyes = Sight(record.game, record.setup, sight)
    moves = record.game.moves
    state = record.game.start(record.setup)
    for actor, text in record.acts:
        move = moves.parse(text)
        assert move is not None, "a record that was read has no such act"
        if actor >= 0 and move.index >= 0:
            mask = np.frombuffer(moves.mask(state.moves(actor)), np.int8)
            yield Choice(actor, eyes.seen(state, actor), mask, move.index)
        state.play(actor, move, SILENT)


def shares_of(record: Record) -> list[float]:
    outcome = record.replay().outcome()
    if outcome is None:
        raise Complaint("a record of a game that is not over has nothing to learn from its end")
    return [outcome.share(seat) for seat in range(record.setup.seats)]


def arrays(records: Iterable[Record], sight: str = "flat") -> dict[str, Array]:
    """One row a choice; `reward` is what its seat had of the win in the end."""
    rows: dict[str, list[Any]] = {column: [] for column in COLUMNS}
    for game, record in enumerate(records):
        shares = shares_of(record)
        for choice in choices_in(record, sight):
            rows["observation"].append(choice.seen)
            rows["action_mask"].append(choice.mask)
            rows["action"].append(choice.action)
            rows["seat"].append(choice.seat)
            rows["game"].append(game)
            rows["reward"].append(shares[choice.seat])
    if not rows["action"]:
        raise Complaint("there is no choice in these records")
    kinds = {"action": np.int64, "seat": np.int8, "game": np.int64, "reward": np.float32}
    return {key: np.array(values, kinds.get(key)) for key, values in rows.items()}


def save(path: Path, records: Iterable[Record], sight: str = "flat") -> int:
    """As a compressed file of numpy's; answers how many choices are in it."""
    found = arrays(records, sight)
    np.savez_compressed(path, **found)  # type: ignore[arg-type]
    return len(found["action"])


def to_minari(name: str, records: Iterable[Record], sight: str = "flat") -> Any:
    """A data set of Minari's: a game is an episode a seat, rewarded at its end."""
    import minari
    from minari.data_collector import EpisodeBuffer

    buffers: list[Any] = []
    space: Any = None
    for record in records:
        shares = shares_of(record)
        eyes = Sight(record.game, record.setup, sight)
        many = len(record.game.moves)
        space = spaces.Dict(
            {"observation": eyes.space, "action_mask": spaces.Box(0, 1, (many,), np.int8)}
        )
        end = record.replay()
        found = list(choices_in(record, sight))
        for seat in range(record.setup.seats):
            mine = [choice for choice in found if choice.seat == seat]
            if not mine:
                continue
            last = eyes.seen(end, seat)
            rewards = np.zeros(len(mine), np.float32)
            rewards[-1] = shares[seat]
            over = np.zeros(len(mine), np.bool_)
            over[-1] = True
            buffers.append(
                EpisodeBuffer(
                    id=len(buffers),
                    observations={
                        "observation": np.array([*(each.seen for each in mine), last]),
                        "action_mask": np.array(
                            [*(each.mask for each in mine), np.zeros(many, np.int8)]
                        ),
                    },
                    actions=np.array([each.action for each in mine]),
                    rewards=rewards,
                    terminations=over,
                    truncations=np.zeros(len(mine), np.bool_),
                )
            )
    if space is None:
        raise Complaint("there is no record to make a data set from")
    with warnings.catch_warnings():  # of authors and links, which are for whoever publishes it
        warnings.simplefilter("ignore", UserWarning)
        return minari.create_dataset_from_buffers(
            name,
            buffers,
            observation_space=space,
            action_space=spaces.Discrete(space["action_mask"].shape[0]),
            algorithm_name="self-play",
            description="Games of Powderkeg's bots, an episode for each seat",
        )
