"""From what the rules say to what is told: events, offers, sentences, refusals, outcomes."""

from __future__ import annotations

from powderkeg.rules.core import Event, Move, Outcome, Refusal, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.setup import Setup
from powderkeg.rules.telling import Line
from powderkeg.table.news import LineView, Offer, OutcomeView, RefusalView
from powderkeg.table.protocol import GameJson


def tellings(
    events: list[Event], seat: Seat, open: dict[int, GameJson] | None = None
) -> list[GameJson]:
    """What these eyes see. A fleeting event says so: nobody is to write it down.

    What hides nothing looks the same to other eyes: it is kept in `open`, by its place.
    """
    told: list[GameJson] = []
    for place, event in enumerate(events):
        face = event.seen_by(seat)
        if face is None:
            continue
        json = open.get(place) if open and face is event else None
        if json is None:
            json = face.to_json()
            if face.fleeting:
                json = {**json, "fleeting": True}
            if open is not None and face is event:
                open[place] = json
        told.append(json)
    return told


def offer(move: Move, foreseen: list[Event]) -> Offer:
    told: list[GameJson] = [event.to_json() for event in foreseen] if foreseen else []
    return Offer(move.text, move.key, move.facts(), told)


def line_view(line: Line) -> LineView:
    parts = [line_view(part) for part in line.parts] if line.parts else []
    return LineView(line.key, line.facts, parts)


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
