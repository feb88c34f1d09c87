"""Work spread over processes of this machine, or over many machines; the result is the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from powderkeg.rules.core import Complaint

S = TypeVar("S")
T = TypeVar("T")
HERE: Final = "here"
RAY: Final = "ray"
AHEAD: Final = 4  # pieces of work for each process that are under way


def spread(
    work: Callable[[Sequence[S]], T],
    seeds: Iterable[S],
    on: str = HERE,
    jobs: int = 1,
    size: int = 1,
) -> Iterator[T]:
    """`work` is a function of a module, and is handed so many seeds at a time.

    `here` means processes of this machine, `ray` a Ray of its own here, `ray://HOST:PORT` a
    cluster. A seed decides what comes of it, so a piece that is lost is done again, and answers
    come in the order of the seeds wherever they were worked out.
    """
    pieces = in_pieces(seeds, size)
    if on == HERE:
        yield from in_processes(work, pieces, jobs)
    elif on == RAY or on.startswith("ray://"):
        yield from on_ray(work, pieces, on, jobs)
    else:
        raise Complaint(f"work is spread 'here', on 'ray' or on 'ray://HOST:PORT', not on '{on}'")


def in_pieces(seeds: Iterable[S], size: int) -> Iterator[list[S]]:
    rest = iter(seeds)
    while piece := list(islice(rest, size)):
        yield piece


def in_processes(
    work: Callable[[Sequence[S]], T], pieces: Iterable[list[S]], jobs: int
) -> Iterator[T]:
    if jobs == 1:
        yield from map(work, pieces)
        return
    # A fresh process each: compiled code does not let go of the interpreter lock.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, pieces)


def on_ray(
    work: Callable[[Sequence[S]], T], pieces: Iterator[list[S]], on: str, jobs: int
) -> Iterator[T]:
    """A few pieces for each core are under way; the first of them is waited for."""
    try:
        import ray
    except ImportError:
        raise Complaint("Ray is not installed: pip install 'powderkeg[cluster]'") from None
    if not ray.is_initialized():
        where: dict[str, Any] = {"num_cpus": jobs} if on == RAY else {"address": on}
        ray.init(**where, include_dashboard=False, log_to_driver=False, configure_logging=False)
    remote = ray.remote(work)
    cores = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
    most = AHEAD * max(1, int(cores))
    under_way = [remote.remote(piece) for piece in islice(pieces, most)]
    while under_way:
        yield ray.get(under_way.pop(0))
        under_way += [remote.remote(piece) for piece in islice(pieces, 1)]
