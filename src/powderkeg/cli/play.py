"""powderkeg play: a person against bots, in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from powderkeg.bots.ladder import make_bot
from powderkeg.bots.match import Match
from powderkeg.cli.common import (
    GameName,
    Language,
    Options,
    Seats,
    for_each_seat,
    read_file,
    the_game,
    the_setup,
)
from powderkeg.rules.core import HOUSE_RULES, Log, Move, Seat
from powderkeg.rules.foresight import foresee
from powderkeg.rules.game import Game
from powderkeg.rules.record import Record
from powderkeg.rules.rng import Rng
from powderkeg.words import Words

BOT_NAMES = ("Ada", "Bo", "Cleo", "Dino", "Edda", "Finn", "Gus", "Hedy")


def play(
    name: GameName = "verflixxt",
    seats: Seats = 3,
    bots: Annotated[
        str, typer.Option("--bots", help="carefree, sensible, keen, sharp, ruthless; with commas.")
    ] = "sensible",
    language: Language = "en",
    options: Options = None,
    seat: Annotated[int, typer.Option("--seat", help="Where you sit.")] = 0,
    called: Annotated[str | None, typer.Option("--name", help="What you are called.")] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="Play this very deal.")] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Where the game is kept.")
    ] = None,
) -> None:
    """Play against bots: the board in words, numbered choices, and why not."""
    game = the_game(name)
    if resume is not None:
        match, seat = resumed(game, resume)
        save = save or resume
    else:
        match = fresh(game, seats, bots, options, seat, called, seed, language)
    table = Table(match, seat, language, save)
    table.welcome()
    table.run()


def fresh(
    game: Game,
    seats: int,
    bots: str,
    options: list[str] | None,
    seat: Seat,
    called: str | None,
    seed: str | None,
    language: str,
) -> Match:
    setup = the_setup(game, seats, options, language)
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
    others = [other for other in range(seats) if other != seat]
    levels = for_each_seat(bots, len(others))
    seated = {other: make_bot(level, game) for other, level in zip(others, levels, strict=True)}
    match = Match(game, setup, seated, seed or secrets.token_hex(16))
    match.record.names = {
        other: f"{BOT_NAMES[i]} ({level})"
        for i, (other, level) in enumerate(zip(others, levels, strict=True))
    }
    if called:
        match.record.names[seat] = " ".join(called.split())
    return match


def resumed(game: Game, file: Path) -> tuple[Match, Seat]:
    """The match as it was saved, and the seat where no bot sits."""
    record = Record.read(read_file(file))
    if record.game is not game:
        raise ValueError(f"{file} is a record of {record.game.name}, not of {game.name}")
    people = [seat for seat in range(record.setup.seats) if seat not in record.bots]
    if len(people) != 1 or not record.seed:
        raise ValueError(
            f"{file} is not a game that was saved here: it needs one person and a seed"
        )
    record.replay()
    record.verify_shuffle()
    bots = {seat: make_bot(level, game) for seat, level in record.bots.items()}
    match = Match(game, record.setup, bots, record.seed)
    match.record.names = record.names
    match.take_over(record, len(record.acts))
    return match, people[0]


class Table:
    """One person at a terminal."""

    def __init__(self, match: Match, seat: Seat, language: str, save: Path | None) -> None:
        self.match = match
        self.seat = seat
        self.game = match.record.game
        self.words = Words(self.game, language, match.record.names, viewer=seat)
        self.file = save or Path(f"{self.game.name}-{match.record.commit[:8]}.txt")
        self.rng = Rng("preview")

    def say(self, message: str, /, **facts: str | int) -> None:
        print(self.words.say(message, dict(facts)))

    def welcome(self) -> None:
        setup = self.match.record.setup
        title = self.words.say("game-name")
        self.say("play-welcome", game=title, count=setup.seats, commit=self.match.record.commit)
        self.say("game-goal")
        self.say("play-help")

    def run(self) -> None:
        while True:
            self.let_the_others_play()
            if self.match.state.outcome() is not None:
                self.result()
                return
            self.show()
            if not self.ask():
                self.save()
                self.say("play-bye")
                return

    def let_the_others_play(self) -> None:
        log = Log()
        while self.match.step(log):
            self.tell(log)
            log = Log()

    def tell(self, log: Log) -> None:
        for event in log.seen_by(self.seat):
            print(f"  {self.words.event(event)}")

    def show(self) -> None:
        print()
        for line in self.game.twin(self.match.state.view(self.seat)):
            print(self.words.line(line))
        self.say("play-choices")
        for number, move in enumerate(self.choices(), 1):
            print(f"{number:>3}. {self.words.move(move)} [{move.text}]{self.preview(move)}")

    def choices(self) -> list[Move]:
        return self.match.state.moves(self.seat)

    def preview(self, move: Move) -> str:
        """What is certain to happen, in the words the log will use."""
        certain = foresee(self.match.state, self.seat, move, self.rng)
        return "".join(f" · {self.words.event(event)}" for event in certain)

    def ask(self) -> bool:
        """Until a move is made. False if the person leaves."""
        while True:
            self.say("play-ask")
            try:
                words = input("> ").split()
            except EOFError:
                print()
                return False
            if not words:
                continue
            if words[0] == "quit":
                return False
            if words[0] == "undo":
                self.undo()
                return True
            if self.answer(words):
                return True

    def answer(self, words: list[str]) -> bool:
        """True if that was a move, and it is made."""
        command, rest = words[0], words[1:]
        if command == "help":
            self.say("play-help")
        elif command == "board":
            self.show()
        elif command == "save":
            self.file = Path(rest[0]) if rest else self.file
            self.save()
        elif command == "rules":
            self.tell_rules(rest)
        elif command == "why":
            self.explain(" ".join(rest))
        elif command.isdecimal() and 1 <= int(command) <= len(self.choices()):
            return self.make(self.choices()[int(command) - 1])
        else:
            move = self.game.moves.parse(command)
            if move is not None and self.match.state.refusal(self.seat, move) is None:
                return self.make(move)
            self.explain(command)
        return False

    def make(self, move: Move) -> bool:
        log = Log()
        self.match.act(self.seat, move, log)
        print()
        self.tell(log)
        return True

    def explain(self, text: str) -> None:
        """Why this is not possible, with the rule and where it is written."""
        move = self.game.moves.parse(text)
        if move is None:
            self.say("play-unknown", text=text)
            return
        refusal = self.match.state.refusal(self.seat, move)
        if refusal is None:
            self.say("play-possible")
            return
        why = self.words.refusal(refusal)
        self.say("play-refused", why=why, key=refusal.rule.key, cite=refusal.rule.cite)
        print(f"  {self.words.rule(refusal.rule)}")

    def tell_rules(self, keys: list[str]) -> None:
        wanted = {key.lower() for key in keys}
        for rule in (*self.game.rules, *HOUSE_RULES):
            if not wanted or rule.key.lower() in wanted:
                print(f"{rule.key}  {self.words.rule(rule)} [{rule.cite}]")

    def undo(self) -> None:
        """Back to one's last choice. Nature will draw the same again."""
        mine = [i for i, act in enumerate(self.match.record.acts) if act.actor == self.seat]
        if not mine:
            self.say("play-nothing-to-undo")
            return
        self.match.take_over(self.match.record, mine[-1])
        self.say("play-undone")

    def save(self) -> None:
        self.file.write_text(self.match.record.write(), encoding="utf-8")
        self.say("play-saved", file=str(self.file), game=self.game.name)

    def result(self) -> None:
        outcome = self.match.state.outcome()
        assert outcome is not None
        print()
        for line in self.game.twin(self.match.state.view(self.seat)):
            print(self.words.line(line))
        for seat, score in enumerate(outcome.scores):
            self.say("play-score", who=self.words.name(seat), score=int(score))
        winners = ", ".join(self.words.name(seat) for seat in outcome.winners)
        self.say("play-result", who=winners) if winners else self.say("play-no-winner")
        self.say("play-seed", seed=self.match.record.seed, commit=self.match.record.commit)
        self.save()
