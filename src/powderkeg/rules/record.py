"""The record: a game as a file that a person can read. The record is the game.

    game verflixxt 1
    seats 2
    option path shuffled
    commit 5c0f…
    . roll:4          nature rolled a four
    0 pawn:0          seat 0 moved a pawn from the start
    end 11 -3

See `docs/notation.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from powderkeg.rules.core import CHANCE, CLOCK, Log, Move, Seat, State
from powderkeg.rules.game import Game, Setup
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import Fate, commit

ACTORS = {".": CHANCE, "*": CLOCK}
HEADERS = "game, seats, option, name, bot, commit, seed, note"


class RecordError(ValueError):
    """What is wrong with a record, and on which line."""

    def __init__(self, number: int, line: str, problem: str) -> None:
        super().__init__(f"line {number}: {problem}\n  {number} | {line}")
        self.number = number
        self.line = line
        self.problem = problem


class Act(NamedTuple):
    """Somebody did something."""

    actor: Seat
    text: str
    number: int = 0  # the line it was read from

    def __str__(self) -> str:
        return f"{actor_text(self.actor)} {self.text}"


def actor_text(actor: Seat) -> str:
    if actor == CHANCE:
        return "."
    return "*" if actor == CLOCK else str(actor)


class Record:
    """The header and the acts of one game."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.names: dict[Seat, str] = {}
        self.bots: dict[Seat, str] = {}
        self.notes: list[str] = []
        self.commit = ""
        self.seed = ""  # known once the game is over
        self.acts: list[Act] = []
        self.scores: list[float] | None = None

    def add(self, actor: Seat, move: Move) -> None:
        self.acts.append(Act(actor, move.text))

    def write(self) -> str:
        lines = [f"game {self.game.name} {self.game.version}", f"seats {self.setup.seats}"]
        lines += [f"option {key} {value}" for key, value in self.setup.options.items()]
        lines += [f"name {seat} {name}" for seat, name in sorted(self.names.items())]
        lines += [f"bot {seat} {bot}" for seat, bot in sorted(self.bots.items())]
        lines += [f"note {note}" for note in self.notes]
        lines += [f"commit {self.commit}"] if self.commit else []
        lines += [f"seed {self.seed}"] if self.seed else []
        lines += [str(act) for act in self.acts]
        if self.scores is not None:
            lines.append("end " + " ".join(f"{score:g}" for score in self.scores))
        return "\n".join(lines) + "\n"

    def replay(self, acts: int | None = None, log: Log | None = None) -> State:
        """Play it through, act by act, each one checked. A RecordError says where it breaks."""
        state = self.game.start(self.setup)
        for act in self.acts[:acts]:
            state.play(act.actor, self._checked(state, act), Log() if log is None else log)
        if acts is None and self.scores is not None:
            outcome = state.outcome()
            if outcome is None:
                raise self._broken(None, "the record has an end, but the game is not over")
            if outcome.scores != self.scores:
                played = " ".join(f"{score:g}" for score in outcome.scores)
                raise self._broken(None, f"the end is wrong: the acts lead to {played}")
        return state

    def _checked(self, state: State, act: Act) -> Move:
        move = self.game.moves.parse(act.text)
        if move is None:
            raise self._broken(act, f"{self.game.name} has no move '{act.text}'")
        refusal = state.refusal(act.actor, move)
        if refusal is not None:
            rule = refusal.rule
            raise self._broken(act, f"refused by {rule.key} ({rule.cite}); {expected(state)}")
        return move

    def _broken(self, act: Act | None, problem: str) -> RecordError:
        if act is None:
            end = " ".join(f"{score:g}" for score in self.scores or [])
            last = self.acts[-1].number if self.acts else 0
            return RecordError(last + 1, f"end {end}", problem)
        return RecordError(act.number, str(act), problem)

    def verify_shuffle(self) -> None:
        """Was every draw the one that the committed seed gives? A RecordError if not."""
        if commit(self.seed) != self.commit:
            raise RecordError(0, f"seed {self.seed}", "the seed is not the one that was promised")
        fate = Fate(self.seed)
        state = self.game.start(self.setup)
        for act in self.acts:
            if act.actor == CHANCE:
                drawn = fate.pick(state.chances())
                if drawn.text != act.text:
                    raise self._broken(act, f"the seed draws {drawn.text} here")
            state.play(act.actor, self._checked(state, act), Log())

    @staticmethod
    def read(text: str, games: Mapping[str, Game] = GAMES) -> Record:
        """Read a record. A RecordError says what is wrong, and where."""
        return Reader(games).read(text)


def expected(state: State) -> str:
    """What could have been played instead, for an error message."""
    if state.outcome() is not None:
        return "the game is over"
    actors = [CHANCE] if state.chances() else [*state.deciders(), CLOCK]
    could = [f"{actor_text(actor)} {move.text}" for actor in actors for move in state.moves(actor)]
    more = f" and {len(could) - 8} more" if len(could) > 8 else ""
    return "expected one of: " + ", ".join(could[:8]) + more


class Reader:
    """Reads a record line by line."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self.number = 0
        self.line = ""
        self.game: Game | None = None
        self.version = 0
        self.seats = 0
        self.options: dict[str, str] = {}
        self.record: Record | None = None  # from the first act on

    def read(self, text: str) -> Record:
        self.names: dict[Seat, str] = {}
        self.bots: dict[Seat, str] = {}
        self.words: dict[str, str] = {"commit": "", "seed": ""}
        self.notes: list[str] = []
        for self.number, self.line in enumerate(text.splitlines(), 1):
            words = uncommented(self.line).split()
            if not words:
                continue
            if self.record is not None and self.record.scores is not None:
                raise self.broken("expected nothing after the end")
            if words[0] in ACTORS or words[0].isdecimal():
                self.read_act(words)
            elif words[0] == "end":
                self.read_end(words[1:])
            elif self.record is not None:
                raise self.broken("expected an act (. move, SEAT move, * move) or the end")
            else:
                self.read_header(words[0], words[1:])
        self.number += 1
        self.line = "(end of file)"
        return self.record or self.begin()

    def broken(self, problem: str) -> RecordError:
        return RecordError(self.number, self.line, problem)

    def read_header(self, key: str, words: list[str]) -> None:
        if key == "game":
            self.read_game(words)
        elif self.game is None:
            raise self.broken("expected 'game NAME VERSION' first")
        elif key == "seats":
            if len(words) != 1 or not words[0].isdecimal():
                raise self.broken("expected 'seats NUMBER'")
            self.seats = int(words[0])
        elif key == "option":
            if len(words) != 2 or words[0] in self.options:
                raise self.broken("expected 'option KEY VALUE', each key once")
            self.options[words[0]] = words[1]
        elif key in ("name", "bot"):
            if len(words) < 2 or not words[0].isdecimal() or int(words[0]) >= self.seats:
                raise self.broken(f"expected '{key} SEAT TEXT', with a seat below {self.seats}")
            (self.names if key == "name" else self.bots)[int(words[0])] = " ".join(words[1:])
        elif key in ("commit", "seed"):
            if not words or self.words[key]:
                raise self.broken(f"expected '{key} TEXT', once")
            self.words[key] = " ".join(words)
        elif key == "note":
            self.notes.append(" ".join(words))
        else:
            raise self.broken(f"expected one of: {HEADERS}, or an act")

    def read_game(self, words: list[str]) -> None:
        if self.game is not None or len(words) != 2 or not words[1].isdecimal():
            raise self.broken("expected 'game NAME VERSION', once")
        if words[0] not in self.games:
            raise self.broken(f"expected a game we know: {', '.join(self.games)}")
        self.game = self.games[words[0]]
        if int(words[1]) != self.game.version:
            raise self.broken(
                f"this record was played by version {words[1]} of the rules of {words[0]}, "
                f"and this program knows version {self.game.version}"
            )

    def begin(self) -> Record:
        """The header is complete: is it a game that can be played?"""
        if self.game is None:
            raise self.broken("expected 'game NAME VERSION' first")
        if not self.seats:
            raise self.broken("expected 'seats NUMBER' before the first act")
        try:
            setup = self.game.setup(self.seats, self.options)
        except ValueError as problem:
            raise self.broken(str(problem)) from None
        refusal = self.game.refusal(setup)
        if refusal is not None:
            rule = refusal.rule
            raise self.broken(f"this set-up is refused by {rule.key} ({rule.cite})")
        record = Record(self.game, setup)
        record.names = self.names
        record.bots = self.bots
        record.notes = self.notes
        record.commit = self.words["commit"]
        record.seed = self.words["seed"]
        return record

    def read_act(self, words: list[str]) -> None:
        if self.record is None:
            self.record = self.begin()
        if len(words) != 2:
            raise self.broken("expected an actor and one move")
        actor = ACTORS[words[0]] if words[0] in ACTORS else int(words[0])
        if actor >= self.seats:
            raise self.broken(f"expected a seat below {self.seats}")
        if self.record.game.moves.parse(words[1]) is None:
            raise self.broken(f"{self.record.game.name} has no move '{words[1]}'")
        self.record.acts.append(Act(actor, words[1], self.number))

    def read_end(self, words: list[str]) -> None:
        if self.record is None:
            self.record = self.begin()
        try:
            scores = [float(word) for word in words]
        except ValueError:
            raise self.broken("expected 'end' and a number for each seat") from None
        if len(scores) != self.seats:
            raise self.broken(f"expected 'end' and {self.seats} numbers")
        self.record.scores = scores


def uncommented(line: str) -> str:
    """Without a comment: from a # that begins the line or follows a blank."""
    if line.startswith("#"):
        return ""
    for blank in (" #", "\t#"):
        line = line.partition(blank)[0]
    return line
