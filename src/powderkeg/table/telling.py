"""From what the rules say to what is told: events, offers, sentences, refusals, outcomes."""

from __future__ import annotations

from powderkeg.rules.core import Event, Move, Outcome, Refusal, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.setup import Setup
from powderkeg.rules.telling import Line
from powderkeg.table.news import LineView, Offer, OutcomeView, RefusalView
from powderkeg.table.protocol import GameJson


def tellings(events: list[Event], seat: Seat) -> list[GameJson]:
    """What these eyes see. A fleeting event says so: nobody is to write it down."""
    seen = [face for event in events if (face := event.seen_by(seat)) is not None]
    mark: GameJson = {"fleeting": True}
    return [{**face.to_json(), **mark} if face.fleeting else face.to_json() for face in seen]


def offer(move: Move, foreseen: list[Event]) -> Offer:
    return Offer(move.text, move.key, move.facts(), [event.to_json() for event in foreseen])


def line_view(line: Line) -> LineView:
    return LineView(line.key, line.facts, [line_view(part) for part in line.parts])


def refusal_view(refusal: Refusal) -> RefusalView:
    return RefusalView(refusal.rule.key, refusal.rule.cite, refusal.facts)


def advice(game: Game, setup: Setup) -> tuple[RefusalView | None, RefusalView | None]:
    """Why it cannot be played so; if it can, what to think of before."""
    refusal = game.refusal(setup)
    if refusal is not None:
        return refusal_view(refusal), None
    warning = game.warning(setup)
    return None, None if warning is None else refusal_view(warning)


def outcome_view(outcome: Outcome | None) -> OutcomeView | None:
    if outcome is None:
        return None
    return OutcomeView(outcome.scores, outcome.winners, outcome.teams, outcome.why.key)
