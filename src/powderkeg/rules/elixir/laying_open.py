"""A card is laid open: its payment goes to the discard, and it waits on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.rules.core import Facts, Log
from powderkeg.rules.elixir.cards import NONE, Half, Item
from powderkeg.rules.elixir.deck import FINDS
from powderkeg.rules.elixir.events import Cast, Mirrored, Opened, Used
from powderkeg.rules.elixir.giving import Give
from powderkeg.rules.elixir.hands import everyone, remove, spend
from powderkeg.rules.elixir.lasting import lose_open_spell
from powderkeg.rules.elixir.paying import plainest
from powderkeg.rules.elixir.setting import DEAL_TICKS
from powderkeg.rules.elixir.settling import BUY_OFF, FINISH, SETTLE, TURN_TO
from powderkeg.rules.elixir.step import Step
from powderkeg.rules.elixir.window import CARD_WINDOW

if TYPE_CHECKING:
    from powderkeg.rules.elixir.state import Elixir


def lay_open(s: Elixir, half: Half, log: Log) -> None:
    """A play is complete."""
    item = Item(half.spell, half.find, half.player)
    item.victims = [*half.victims]
    item.masters = [half.player] * len(half.victims)
    item.lift = half.lift
    item.copy = half.copy
    item.ware = half.ware
    item.is_mirrored = half.mirrored
    play(s, item, half, log)


def answer(s: Elixir, half: Half, log: Log) -> None:
    """A card out of a window. If it answers something, that lies below it on the stack."""
    seat = half.player
    item = Item(half.spell, half.find, seat)
    item.is_answer = bool(s.items)
    if item.code == "trap":
        taken = s.items[-1]
        item.target = taken.player if taken.code == "trap" else taken.master(seat)
    play(s, item, plainest(s, half), log)


def play(s: Elixir, item: Item, half: Half, log: Log) -> None:
    """The card leaves the hand, and everything about it happens in its order (X-5)."""
    seat = item.player
    against = s.items[-1].key if item.is_answer else "none"
    facts: Facts = {
        "seat": seat,
        "card": item.key,
        "victims": [*item.victims],
        "paid": [FINDS[find].key for find in half.paid],
        "against": against,
        "targeted": "yes" if item.victims else "no",
    }
    own_turn = seat == s.active and not s.is_ended
    if own_turn and not item.is_answer:
        s.is_granted = False
    if item.spell != NONE:
        lose_open_spell(s, item.spell, log)
        s.books[seat].remove(item.spell)
        s.cast[seat] = (*s.cast[seat], item.spell)
        item.floor = len(s.discard)
        pay(s, half)
        if own_turn:
            s.casts += 1
        log.add(Cast(facts))
    elif item.is_mirrored:
        s.is_mirrored = True
        log.add(Mirrored(facts))
    else:
        remove(s, seat, item.find, everyone(s))
        if item.is_deal:
            if item.ware != NONE:
                remove(s, seat, item.ware, everyone(s))
            ware = "none" if item.ware == NONE else FINDS[item.ware].key
            s.bonus += DEAL_TICKS
            log.add(Opened({"seat": seat, "find": item.key, "ware": ware}))
        else:
            log.add(Used(facts))
    s.items.append(item)
    steps: list[Step] = []
    if item.spell != NONE:
        for gate in s.against(seat, "toll"):
            steps.append(Give(seat, gate.caster, 1, "toll"))
    if item.is_answer and item.code == "turn-away":
        steps.append(TURN_TO)
    steps.extend([CARD_WINDOW, BUY_OFF, SETTLE, FINISH])
    s.plan(steps)


def pay(s: Elixir, half: Half) -> None:
    """The cards go to the discard; Key, Mirror and Solvent have served."""
    for find in half.paid:
        spend(s, half.player, find)
    s.keys += half.keys
    s.is_mirrored = s.is_mirrored or half.jackdaw
    s.is_free = s.is_free and not half.is_free
