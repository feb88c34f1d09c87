"""Games in processes of their own, which leave what is seen in memory that all share."""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from powderkeg.rules.batch import Batch
from powderkeg.rules.core import Complaint
from powderkeg.rules.games import GAMES

RESET: Final = "reset"
STEP: Final = "step"
Array = NDArray[Any]


class Board:
    """One piece of shared memory and the arrays in it."""

    def __init__(self, copies: int, width: int, moves: int, seats: int, name: str = "") -> None:
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "actions": ((copies,), np.int64),
            "rewards": ((copies,), np.float32),
            "shares": ((copies, seats), np.float32),
            "seen": ((copies, width), np.int8),
            "last": ((copies, width), np.int8),
            "masks": ((copies, moves), np.int8),
            "to_play": ((copies,), np.int8),
            "over": ((copies,), np.int8),
        }
        size = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes.values())
        self.memory: Final = SharedMemory(name or None, create=not name, size=size)
        self.arrays: Final[dict[str, Array]] = {}
        at = 0
        for key, (shape, kind) in shapes.items():
            self.arrays[key] = np.ndarray(shape, kind, self.memory.buf, at)
            at += self.arrays[key].nbytes

    def close(self) -> None:
        self.arrays.clear()
        self.memory.close()


class Crew:
    """So many processes; each has its share of the games, and the same dice however many there are.

    They are told what to do through a pipe, and answer through it when it is done.
    """

    def __init__(
        self, game: str, seats: int, options: dict[str, str], copies: int, seed: int, workers: int
    ) -> None:
        setup = GAMES[game].agreed(seats, options)
        sizes = (len(GAMES[game].features(setup)), len(GAMES[game].moves), seats)
        self.board: Final = Board(copies, *sizes)
        self.pipes: Final[list[Connection]] = []
        self.processes: Final[list[Any]] = []
        share = copies // workers
        context = get_context("spawn")  # compiled code does not let go of the interpreter lock
        for worker in range(workers):
            ours, theirs = context.Pipe()
            told = (theirs, self.board.memory.name, (copies, *sizes), game, seats, options)
            process = context.Process(target=work, args=(*told, worker * share, share), daemon=True)
            process.start()
            self.pipes.append(ours)
            self.processes.append(process)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        for pipe in self.pipes:
            pipe.send((RESET, seed))
        self.recv()

    def send(self, actions: Array) -> None:
        self.board.arrays["actions"][:] = actions
        for pipe in self.pipes:
            pipe.send((STEP, 0))

    def recv(self) -> None:
        problems = [pipe.recv() for pipe in self.pipes]
        for problem in problems:
            if problem:
                raise Complaint(problem)

    def ends(self) -> tuple[list[int], Array, Array]:
        ended = np.flatnonzero(self.board.arrays["over"])
        return ended.tolist(), self.board.arrays["shares"][ended], self.board.arrays["last"][ended]

    def seen(self) -> Array:
        return self.board.arrays["seen"]

    def masks(self) -> Array:
        return self.board.arrays["masks"].copy()

    def to_play(self) -> Array:
        return self.board.arrays["to_play"].copy()

    def rewards(self) -> Array:
        return self.board.arrays["rewards"].copy()

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join()
        self.board.close()
        self.board.memory.unlink()


def work(
    pipe: Connection,
    name: str,
    sizes: tuple[int, int, int, int],
    game: str,
    seats: int,
    options: dict[str, str],
    first: int,
    share: int,
) -> None:
    """A process: until the pipe is closed."""
    board = Board(*sizes, name)
    batch = Batch(GAMES[game], GAMES[game].agreed(seats, options), share, "", first)
    mine = slice(first, first + share)
    try:
        while True:
            what, seed = pipe.recv()
            problem = ""
            try:
                if what == RESET:
                    batch.reset(f"{seed}")
                else:
                    batch.step(board.arrays["actions"][mine].tolist())
                lay_out(batch, board, mine)
            except Complaint as complaint:
                problem = str(complaint)
            pipe.send(problem)
    except EOFError:
        board.close()


def lay_out(batch: Batch, board: Board, mine: slice) -> None:
    arrays = board.arrays
    many = batch.copies
    arrays["seen"][mine] = np.frombuffer(batch.seen.taken(), np.int8).reshape(many, -1)
    arrays["masks"][mine] = np.frombuffer(batch.masks.taken(), np.int8).reshape(many, -1)
    arrays["to_play"][mine] = batch.to_play
    arrays["rewards"][mine] = batch.rewards
    arrays["over"][mine] = 0
    if batch.ended:
        ended = [mine.start + copy for copy in batch.ended]
        arrays["over"][ended] = 1
        arrays["shares"][ended] = np.array(batch.shares, np.float32).reshape(len(ended), -1)
        last = np.frombuffer(batch.last_seen.taken(), np.int8)
        arrays["last"][ended] = last.reshape(len(ended), -1)
