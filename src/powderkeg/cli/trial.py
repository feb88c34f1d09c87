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
    Seats,
    print_json,
    read_file,
    the_game,
    the_setup,
)
from powderkeg.rules.core import CHANCE, WATCHER, Event, Log, Refusal, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.record import ACTORS, Record, actor_text, expected
from powderkeg.rules.rng import Fate
from powderkeg.words import Words


def trial(
    name: GameName,
    acts: Annotated[
        list[str] | None,
        typer.Argument(metavar="ACT …", help="'0 pawn:3', '. roll:4', '* timeout'."),
    ] = None,
    seats: Seats = 2,
    options: Options = None,
    scene: Annotated[str | None, typer.Option("--scene", help="Begin from this position.")] = None,
    file: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Begin after this record.")
    ] = None,
    viewer: Annotated[
        int | None, typer.Option("--view", metavar="SEAT", help="Show only what this seat sees.")
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
        raise ValueError(f"there is no seat {viewer}; seats are 0 to {state.seats - 1}")
    run = Trial(game, state, Fate(seed) if seed is not None else None)
    run.let_chance_act()
    for act in acts or []:
        run.play(act)
    eyes = WATCHER if viewer is None else viewer
    words = Words(game, language, viewer=viewer)
    if as_json:
        print_json(run.to_json(eyes, words))
    else:
        run.tell(eyes, words)


def beginning(
    game: Game,
    seats: int,
    options: list[str] | None,
    scene: str | None,
    file: Path | None,
    language: str,
) -> State:
    if scene is not None and file is not None:
        raise ValueError("begin from a scene or from a record, not from both")
    if file is not None:
        record = Record.read(read_file(file))
        if record.game is not game:
            raise ValueError(f"{file} is a record of {record.game.name}, not of {game.name}")
        return record.replay()
    if scene is not None:
        if options:
            raise ValueError("in a scene, options are clauses: 'option KEY VALUE; …'")
        return game.scene(scene)
    return game.start(the_setup(game, seats, options, language))


class Trial:
    """Acts tried one after the other; a refused one changes nothing."""

    def __init__(self, game: Game, state: State, fate: Fate | None) -> None:
        self.game = game
        self.state = state
        self.fate = fate
        self.tried: list[tuple[str, list[Event] | Refusal]] = []

    def play(self, act: str) -> None:
        actor_word, _, text = act.strip().partition(" ")
        text = text.strip()
        if actor_word not in ACTORS and not actor_word.isdecimal():
            raise ValueError(f"act '{act}': expected '. MOVE', 'SEAT MOVE' or '* MOVE'")
        actor = ACTORS[actor_word] if actor_word in ACTORS else int(actor_word)
        if actor >= self.state.seats:
            raise ValueError(f"act '{act}': there is no seat {actor}; {expected(self.state)}")
        move = self.game.moves.parse(text)
        if move is None:
            raise ValueError(
                f"act '{act}': {self.game.name} has no move '{text}'; {expected(self.state)}"
            )
        refusal = self.state.refusal(actor, move)
        if refusal is not None:
            self.tried.append((act, refusal))
            return
        self.let(actor, text)
        self.let_chance_act()

    def let(self, actor: Seat, text: str) -> None:
        move = self.game.moves.parse(text)
        assert move is not None
        log = Log()
        self.state.play(actor, move, log)
        self.tried.append((f"{actor_text(actor)} {text}", log.events))

    def let_chance_act(self) -> None:
        while self.fate is not None and self.state.chances():
            self.let(CHANCE, self.fate.pick(self.state.chances()).text)

    def tell(self, eyes: Seat, words: Words) -> None:
        for act, what in self.tried:
            print(act)
            if isinstance(what, Refusal):
                rule = what.rule
                print(f"  refused: {words.refusal(what)}")
                print(f"  {rule.key}: {words.rule(rule)} [{rule.cite}]")
            else:
                for event in what:
                    seen = event.seen_by(eyes)
                    if seen is not None:
                        print(f"  {words.event(seen)}")
        print()
        for line in self.game.twin(self.state.view(eyes)):
            print(words.line(line))
        outcome = self.state.outcome()
        if outcome is None:
            waiting = self.state.deciders()
            mine = eyes == WATCHER or eyes in waiting
            names = ", ".join(words.name(seat) for seat in waiting)
            print("\n" + (expected(self.state) if mine else f"waiting for: {names}"))
        else:
            print("\nwinners: " + ", ".join(words.name(seat) for seat in outcome.winners))

    def to_json(self, eyes: Seat, words: Words) -> dict[str, object]:
        outcome = self.state.outcome()
        return {
            "game": self.game.name,
            "acts": [act_json(act, what, eyes, words) for act, what in self.tried],
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
        rule = what.rule
        refused = {"rule": rule.key, "cite": rule.cite, "text": words.refusal(what)}
        return {"act": act, "refused": {**refused, "facts": what.facts}}
    seen = [event.seen_by(eyes) for event in what]
    return {"act": act, "events": [event.to_json() for event in seen if event is not None]}
