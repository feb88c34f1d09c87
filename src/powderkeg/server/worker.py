"""A process in which long games are read: `python -m powderkeg.server.worker`.

A question is the name of a function and what it is asked; an answer is a byte that says which kind
it is, and JSON. Each has its length before it. It remembers nothing and steps aside for whoever
plays.
"""

from __future__ import annotations

import gzip
import os
import pickle
import signal
import struct
import sys
from contextlib import suppress
from typing import BinaryIO, Final

import msgspec

from powderkeg.rules.games import GAMES
from powderkeg.server.works import WORKS
from powderkeg.table.cannot import Cannot

LENGTH: Final = struct.Struct(">I")
PLAIN: Final = b"P"  # an answer
PACKED: Final = b"Z"  # an answer, by gzip
CANNOT: Final = b"C"  # why there is none
FAULT: Final = b"F"  # our fault
WORTH_PACKING: Final = 2_000  # bytes
MOST_MEMORY: Final = 1 << 30  # bytes; a record that wants more is not read
POLITE: Final = 5


def main() -> None:
    """Answer until the input closes. Whoever started us decides when to stop, not the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    be_modest()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing but answers goes out there
    questions = sys.stdin.buffer
    while (question := read(questions)) is not None:
        with suppress(BrokenPipeError):
            kind, answer = answered(question)
            answers.write(LENGTH.pack(len(answer)) + kind + answer)
            answers.flush()


def be_modest() -> None:
    """As far as this system knows how."""
    with suppress(AttributeError, OSError):
        os.nice(POLITE)
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def read(questions: BinaryIO) -> bytes | None:
    head = questions.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    return questions.read(length)


def answered(question: bytes) -> tuple[bytes, bytes]:
    try:
        name, asked = pickle.loads(question)  # ours: strangers' words are only strings in it
        answer = msgspec.json.encode(WORKS[name](GAMES, *asked))
    except Cannot as problem:
        return CANNOT, msgspec.json.encode((problem.code, str(problem)))
    except Exception as problem:
        return FAULT, f"{type(problem).__name__}: {problem}"[:500].encode()
    if len(answer) < WORTH_PACKING:
        return PLAIN, answer
    return PACKED, gzip.compress(answer, 5, mtime=0)


if __name__ == "__main__":
    main()
