"""The record: a game as a file that a person can read. The record is the game.

    game verflixxt 1
    seats 2
    option path shuffled
    commit 5c0f…
    . roll:4          # nature rolled a four
    0 pawn:0          # seat 0 moved a pawn from the start
    end 11 -3 won 0

See `docs/notation.md`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import isfinite
from typing import NamedTuple

from powderkeg.rules.core import CHANCE, CLOCK, SILENT, Complaint, Move, Outcome, Seat, State
from powderkeg.rules.game import Game, Setup
from powderkeg.rules.games import GAMES
from powderkeg.rules.rng import Fate, commit

ACTORS = {".": CHANCE, "*": CLOCK}
ACTOR_TEXTS = {CHANCE: ".", CLOCK: "*"}
PROMISE = re.compile("[0-9a-f]{64}")


class RecordError(Complaint):
    """What is wrong with a record, and on which line."""

    def __init__(self, number: int, line: str, problem: str) -> None:
        super().__init__(f"line {number}: {problem}\n  {number} | {line[:200]}")
        self.number = number
        self.line = line
        self.problem = problem


class Act(NamedTuple):
    """Somebody did something."""

    actor: Seat
    text: str

    def __str__(self) -> str:
        return f"{actor_text(self.actor)} {self.text}"


def actor_text(actor: Seat) -> str:
    return ACTOR_TEXTS.get(actor, str(actor))


def actor_of(text: str) -> Seat | None:
    """Who acts: a seat's number, a dot for nature, a star for the clock."""
    return int(text) if is_number(text) else ACTORS.get(text)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 10


class Record:
    """The header and the acts of one game."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.names: dict[Seat, str] = {}
        self.bots: dict[Seat, str] = {}
        self.notes: list[str] = []
        self.commit = ""
        self.seed = ""  # secret while the game runs
        self.acts: list[Act] = []
        self.lines: list[int] = []  # of the file that the acts were read from
        self.end: str = ""  # scores and winners, once it is over
        self.end_line = 0

    def add(self, actor: Seat, move: Move) -> None:
        self.acts.append(Act(actor, move.text))

    def write(self) -> str:
        lines = [*self.head(), *map(str, self.acts)]
        lines += [f"seed {one_line(self.seed)}"] if self.seed else []
        lines += [f"end {self.end}"] if self.end else []
        return "\n".join(lines) + "\n"

    def head(self) -> list[str]:
        """What stands before the first act: a table writes it once, and then act by act."""
        lines = [f"game {self.game.name} {self.game.version}", f"seats {self.setup.seats}"]
        lines += [f"option {key} {value}" for key, value in self.setup.options.items()]
        lines += [f"name {seat} {one_line(name)}" for seat, name in sorted(self.names.items())]
        lines += [f"bot {seat} {one_line(bot)}" for seat, bot in sorted(self.bots.items())]
        lines += [f"note {one_line(note)}" for note in self.notes]
        lines += [f"commit {one_line(self.commit)}"] if self.commit else []
        return lines

    def replay(self, fate: Fate | None = None) -> State:
        """Play it through, each act checked; with a fate, each draw too. Else a RecordError."""
        state = self.game.start(self.setup)
        for index, act in enumerate(self.acts):
            move = self.game.moves.parse(act.text)
            if move is None:
                raise self._broken(index, f"{self.game.name} has no move '{act.text}'")
            refusal = state.refusal(act.actor, move)
            if refusal is not None:
                rule = refusal.rule
                problem = f"refused by {rule.key} ({rule.cite}); {expected(state)}"
                raise self._broken(index, problem)
            if fate is not None and act.actor == CHANCE:
                drawn = fate.pick(state.chances())
                if drawn is not move:
                    raise self._broken(index, f"the seed draws {drawn.text} here")
            state.play(act.actor, move, SILENT)
        self._check_end(state)
        return state

    def _check_end(self, state: State) -> None:
        if not self.end:
            return
        outcome = state.outcome()
        number = self.end_line or len(self.head()) + len(self.acts) + 1
        if outcome is None:
            problem = "the record has an end, but the game is not over"
            raise RecordError(number, f"end {self.end}", problem)
        if end_text(outcome) != self.end:
            problem = f"the end is wrong: the acts lead to {end_text(outcome)}"
            raise RecordError(number, f"end {self.end}", problem)

    def _broken(self, index: int, problem: str) -> RecordError:
        number = self.lines[index] if self.lines else len(self.head()) + index + 1
        return RecordError(number, str(self.acts[index]), problem)

    def verify_shuffle(self) -> None:
        """Was every draw the one that the seed gives, and was it promised? Else a RecordError."""
        if self.commit and commit(self.seed) != self.commit:
            problem = "the seed is not the one that was promised"
            raise RecordError(len(self.head()), f"commit {self.commit}", problem)
        self.replay(Fate(self.seed))

    @staticmethod
    def read(text: str, games: Mapping[str, Game] = GAMES) -> Record:
        """Read a record. A RecordError says what is wrong, and where."""
        return Reader(games).read(text)


def one_line(text: str) -> str:
    """A text that will read back as it is; a Complaint if it would not."""
    written = text.encode(errors="replace").decode()
    if text != written.strip() or len(text.splitlines()) != 1:
        raise Complaint(f"a record cannot hold {text!r}: one line, no blanks at its ends")
    return text


def end_text(outcome: Outcome) -> str:
    """`11 -3 won 0`: the scores, and who won."""
    scores = [str(int(score)) if score == int(score) else repr(score) for score in outcome.scores]
    return " ".join([*scores, "won", *map(str, outcome.winners)])


def expected(state: State) -> str:
    """What could have been played instead, for an error message."""
    if state.outcome() is not None:
        return "the game is over"
    could = [Act(actor, move.text) for actor in state.actors() for move in state.moves(actor)]
    more = f" and {len(could) - 8} more" if len(could) > 8 else ""
    return "expected one of: " + ", ".join(map(str, could[:8])) + more


class Reader:
    """Reads a record line by line."""

    HEADERS = "game, seats, option, name, bot, note, commit"

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self.number = 0
        self.line = ""
        self.game: Game | None = None
        self.seats = 0
        self.options: dict[str, str] = {}
        self.texts: dict[str, dict[Seat, str]] = {"name": {}, "bot": {}}
        self.notes: list[str] = []
        self.commit = ""
        self.record: Record | None = None  # from the first act on

    def read(self, text: str) -> Record:
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
            self.number = number
            self.line = line
            if uncommented(line):
                self.read_line(line.strip(), uncommented(line).split())
        self.number += 1
        self.line = "(end of file)"
        return self.begun()

    def read_line(self, line: str, words: list[str]) -> None:
        if self.record is not None and self.record.end:
            raise self.broken("expected nothing after the end")
        if words[0] in ACTORS or is_number(words[0]):
            self.read_act(words)
        elif words[0] == "seed":
            self.read_seed(line)
        elif words[0] == "end":
            self.read_end(words[1:])
        elif self.record is not None:
            raise self.broken("expected an act (. move, SEAT move, * move), the seed or the end")
        else:
            self.read_header(line, words[0], words[1:])

    def broken(self, problem: str) -> RecordError:
        return RecordError(self.number, self.line, problem)

    def read_header(self, line: str, key: str, words: list[str]) -> None:
        if key == "game":
            self.read_game(words)
        elif self.game is None:
            raise self.broken("expected 'game NAME VERSION' first")
        elif key == "seats":
            if len(words) != 1 or not is_number(words[0]) or self.seats:
                raise self.broken("expected 'seats NUMBER', once")
            self.seats = int(words[0])
        elif key == "option":
            if len(words) != 2 or words[0] in self.options:
                raise self.broken("expected 'option KEY VALUE', each key once")
            try:
                self.game.setup(self.game.seats[0], {words[0]: words[1]})
            except Complaint as problem:
                raise self.broken(str(problem)) from None
            self.options[words[0]] = words[1]
        elif key in self.texts:
            self.read_text(key, line.split(maxsplit=2)[1:])
        elif key == "note":
            if not words:
                raise self.broken("expected 'note TEXT'")
            self.notes.append(line.split(maxsplit=1)[1])
        elif key == "commit":
            if len(words) != 1 or not PROMISE.fullmatch(words[0]) or self.commit:
                raise self.broken("expected 'commit' and 64 hexadecimal digits, once")
            self.commit = words[0]
        else:
            raise self.broken(f"expected one of: {self.HEADERS}, or an act")

    def read_game(self, words: list[str]) -> None:
        if self.game is not None or len(words) != 2 or not is_number(words[1]):
            raise self.broken("expected 'game NAME VERSION', once")
        if words[0] not in self.games:
            raise self.broken(f"expected a game we know: {', '.join(self.games)}")
        self.game = self.games[words[0]]
        if int(words[1]) != self.game.version:
            raise self.broken(
                f"this record was played by version {words[1]} of the rules of {words[0]}, "
                f"and this program knows version {self.game.version}"
            )

    def read_text(self, key: str, words: list[str]) -> None:
        """A name or a bot: the rest of the line as it stands."""
        texts = self.texts[key]
        if not self.seats:
            raise self.broken("expected 'seats NUMBER' before names and bots")
        fine = len(words) == 2 and is_number(words[0]) and int(words[0]) < self.seats
        if not fine or int(words[0]) in texts:
            raise self.broken(f"expected '{key} SEAT TEXT', a seat below {self.seats}, each once")
        texts[int(words[0])] = words[1]

    def begun(self) -> Record:
        """The header is complete: is it a game that can be played?"""
        if self.record is not None:
            return self.record
        if self.game is None:
            raise self.broken("expected 'game NAME VERSION' first")
        if not self.seats:
            raise self.broken("expected 'seats NUMBER' before the first act")
        setup = self.game.setup(self.seats, self.options)
        refusal = self.game.refusal(setup)
        if refusal is not None:
            rule = refusal.rule
            raise self.broken(f"this set-up is refused by {rule.key} ({rule.cite})")
        self.record = Record(self.game, setup)
        self.record.names = self.texts["name"]
        self.record.bots = self.texts["bot"]
        self.record.notes = self.notes
        self.record.commit = self.commit
        return self.record

    def read_act(self, words: list[str]) -> None:
        record = self.begun()
        if len(words) != 2 or record.seed:
            raise self.broken("expected an actor and one move, before the seed and the end")
        actor = actor_of(words[0])
        if actor is None or actor >= self.seats:
            raise self.broken(f"expected a seat below {self.seats}")
        if record.game.moves.parse(words[1]) is None:
            raise self.broken(f"{record.game.name} has no move '{words[1]}'")
        record.acts.append(Act(actor, words[1]))
        record.lines.append(self.number)

    def read_seed(self, line: str) -> None:
        record = self.begun()
        words = line.split(maxsplit=1)
        if len(words) != 2 or record.seed:
            raise self.broken("expected 'seed TEXT', once")
        record.seed = words[1]

    def read_end(self, words: list[str]) -> None:
        record = self.begun()
        scores, _, winners = " ".join(words).partition(" won")
        try:
            fine = all(isfinite(float(score)) for score in scores.split())
        except ValueError:
            fine = False
        if not fine or len(scores.split()) != self.seats or "won" not in words:
            raise self.broken(f"expected 'end', {self.seats} scores, 'won', and the winners' seats")
        if not all(is_number(seat) and int(seat) < self.seats for seat in winners.split()):
            raise self.broken(f"expected winners with a seat below {self.seats}")
        record.end = " ".join(words)
        record.end_line = self.number


def uncommented(line: str) -> str:
    """Without a comment: from a # that begins the line or follows a blank."""
    if line.startswith("#"):
        return ""
    for blank in (" #", "\t#"):
        line = line.partition(blank)[0]
    return line.strip()
