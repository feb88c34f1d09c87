"""Reads a record line by line, and says of a broken one where and what."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import isfinite

from powderkeg.rules.core import Complaint, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.record import (
    ACTORS,
    Act,
    Record,
    RecordError,
    actor_of,
    is_number,
    one_salt,
    other_data,
    takeback,
)

PROMISE = re.compile("[0-9a-f]{64}")
HASH = re.compile("[0-9a-f]{16}")


class Reader:
    """Reads one record, of one of these games. A RecordError says what is wrong, and where."""

    HEADERS = "game, seats, option, data, name, bot, note, commit, salt, branch"

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self.number = 0
        self.line = ""
        self.game: Game | None = None
        self.seats = 0
        self.options: dict[str, str] = {}
        self.data = ""
        self.texts: dict[str, dict[Seat, str]] = {"name": {}, "bot": {}, "salt": {}}
        self.notes: list[str] = []
        self.commit = ""
        self.commit_line = 0
        self.branch = 0
        self.record: Record | None = None  # from the first act on

    def read(self, text: str) -> Record:
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
            self.number = number
            self.line = line
            if uncommented(line):
                self.read_line(line.strip(), uncommented(line).split())
        self.number += 1
        self.line = "(end of file)"
        record = self.begun()
        if len(record.acts) < record.branch:
            raise self.broken(f"expected {record.branch} acts of another game, as 'branch' says")
        return record

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
        elif key == "data":
            self.read_data(words, self.game)
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
            self.commit_line = self.number
        elif key == "branch":
            if len(words) != 1 or not is_number(words[0]) or not int(words[0]) or self.branch:
                raise self.broken("expected 'branch NUMBER', of acts of another game, once")
            self.branch = int(words[0])
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

    def read_data(self, words: list[str], game: Game) -> None:
        """What it was played with: other numbers on the same cards are another game."""
        kind = game.data.partition(" ")[0]
        if not kind:
            raise self.broken(f"{game.name} is played with nothing that has a hash")
        if len(words) != 2 or words[0] != kind or not HASH.fullmatch(words[1]) or self.data:
            raise self.broken(f"expected 'data {kind}' and 16 hexadecimal digits, once")
        if " ".join(words) != game.data:
            raise self.broken(other_data(" ".join(words), game.data))
        self.data = game.data

    def read_text(self, key: str, words: list[str]) -> None:
        """A name, a bot or a salt: the rest of the line as it stands."""
        texts = self.texts[key]
        if not self.seats:
            raise self.broken("expected 'seats NUMBER' before names and bots and salts")
        fine = len(words) == 2 and is_number(words[0]) and int(words[0]) < self.seats
        if not fine or int(words[0]) in texts:
            raise self.broken(f"expected '{key} SEAT TEXT', a seat below {self.seats}, each once")
        if key == "salt":
            try:
                one_salt(words[1])
            except Complaint as problem:
                raise self.broken(str(problem)) from None
        texts[int(words[0])] = words[1]

    def begun(self) -> Record:
        """The header is complete: is it a game that can be played?"""
        if self.record is not None:
            return self.record
        if self.game is None:
            raise self.broken("expected 'game NAME VERSION' first")
        if not self.seats:
            raise self.broken("expected 'seats NUMBER' before the first act")
        try:
            setup = self.game.agreed(self.seats, self.options)
        except Complaint as problem:
            raise self.broken(str(problem)) from None
        self.record = Record(self.game, setup)
        self.record.data = self.data
        self.record.names = self.texts["name"]
        self.record.bots = self.texts["bot"]
        self.record.notes = self.notes
        self.record.commit = self.commit
        self.record.commit_line = self.commit_line
        self.record.salts = self.texts["salt"]
        self.record.branch = self.branch
        return self.record

    def read_act(self, words: list[str]) -> None:
        record = self.begun()
        if len(words) != 2 or record.seed:
            raise self.broken("expected an actor and one move, before the seed and the end")
        actor = actor_of(words[0])
        if actor is None or actor >= self.seats:
            raise self.broken(f"expected a seat below {self.seats}")
        if words[1].startswith("undo:"):
            if not takeback(words[1]):
                raise self.broken("expected 'SEAT undo:COUNT', and at least one act taken back")
        elif record.game.moves.parse(words[1]) is None:
            raise self.broken(f"{record.game.name} has no move '{words[1]}'")
        try:
            record.tell(Act(actor, words[1]))
        except Complaint as problem:
            raise self.broken(str(problem)) from None
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
