"""powderkeg try: play a few acts from a set-up, a scene or a record, and see what happens."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from powderkeg.cli.common import (
    AsJson,
    GameName,
    Language,
    Options,
    print_json,
    read_record,
    the_game,
    the_setup,
    told_of,
)
from powderkeg.rules.core import CHANCE, WATCHER, Complaint, Event, Log, Move, Refusal, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.record import Act, actor_of, expected
from powderkeg.rules.rng import Fate
from powderkeg.words import Words


def trial(
    name: GameName,
    acts: Annotated[
        list[str] | None,
        typer.Argument(metavar="ACT …", help="'0 pawn:3', '. roll:4', '* wait:3'."),
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play (2).")] = None,
    options: Options = None,
    scene: Annotated[str | None, typer.Option("--scene", help="Begin from this position.")] = None,
    file: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Begin after this record.")
    ] = None,
    viewer: Annotated[
        int | None,
        typer.Option(
            "--view",
            metavar="SEAT",
            help="Show only what this seat sees (else the public view, and all moves).",
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="Let chance act from this seed where it is due.")
    ] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play acts and print, for each, what happens or why it is refused; then the view."""
    game = the_game(name)
    state = beginning(game, seats, options, scene, file, language)
    if viewer is not None and not 0 <= viewer < state.seats:
        raise Complaint(f"there is no seat {viewer}; seats are 0 to {state.seats - 1}")
    run = Trial(game, state, Fate(seed) if seed is not None else None)
    run.let_chance_act()
    for act in acts or []:
        run.play(act)
    eyes = WATCHER if viewer is None else viewer
    words = Words(game, language, viewer=eyes)
    if as_json:
        print_json(run.to_json(eyes, words))
    else:
        run.tell(eyes, words)


def beginning(
    game: Game,
    seats: int | None,
    options: list[str] | None,
    scene: str | None,
    file: Path | None,
    language: str,
) -> State:
    if scene is not None and file is not None:
        raise Complaint("begin from a scene or from a record, not from both")
    if (scene is not None or file is not None) and (seats is not None or options):
        raise Complaint("a scene or a record says itself who plays and with which options")
    if file is not None:
        with told_of(file):
            return read_record(file, game).replay()
    if scene is not None:
        return game.scenes.read(scene)
    return game.start(the_setup(game, 2 if seats is None else seats, options, language))


class Trial:
    """Acts tried one after the other; a refused one changes nothing."""

    def __init__(self, game: Game, state: State, fate: Fate | None) -> None:
        self.game = game
        self.state = state
        self.fate = fate
        self.tried: list[tuple[str, list[Event] | Refusal]] = []

    def play(self, act: str) -> None:
        who, _, text = act.strip().partition(" ")
        text = text.strip()
        actor = actor_of(who)
        if actor is None:
            raise Complaint(f"act '{act}': expected '. MOVE', 'SEAT MOVE' or '* MOVE'")
        if actor >= self.state.seats:
            raise Complaint(f"act '{act}': there is no seat {actor}")
        move = self.game.moves.parse(text)
        if move is None:
            raise Complaint(f"act '{act}': {self.game.name} has no move '{text}'")
        refusal = self.state.refusal(actor, move)
        if refusal is not None:
            self.tried.append((act, refusal))
            return
        self.let(actor, move)
        self.let_chance_act()

    def let(self, actor: Seat, move: Move) -> None:
        log = Log()
        self.state.play(actor, move, log)
        self.tried.append((str(Act(actor, move.text)), log.events))

    def let_chance_act(self) -> None:
        while self.fate is not None and self.state.chances():
            self.let(CHANCE, self.fate.pick(self.state.chances()))

    def tell(self, eyes: Seat, words: Words) -> None:
        for act, what in self.tried:
            print(self.shown(act, eyes))
            if isinstance(what, Refusal):
                rule = what.rule
                print(f"  refused: {words.refusal(what)}")
                print(f"  {rule.key}: {words.rule(rule)} [{words.cite(rule)}]")
            else:
                for event in what:
                    seen = event.seen_by(eyes)
                    if seen is not None:
                        print(f"  {words.event(seen)}")
        print()
        for line in self.game.telling.twin(self.state.view(eyes)):
            print(words.line(line))
        outcome = self.state.outcome()
        if outcome is None:
            waiting = self.state.deciders()
            names = ", ".join(words.name(seat) for seat in waiting) or "chance"
            mine = eyes == WATCHER or eyes in waiting
            print("\n" + (expected(self.state) if mine else f"waiting for: {names}"))
        else:
            print("\nwinners: " + ", ".join(words.name(seat) for seat in outcome.winners))

    def shown(self, act: str, eyes: Seat) -> str:
        """An act as one seat may see it: what chance drew for another is not told here."""
        return ". …" if eyes != WATCHER and self.fate is not None and act[0] == "." else act

    def to_json(self, eyes: Seat, words: Words) -> dict[str, object]:
        outcome = self.state.outcome()
        return {
            "game": self.game.name,
            "acts": [
                act_json(self.shown(act, eyes), what, eyes, words) for act, what in self.tried
            ],
            "view": self.state.view(eyes),
            "waiting": self.state.deciders(),
            "moves": {
                str(seat): [move.text for move in self.state.moves(seat)]
                for seat in self.state.deciders()
                if eyes in (WATCHER, seat)
            },
            "outcome": None if outcome is None else outcome.to_json(),
        }


def act_json(act: str, what: list[Event] | Refusal, eyes: Seat, words: Words) -> dict[str, object]:
    if isinstance(what, Refusal):
        return {"act": act, "refused": {**what.to_json(), "text": words.refusal(what)}}
    seen = [event.seen_by(eyes) for event in what]
    return {"act": act, "events": [event.to_json() for event in seen if event is not None]}
