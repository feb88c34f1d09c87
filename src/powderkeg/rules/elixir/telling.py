"""What lies on the table, line by line: heaps, seats, cards being played, transactions."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Facts, Json, Seat
from powderkeg.rules.elixir.views import (
    DealView,
    DraftView,
    EffectView,
    ElixirView,
    ItemView,
    OfferView,
    OwnSpellView,
    PlayerView,
)
from powderkeg.rules.telling import Line

TOP: Final = 5  # so many discarded finds are named; no card reaches deeper without a sheet


def if_any(key: str, name: str, things: list[Json]) -> list[Line]:
    """A line with these things, if there are any."""
    return [Line(key, {name: things})] if things else []


# The table.


def course(view: ElixirView) -> list[Line]:
    """How far the game is, and which way it goes."""
    if view["draft"] is not None:
        return [Line("twin-draft", {"points": view["draft"]["points"]})]
    parts: list[Line] = []
    if view["extra"]:
        parts.append(Line("twin-extra"))
    if view["again"]:
        parts.append(Line("twin-again"))
    parts.append(Line("twin-order", {"way": "left" if view["order"] == 1 else "right"}))
    if view["free"]:
        parts.append(Line("twin-free"))
    if view["mirror"] is not None:
        parts.append(Line("twin-mirror", {"find": view["mirror"]}))
    return [Line("twin-turn", {"turn": view["turn"], "seat": view["active"]}, parts)]


def heaps(view: ElixirView) -> list[Line]:
    piles = [
        Line("twin-pile", {"level": level, "count": count})
        for level, count in enumerate(view["piles"], 1)
    ]
    top: list[Json] = [*reversed(view["discard"][-TOP:])]
    return [
        Line("twin-piles", parts=piles),
        Line("twin-deck", {"count": view["deck"]}),
        Line("twin-discard", {"count": len(view["discard"])}, if_any("twin-top", "finds", top)),
    ]


def item_line(item: ItemView) -> Line:
    """A card that is being played."""
    parts = [Line("twin-cancelled")] if item["cancelled"] else []
    parts += if_any("twin-shielded", "victims", [*item["shielded"]])
    if item["target"] is not None:
        parts.append(Line("twin-victim", {"other": item["target"]}))
    facts: Facts = {"card": item["card"], "seat": item["seat"], "victims": [*item["victims"]]}
    return Line("twin-item", {**facts, "against": item["against"] or "none"}, parts)


# The seats.


def seat_line(view: ElixirView, player: PlayerView) -> Line:
    seat = player["seat"]
    if view["draft"] is not None:
        return drafter_line(view["draft"], seat)
    parts = if_any("twin-books", "levels", [book["level"] for book in player["books"]])
    if seat != view["me"]:
        parts += known_things(player)
    parts += if_any("twin-cast", "card", [each["spell"]["spell"] for each in player["cast"]])
    parts += if_any("twin-open", "finds", [*player["bare"]])
    parts += [
        Line("twin-count", {"find": each["find"], "count": each["count"]})
        for each in player["counts"]
    ]
    if player["title"] is not None:
        parts.append(Line("twin-title", {"title": player["title"]}))
    if player["protected"]:
        parts.append(Line("twin-protected"))
    if player["steady"]:
        parts.append(Line("twin-steady"))
    parts += [effect_line(effect) for effect in view["effects"] if seat == whose(effect)]
    facts: Facts = {"seat": seat, "points": player["points"], "count": player["finds"]}
    return Line("twin-seat", facts, parts)


def drafter_line(draft: DraftView, seat: Seat) -> Line:
    """Which spells somebody has taken; their names are dealt when all have."""
    picks = draft["picks"][seat]
    facts: Facts = {"seat": seat, "have": sum(picks), "points": draft["points"]}
    return Line("twin-drafter", {**facts, "levels": [*picks]})


def known_things(player: PlayerView) -> list[Line]:
    """What you know of somebody's hand."""
    spells: list[Json] = [
        book["spell"]["spell"] for book in player["books"] if book["spell"] is not None
    ]
    finds: list[Json] = [*player["known"]]
    for find in player["bare"]:  # told of to all
        if find in finds:
            finds.remove(find)
    return if_any("twin-read", "card", spells) + if_any("twin-known", "finds", finds)


def whose(effect: EffectView) -> Seat:
    """Before whom it is told: a curse hangs on its victim."""
    victim = effect["victim"]
    return victim if effect["curse"] and victim is not None else effect["seat"]


def effect_line(effect: EffectView) -> Line:
    facts: Facts = {"card": effect["spell"], "left": effect["left"] or 0}
    if effect["curse"]:
        return Line("twin-curse", facts, [Line("twin-swapped")] if effect["steady"] else [])
    parts: list[Line] = []
    if effect["copied"] is not None:
        parts.append(Line("twin-copied", {"card": effect["copied"]}))
    if effect["victim"] is not None:
        parts.append(Line("twin-victim", {"other": effect["victim"]}))
    return Line("twin-effect", facts, parts)


def own_lines(view: ElixirView) -> list[Line]:
    """Your finds and spells."""
    finds: list[Json] = [each["find"] for each in view["finds"]]
    lines = [Line("twin-hand", {"finds": finds}) if finds else Line("twin-no-hand")]
    if view["spells"]:
        lines.append(Line("twin-spells", parts=[spell_line(each) for each in view["spells"]]))
    return lines


def spell_line(spell: OwnSpellView) -> Line:
    lack: list[Json] = [need["find"] for need in spell["needs"] if not need["have"]]
    parts = if_any("twin-lack", "finds", lack)
    if spell["payable"]:
        parts.append(Line("twin-ready"))
    if spell["open"]:
        parts.append(Line("twin-leaked"))
    facts: Facts = {"card": spell["spell"], "level": spell["level"], "finds": [*spell["recipe"]]}
    return Line("twin-spell", facts, parts)


# Transactions.


def deal_lines(deal: DealView) -> list[Line]:
    if deal["kind"] == "auction":
        lines = auction_lines(deal)
    elif deal["kind"] == "flea-market":
        stalls = [
            Line("twin-laid", {"seat": stall["seat"]})
            if stall["find"] is None
            else Line("twin-stall", {"seat": stall["seat"], "find": stall["find"]})
            for stall in deal["stalls"]
        ]
        lines = [Line("twin-flea", parts=stalls)] if stalls else []
    else:
        offers = [offer_line(offer) for offer in deal["offers"]] or [Line("twin-no-offers")]
        lines = [Line("twin-market", parts=offers)]
    return lines + if_any("twin-waiting", "seat", [*deal["waiting"]])


def auction_lines(deal: DealView) -> list[Line]:
    if deal["ware"] is None:
        return []
    parts: list[Line] = []
    if deal["bidder"] is not None:
        parts.append(Line("twin-bid", {"bid": deal["bid"], "seat": deal["bidder"]}))
    return [Line("twin-auction", {"ware": deal["ware"]}, parts)]


def offer_line(offer: OfferView) -> Line:
    """What somebody cries, or is about to."""
    parts = if_any("twin-veils", "finds", [*offer["veils"]])
    if not offer["cried"]:
        parts.append(Line("twin-uncried"))
    given: Facts = {"finds": [*offer["finds"]], "veiled": offer["veiled"]}
    wanted: Facts = {"wanted": [*offer["wanted"]], "any": offer["any"]}
    seats: Facts = {"seat": offer["seat"], "other": offer["to"]}
    return Line("twin-offer", {**seats, **given, **wanted}, parts)
