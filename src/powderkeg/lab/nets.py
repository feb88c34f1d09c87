"""A bot from an ONNX file. The file says what it is for; torch has no place at a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from powderkeg.lab.choices import Mask
from powderkeg.lab.seat import PolicyBot
from powderkeg.lab.sight import Array
from powderkeg.rules.core import Complaint
from powderkeg.rules.game import Game
from powderkeg.rules.games import GAMES

KEY: Final = "powderkeg"  # of the metadata in which a file says what it plays


def about(
    game: str, seats: int, options: dict[str, str], sight: str = "flat", moves: str = "flat"
) -> dict[str, str]:
    """What to write into a file's metadata, so that `from_onnx` needs nothing else."""
    told = {"game": game, "seats": seats, "options": options, "sight": sight, "moves": moves}
    return {KEY: json.dumps(told, sort_keys=True)}


class Net:
    """A file as a policy: its first input is what is seen, its first output a value a choice."""

    def __init__(self, path: str | Path) -> None:
        import onnxruntime

        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = 1  # many games share a machine, and each net is small
        settings.inter_op_num_threads = 1
        self.session: Final[Any] = onnxruntime.InferenceSession(
            str(path), settings, providers=["CPUExecutionProvider"]
        )
        self.inputs: Final = [each.name for each in self.session.get_inputs()]
        told = self.session.get_modelmeta().custom_metadata_map.get(KEY)
        self.about: Final[dict[str, Any]] = json.loads(told) if told else {}

    def __call__(self, seen: Array, mask: Mask) -> Array:
        row: Array = self.values(seen[None], mask[None])[0]
        return row

    def values(self, seen: Array, masks: Mask) -> Array:
        """Many at once, a row each."""
        given = dict(zip(self.inputs, (seen, masks), strict=False))
        values: Array = np.asarray(self.session.run(None, given)[0])
        return values


def from_onnx(path: str | Path, game: str | Game | None = None, seats: int = 0) -> PolicyBot:
    """People may meet it. What the file does not tell must be told here."""
    if not Path(path).is_file():
        raise Complaint(f"there is no file {path}")
    net = Net(path)
    told = net.about
    name = game.name if isinstance(game, Game) else str(game or told.get("game"))
    if name not in GAMES:
        raise Complaint(f"{path} does not tell which game it plays: say so")
    if told.get("game", name) != name:
        raise Complaint(f"{path} plays {told['game']}, not {name}")
    return PolicyBot(
        net,
        name,
        seats or int(told.get("seats", 2)),
        told.get("options", {}),
        told.get("sight", "flat"),
        told.get("moves", "flat"),
        name=f"net:{path}",
    )
