"""What somebody is asked, as a seat may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.rules.core import EVERYONE, Seat
from powderkeg.rules.elixir.building import Building
from powderkeg.rules.elixir.cards import NOBODY
from powderkeg.rules.elixir.deck import FINDS, Find
from powderkeg.rules.elixir.finding import Fetch, Search, fetchable
from powderkeg.rules.elixir.giving import Give, Keep, Shed, TurnUp
from powderkeg.rules.elixir.hexing import OfCurse
from powderkeg.rules.elixir.laying import LayAll
from powderkeg.rules.elixir.offer import Acceptance
from powderkeg.rules.elixir.slip import Judge
from powderkeg.rules.elixir.step import Ask
from powderkeg.rules.elixir.studying import HandSpell

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir
    from powderkeg.rules.elixir.views import AskView


def show_ask(s: Elixir, eyes: Seat) -> AskView | None:
    acceptance = s.accepts[eyes] if eyes >= 0 else None
    if acceptance is not None:
        return asked_at_market(s, eyes, acceptance)
    step = s.phases[-1]
    if isinstance(step, TurnUp):
        return asked(step.chooser, "draw", step.seat, 1, seen_aside(step.aside, step.chooser, eyes))
    if isinstance(step, Judge):
        return asked(step.caller, "slip", step.victim, 0, [])
    if isinstance(step, LayAll):
        return asked(eyes, step.why, NOBODY, 1, []) if eyes in step.deciders(s) else None
    if not isinstance(step, Ask) or isinstance(step, Building):
        return None
    seat = step.asked(s)
    if isinstance(step, Give):
        return asked(seat, step.why, step.taker, step.count, [])
    if isinstance(step, Shed):
        return asked(seat, step.why, NOBODY, len(s.hands[seat]) - step.down_to, [])
    if isinstance(step, Keep):
        return asked(seat, step.why, step.seat, 1, seen_aside(step.aside, seat, eyes))
    why = s.items[-1].key if s.items else "draw"
    if isinstance(step, Fetch):
        finds = fetchable(s, step.first, step.end, s.items[-1].code == "fetch")
        return asked(seat, why, NOBODY, 1, finds)
    if isinstance(step, Search):
        sees = eyes in (seat, EVERYONE)
        finds = [find for find, count in enumerate(s.deck) if count] if sees else []
        return asked(seat, why, NOBODY, 1, finds)
    if isinstance(step, OfCurse):
        return asked(seat, why, step.effect(s).victim, 1, [])
    if isinstance(step, HandSpell):
        return asked(seat, why, step.taker, 1, [])
    return asked(seat, why, NOBODY, 1, [])


def asked_at_market(s: Elixir, seat: Seat, acceptance: Acceptance) -> AskView:
    """Somebody chooses finds for an offer that wants any."""
    offer = s.offers[acceptance.seat]
    assert offer is not None
    count = offer.any - len(acceptance.given)
    return asked(seat, s.items[-1].key, acceptance.seat, count, [])


def seen_aside(aside: tuple[Find, ...], chooser: Seat, eyes: Seat) -> list[Find]:
    return sorted(aside) if eyes in (chooser, EVERYONE) else []


def asked(seat: Seat, why: str, other: Seat, count: int, finds: list[Find]) -> AskView:
    return {
        "seat": seat,
        "why": why,
        "other": None if other in (NOBODY, seat) else other,
        "count": count,
        "finds": [FINDS[find].key for find in finds],
    }
