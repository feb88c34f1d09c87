"""What guests ask of a table while a game is on: coming, going, playing, talking."""

from __future__ import annotations

from time import time

import powderkeg
from powderkeg.rules.core import Move, Refusal, Seat
from powderkeg.rules.game import Game
from powderkeg.rules.record import takeback
from powderkeg.server.guest import Guest
from powderkeg.server.hand import Halt
from powderkeg.server.live import Live, refusal_view
from powderkeg.server.news import (
    Chatted,
    Played,
    Possible,
    Question,
    Refused,
    Said,
    TookBack,
    Welcome,
)
from powderkeg.server.protocol import PHRASES, Answer, Hello, Play, Say, TakeBack, Why
from powderkeg.server.seating import Cannot, chair_of, hash_of, is_same, tidy
from powderkeg.server.store import Line
from powderkeg.server.streams import Flow
from powderkeg.server.table import Table, copied

STAND_IN = "sensible"
KEPT_CHAT = 200
LONGEST_TEXT = 300
MOST_WATCHERS = 100
TIME_TO_ANSWER = 30.0


async def hello(table: Table, guest: Guest, request: Hello) -> None:
    """Who comes back has their seat again, and the bot that stood in leaves."""
    if guest in table.guests:
        raise Cannot("garbage", "hello is said once")
    await table.tick()  # whoever comes sees what time it is
    guest.wants = frozenset(request.wants)
    if request.token:
        recognise(table, guest, hash_of(request.token))
    watchers = sum(other.chair is None for other in table.guests)
    if guest.chair is None and watchers >= MOST_WATCHERS:
        raise Cannot("full", "there is no room for more watchers")
    table.guests.append(guest)
    table.forget("rest")
    if guest.chair is not None:
        table.stand_ins.pop(guest.chair, None)
        table.forget(f"away {guest.chair}")
    if guest.host:
        table.forget("host")
    live = table.live
    eyes = table.eyes_of(guest)
    gone = table.ticks_gone()
    game = None if live is None else live.happened(eyes, [], guest.wants, gone)
    guest.tell(
        Welcome(powderkeg.__version__, guest.chair, guest.host, table.view(), game, table.chat)
    )
    table.tell_table()
    mind_the_absent(table)
    await table.tend()
    if table.flow is not None:
        table.flow.greet(guest)


def recognise(table: Table, guest: Guest, token_hash: str) -> None:
    guest.chair = chair_of(table.doc, token_hash)
    guest.host = is_same(table.doc.host_hash, token_hash)
    if guest.chair is None and not guest.host:
        guest.problem("forged", "no seat at this table has this token")


async def leave(table: Table, guest: Guest) -> None:
    """The connection is gone. The person may be in a tunnel."""
    if guest not in table.guests:
        return
    table.guests.remove(guest)
    table.tell_table()
    mind_the_absent(table)
    if not table.guests:
        table.fall_silent()


def mind_the_absent(table: Table) -> None:
    """Who stays away for too long is stood in for; a host who does, is followed by another."""
    if not any(guest.host for guest in table.guests) and "host" not in table.timers:
        table.after("host", table.doc.patience, pass_the_match, table)
    if table.doc.stage != "playing":
        return
    for number, chair in enumerate(table.doc.chairs):
        away = chair.kind == "person" and not table.is_here(number)
        if away and number not in table.stand_ins and f"away {number}" not in table.timers:
            table.after(f"away {number}", table.doc.patience, stand_in, table, number, STAND_IN)


async def stand_in(table: Table, number: int, level: str) -> None:
    """A bot plays for who is away, until they are back."""
    playing = table.doc.stage == "playing" and table.doc.chairs[number].kind == "person"
    if not table.guests or table.is_here(number) or not playing:
        return
    table.stand_ins[number] = level
    table.tell_table()
    if table.question is not None:
        await count_answers(table)
    await table.tend()


async def pass_the_match(table: Table) -> None:
    """The host has gone: the next person who is there may light the fuse."""
    if any(guest.host for guest in table.guests):
        return
    heirs = [guest for guest in table.guests if guest.chair is not None]
    if not heirs:
        return
    doc = copied(table.doc)
    number = heirs[0].chair
    assert number is not None
    doc.host_hash = doc.chairs[number].token_hash
    for guest in heirs:
        guest.host = guest.chair == number
    await table.keep(doc)


# Playing.


def seated(table: Table, guest: Guest) -> tuple[Live, Seat]:
    """The game, and the guest's seat in it."""
    seat = table.seat_of(guest.chair)
    if guest.chair is None:
        raise Cannot("not-seated", "only who sits at the table can do that")
    if table.live is None or seat is None:
        raise Cannot("not-playing", "no game is on")
    return table.live, seat


async def play(table: Table, guest: Guest, request: Play) -> None:
    live, seat = seated(table, guest)
    key = own_key(table, guest, request.key)
    if key and table.keys.get(seat, ("", 0))[0] == key:
        guest.tell(Played(request.key, table.keys[seat][1]))
        return
    move = live.parse(request.move)
    if move is None:
        raise Cannot("no-move", f"{live.game.name} has no move '{request.move}'")
    if table.flow is not None and seat in table.flow.hands:
        stop_by_move(table.flow, seat, move, Halt(0, guest, request.key, key))
        return
    await table.tick()  # time does not wait for a choice
    grab = None if table.flow is None else table.flow.stream.grabbed(move)
    if table.flow is not None and grab is not None and seat in table.flow.stream.racers(live.state):
        await table.flow.race.claim(seat, grab)
        return
    if live.is_stale(seat, request.at) and seat in live.offered:
        raise Cannot("stale", f"line {request.at} was seen, but the game is at {live.at(seat)}")
    refusal = live.state.refusal(seat, move)
    if refusal is not None:
        guest.tell(Refused(request.move, refusal_view(refusal)))
        return
    if table.question is not None and table.question.seat != seat:
        await deny(table)  # the game goes on, and whoever asked is told
    withdraw(table)
    await table.act(seat, move, key)
    if key:
        guest.tell(Played(request.key, table.keys[seat][1]))


def stop_by_move(flow: Flow, seat: Seat, move: Move, halt: Halt) -> None:
    """While hands move, this is the one thing that is said and not shown."""
    what_hands_do(flow, move)
    flow.stop_now(seat, halt)


def what_hands_do(flow: Flow, move: Move) -> None:
    """It is not asked for either: to see where it leads is to run it from the beginning."""
    if not flow.stream.is_stop(move) or flow.stream.claims(move):
        raise Cannot("stream", "hands move: what they do is pushed, not played")


def own_key(table: Table, guest: Guest, key: str) -> str:
    """Whoever sat here before may have used the same: a key belongs to its owner's token."""
    assert guest.chair is not None
    return f"{table.doc.chairs[guest.chair].token_hash[:12]}.{key}" if key else ""


async def why(table: Table, guest: Guest, request: Why) -> None:
    live, seat = seated(table, guest)
    move = live.parse(request.move)
    if move is None:
        raise Cannot("no-move", f"{live.game.name} has no move '{request.move}'")
    if table.flow is not None and seat in table.flow.hands:
        what_hands_do(table.flow, move)
    refusal = live.state.refusal(seat, move)
    if refusal is None:
        guest.tell(Possible(request.move))
    else:
        guest.tell(Refused(request.move, refusal_view(refusal)))


# Taking back.


async def take_back(table: Table, guest: Guest, request: TakeBack) -> None:
    live, seat = seated(table, guest)
    if request.at != live.at(seat):
        raise Cannot("stale", f"line {request.at} was seen, but the game is at {live.at(seat)}")
    may = live.undo(seat)
    if not may or table.question is not None:
        raise Cannot("no-take-back", "there is nothing to take back")
    others = [other for other in table.people() if other != seat]
    if may == "free" or not others:
        await go_back(table, seat)
        return
    table.question = Question(seat, live.acts_to_take_back(seat), [], others)
    table.thoughts.drop()
    table.forget("nature")
    table.after("question", TIME_TO_ANSWER, deny, table)
    table.tell_table()


async def answer(table: Table, guest: Guest, request: Answer) -> None:
    _, seat = seated(table, guest)
    question = table.question
    if question is None or seat not in question.awaited:
        raise Cannot("no-question", "you are not asked anything")
    if not request.yes:
        await deny(table)
        return
    question.yes.append(seat)
    question.awaited.remove(seat)
    await count_answers(table)


async def count_answers(table: Table) -> None:
    """Once all who play themselves have agreed, it is granted."""
    question = table.question
    assert question is not None
    people = table.people()
    question.awaited = [seat for seat in question.awaited if seat in people]
    if question.awaited:
        table.tell_table()
    else:
        withdraw(table)
        await go_back(table, question.seat)


async def deny(table: Table) -> None:
    question = table.question
    if question is not None:
        withdraw(table)
        table.tell(TookBack(question.seat, question.acts, False))
        table.tell_table()
        await table.tend()


def withdraw(table: Table) -> None:
    """Nobody is asked any more."""
    if table.question is not None:
        table.question = None
        table.forget("question")
        table.tell_table()


async def go_back(table: Table, seat: Seat) -> None:
    """Told to those who had noticed what goes; if nobody had, its maker sees where it stands."""
    live = table.live
    assert live is not None
    table.forget("nature")
    lines = live.take_back(seat)
    if not live.unaware:
        table.thoughts.drop()
    await table.store_lines([Line(act.actor, act.text) for act in lines])
    gone = takeback(lines[0].text) - len(lines[1:])
    if len(live.unaware) < live.state.seats:
        table.tell(TookBack(seat, gone, True), live.unaware)
    table.tell_game([], live.unaware)
    await table.tend()


# Talking.


async def say(table: Table, guest: Guest, request: Say) -> None:
    if guest.chair is None:
        raise Cannot("not-seated", "only who sits at the table can talk")
    text = tidy(request.text or "", LONGEST_TEXT)
    if not text and request.phrase is None:
        raise Cannot("garbage", "nothing was said")
    if request.phrase is not None:
        expect_phrase(table.game, request.phrase)
    live = table.live
    signals = None if live is None else live.signals(live.state.view(table.eyes_of(guest)))
    if signals is not None and (text or request.phrase not in signals):
        raise Cannot("hush", f"only signals may be said now: {', '.join(signals)}")
    if not guest.chatter.take():
        raise Cannot("too-fast", "a little slower, please")
    if live is not None and text:
        text = heard(table, live, guest.chair, text)
    if not text and request.phrase is None:
        return
    chair = table.doc.chairs[guest.chair]
    number = table.chat[-1].number + 1 if table.chat else 0
    line = Chatted(number, guest.chair, chair.name, chair.badge, text, request.phrase, int(time()))
    await table.store.add_chat(table.doc.id, line)
    table.chat = [*table.chat[-KEPT_CHAT + 1 :], line]
    table.tell(Said([line]))


def expect_phrase(game: Game, phrase: str) -> None:
    """One of the house, or of the game that is played here."""
    phrases = (*PHRASES, *game.manners.phrases)
    if phrase not in phrases:
        raise Cannot("garbage", f"no phrase '{phrase}'; there are: {', '.join(phrases)}")


def heard(table: Table, live: Live, number: int, text: str) -> str:
    """What all hear of it: in some games words are not safe."""
    seat = table.doc.chairs[number].seat
    if seat is None or live.is_over:
        return text
    others = [line for line in table.chat if line.number >= live.doc.chat and line.chair != number]
    last = next((line.text for line in reversed(others) if line.text), "")
    spoken = live.game.manners.spoken(live.state, seat, text, last)
    if isinstance(spoken, Refusal):
        raise Cannot("refused", f"refused by {spoken.rule.key}", spoken)
    return tidy(spoken, LONGEST_TEXT)
