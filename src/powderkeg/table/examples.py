"""Examples of a rule: each is played from its scene, as one of its seats sees it."""

from __future__ import annotations

from powderkeg.rules.core import Log, Seat, State
from powderkeg.rules.game import Game
from powderkeg.rules.record import actor_of
from powderkeg.rules.teaching import Example
from powderkeg.table.api import ExampleStep, ExampleView
from powderkeg.table.telling import line_view, refusal_view, tellings


def examples_of(game: Game, rule: str) -> list[ExampleView]:
    """None where nobody has thought of one, or there is no such rule."""
    found = [example for example in game.teaching.examples if example.rule.key == rule]
    return [shown(game, example) for example in found]


def shown(game: Game, example: Example) -> ExampleView:
    state = game.scenes.read(example.scene)
    acts = [act.split() for act in example.acts]
    seat = next(int(who) for who, _ in acts if who.isdecimal())
    view = state.view(seat)
    prompt = line_view(game.telling.prompt(view))
    steps = [step_of(game, state, who, text, seat) for who, text in acts]
    return ExampleView(state.seats, seat, view, prompt, steps, example.seen_in)


def step_of(game: Game, state: State, who: str, text: str, eyes: Seat) -> ExampleStep:
    actor, move = actor_of(who), game.moves.parse(text)
    assert actor is not None, who
    assert move is not None, text
    log = Log()
    refusal = state.refusal(actor, move)
    if refusal is None:
        state.play(actor, move, log)
    return ExampleStep(
        actor=actor,
        kind=move.key,
        facts=move.facts(),
        events=tellings(log.events, eyes),
        view=state.view(eyes),
        refusal=None if refusal is None else refusal_view(refusal),
    )
