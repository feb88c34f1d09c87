"""powderkeg play: a person against bots, in the terminal."""

from __future__ import annotations

import os
import secrets
import shlex
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from powderkeg.bots.ladder import make_bot
from powderkeg.cli.choices import alike, by_beginning, repeats
from powderkeg.cli.common import (
    GameName,
    Language,
    Options,
    Seats,
    for_each_seat,
    read_record,
    the_game,
    the_setup,
)
from powderkeg.rules.core import HOUSE, Complaint, Event, Facts, Log, Move, Outcome, Seat
from powderkeg.rules.foresight import foresee
from powderkeg.rules.game import Game
from powderkeg.rules.match import Match
from powderkeg.rules.record import is_number
from powderkeg.rules.rng import Rng
from powderkeg.words import Words

SAVES = Path.home() / ".powderkeg"
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
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Go on with a saved game, as it says."),
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
    file = save or SAVES / f"{game.name}-{match.record.commit[:8]}.txt"
    if file.exists() and file != resume:
        raise Complaint(f"there is already a file {file}; choose another, or --resume it")
    terminal = Terminal(match, seat, language, file)
    terminal.welcome()
    if not terminal.kept:
        raise Complaint(f"the game could not be kept in {file}; say --save FILE")
    terminal.run()


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
        raise Complaint(f"there is no seat {seat}; seats are 0 to {seats - 1}")
    others = [other for other in range(seats) if other != seat]
    levels = for_each_seat(bots, len(others))
    seated = {other: make_bot(level, game) for other, level in zip(others, levels, strict=True)}
    match = Match(game, setup, seated, secrets.token_hex(16) if seed is None else seed)
    match.record.names = {
        other: f"{BOT_NAMES[i]} ({level})"
        for i, (other, level) in enumerate(zip(others, levels, strict=True))
    }
    if called and called.split():
        match.record.names[seat] = " ".join(called.split())
    return match


def resumed(game: Game, file: Path) -> tuple[Match, Seat]:
    """The match as it was saved, and the seat where no bot sits."""
    record = read_record(file, game)
    people = [seat for seat in range(record.setup.seats) if seat not in record.bots]
    if len(people) != 1 or not record.seed:
        raise Complaint(f"{file} is not a game that was saved here: it needs one person and a seed")
    record.verify_shuffle()
    bots = {seat: make_bot(level, game) for seat, level in record.bots.items()}
    branch = record.acts[: record.branch]
    match = Match(game, record.setup, bots, record.seed, salts=record.salts, branch=branch)
    match.record.names = record.names
    match.record.notes = record.notes
    match.take_over(record.told)
    return match, people[0]


class Terminal:
    """One person at a terminal."""

    def __init__(self, match: Match, seat: Seat, language: str, file: Path) -> None:
        self.match = match
        self.seat = seat
        self.game = match.record.game
        self.language = language
        self.words = Words(self.game, language, match.record.names, viewer=seat)
        self.file = file
        self.kept = False
        self.rng = Rng("preview")

    def say(self, message: str, /, **facts: str | int) -> None:
        print(self.words.say(message, dict(facts)))

    def welcome(self) -> None:
        count = self.match.record.setup.seats
        print(self.words.say("game-name"))
        self.say("game-goal")
        self.say("play-help")
        self.say("play-welcome", count=count, commit=self.match.record.commit)
        self.keep(self.file)  # better to hear now than after the game that it cannot be kept

    def run(self) -> None:
        """Every choice is kept as it is made, so that nothing can be lost."""
        while True:
            try:
                self.let_the_others_play()
                self.keep(self.file)
                if self.match.state.outcome() is not None:
                    self.result()
                    return
                self.show()
                leaves = not self.ask()
            except KeyboardInterrupt:
                print()
                leaves = True
            if leaves:
                self.tell_kept()
                self.say("play-bye")
                return

    def tell_kept(self) -> None:
        if self.kept:
            file = shlex.quote(str(self.file))
            self.say("play-saved", file=file, game=self.game.name, lang=self.language)

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
        for line in self.game.telling.twin(self.match.state.view(self.seat)):
            print(self.words.line(line))
        self.offer(self.choices())

    def offer(self, moves: list[Move]) -> None:
        """Some of the choices, or all: with what will follow, or by their beginnings."""
        self.say("play-choices")
        groups = by_beginning(moves)
        single = [group[0] for group in groups.values() if len(group) == 1]
        foreseen = iter(foresee(self.match.state, self.seat, single, self.rng))
        numbers = {move: number for number, move in enumerate(self.choices(), 1)}
        for beginning, group in groups.items():
            if len(group) == 1:
                print(f"{numbers[group[0]]:>3}. {self.sentence(group[0], next(foreseen))}")
            else:
                words = alike([self.words.move(move) for move in group])
                print(f"     {words} … [{beginning}…] × {len(group)}")
        if len(single) < len(groups):
            beginning = max(groups, key=lambda each: len(groups[each]))
            self.say("play-many", count=len(moves), text=beginning)

    def sentence(self, move: Move, foreseen: list[Event]) -> str:
        """The move, and what is certain to follow, where that is more than the move itself."""
        news = foreseen[1:] if foreseen and repeats(foreseen[0], move, self.seat) else foreseen
        told = "".join(f" · {self.words.event(event)}" for event in news)
        return f"{self.words.move(move)} [{move.text}]{told}"

    def choices(self) -> list[Move]:
        return self.match.state.moves(self.seat)

    def beginning_with(self, text: str) -> list[Move]:
        return [move for move in self.choices() if move.text.startswith(text)]

    def ask(self) -> bool:
        """Until a move is made. False if the person leaves."""
        while True:
            self.say("play-ask")
            try:
                words = input("> ").split()
            except (EOFError, RuntimeError):  # the second: there is no input at all
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
            self.save(Path(" ".join(rest)).expanduser() if rest else self.file)
        elif command == "rules":
            self.tell_rules(rest)
        elif command == "why":
            self.explain(" ".join(rest))
        else:
            move = self.meant(command)
            if move is not None and self.match.state.refusal(self.seat, move) is None:
                return self.make(move)
            if move is None and self.beginning_with(command):
                self.offer(self.beginning_with(command))
            else:
                self.explain(command)
        return False

    def meant(self, text: str) -> Move | None:
        """The move with this number among the choices, or written so."""
        if is_number(text) and 1 <= int(text) <= len(self.choices()):
            return self.choices()[int(text) - 1]
        return self.game.moves.parse(text)

    def make(self, move: Move) -> bool:
        log = Log()
        self.match.play(self.seat, move, log)
        self.keep(self.file)
        print()
        self.tell(log)
        return True

    def explain(self, text: str) -> None:
        """Why this is not possible, with the rule and where it is written."""
        move = self.meant(text)
        if move is None:
            self.say("play-unknown", text=text)
            return
        refusal = self.match.state.refusal(self.seat, move)
        if refusal is None:
            self.say("play-possible")
            return
        rule = refusal.rule
        why = self.words.refusal(refusal)
        self.say("play-refused", why=why, key=rule.key, cite=self.words.cite(rule))
        print(f"  {self.words.rule(rule)}")

    def tell_rules(self, keys: list[str]) -> None:
        rules = {rule.key.lower(): rule for rule in (*self.game.rules, *HOUSE.rules)}
        for key in [key.lower() for key in keys] or rules:
            if key in rules:
                rule = rules[key]
                print(f"{rule.key}  {self.words.rule(rule)} [{self.words.cite(rule)}]")
            else:
                self.say("play-unknown", text=key)

    def undo(self) -> None:
        """Back to one's last choice. Nature will draw the same again."""
        record = self.match.record
        mine = [i for i, act in enumerate(record.acts) if act.actor == self.seat]
        last = len(record.acts) - 1
        may = self.game.manners.takebacks
        allowed = {"all": True, "silent": mine[-1:] == [last], "none": False}[may]
        if not allowed or not mine or mine[-1] < record.branch:
            self.say("play-nothing-to-undo")
            return
        self.match.take_back(self.seat, last - mine[-1] + 1)
        self.keep(self.file)
        self.say("play-undone")

    def save(self, file: Path) -> None:
        """Under another name from now on, if nothing else has that name."""
        if file != self.file and file.exists():
            self.say("play-exists", file=str(file))
        elif self.keep(file):
            self.file = file
            self.tell_kept()

    def keep(self, file: Path) -> bool:
        """Write the game, whole or not at all. With its seed, or nature could not go on."""
        self.match.record.seed = self.match.seed
        self.kept = False
        try:
            text = self.match.record.write().encode()
            whole = file.resolve()
            whole.parent.mkdir(parents=True, exist_ok=True)
            handle, part = tempfile.mkstemp(dir=whole.parent)
            with open(handle, "wb") as new:
                new.write(text)
            os.replace(part, whole)
            self.kept = True
        except (OSError, ValueError) as problem:
            self.say("play-not-saved", problem=str(problem))
        return self.kept

    def result(self) -> None:
        outcome = self.match.state.outcome()
        assert outcome is not None
        print()
        for line in self.game.telling.twin(self.match.state.view(self.seat)):
            print(self.words.line(line))
        for seat, score in enumerate(outcome.scores):
            self.say("play-score", who=self.words.name(seat), score=f"{score:g}".replace("-", "−"))
        winners = self.words.row([self.words.name(seat) for seat in outcome.winners])
        self.say("play-result", who=winners) if winners else self.say("play-no-winner")
        if len(set(outcome.teams)) > 1:
            self.say_rank(outcome)
        self.say("play-seed", seed=self.match.seed, commit=self.match.record.commit)
        if self.kept:
            self.say("play-kept", file=str(self.file))

    def say_rank(self, outcome: Outcome) -> None:
        """Winners first, then by points; equal points share a place."""
        mine = outcome.scores[self.seat]
        ahead = {seat for seat, score in enumerate(outcome.scores) if score > mine}
        won = self.seat in outcome.winners
        points = int(mine) if mine == int(mine) else mine
        facts: Facts = {
            "rank": 1 + len(ahead | {*outcome.winners}),
            "points": points,
            "left": -points,
        }
        print(self.words.say("outcome-won" if won else "outcome-rank", facts))
