"""What a server notes: a line of JSON for each event in a file, and errors for whoever watches."""

from __future__ import annotations

import logging
from hashlib import sha256
from logging.handlers import RotatingFileHandler
from pathlib import Path

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

ENOUGH = 5_000_000  # bytes; then a new file is begun, and the last three are kept


HERE = Path("-")  # no file: on the standard error output, for whoever gathers it there


def keep_log(file: Path, verbose: bool) -> None:
    """Ours and the libraries' notes, together. Errors are told on the terminal in a line."""
    noted: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(["event"]),
        disguised,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    structlog.configure(
        processors=[*noted, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    written: logging.Handler = logging.StreamHandler()
    if file != HERE:
        written = Logbook(file, maxBytes=ENOUGH, backupCount=3, encoding="utf-8")
    written.setFormatter(
        formatter(noted, structlog.processors.format_exc_info, structlog.processors.JSONRenderer())
    )
    watched = logging.StreamHandler()
    watched.setLevel(logging.INFO if verbose else logging.ERROR)
    shown: Processor = structlog.dev.ConsoleRenderer() if verbose else in_a_line
    watched.setFormatter(formatter(noted, shown))
    handlers = [written] if file == HERE else [written, watched]
    logging.basicConfig(level=logging.INFO, handlers=handlers, force=True)


class Logbook(RotatingFileHandler):
    """The file is full once it is: the usual one writes each line twice to see if it would be."""

    def shouldRollover(self, record: logging.LogRecord) -> bool:
        return self.stream is not None and self.stream.tell() >= self.maxBytes


def disguised(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Whoever knows the name of a table can sit down there: the log has only what stands for it."""
    for secret in ("table", "match"):
        if secret in event:
            event[secret] = sha256(str(event[secret]).encode()).hexdigest()[:8]
    return event


def formatter(noted: list[Processor], *shown: Processor) -> logging.Formatter:
    plain = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    return structlog.stdlib.ProcessorFormatter(foreign_pre_chain=noted, processors=[plain, *shown])


def in_a_line(logger: WrappedLogger, method: str, event: EventDict) -> str:
    """An error, without how it came about: that is in the file."""
    said = str(event["event"])
    raised = event.get("exc_info")
    if isinstance(raised, tuple) and raised[1] is not None:
        said += f"\n{type(raised[1]).__name__}: {raised[1]}"
    # Neither the way to the error, which is indented, nor the asides after it, in brackets.
    lines = [line for line in said.splitlines() if line and line[0] not in " ([^"]
    return f"powderkeg: {lines[-1] if lines else said}"
