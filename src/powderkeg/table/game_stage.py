"""What a running game and a finished one have in common: it is seen, asked about, talked about."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from powderkeg.rules.core import Event, Move, Refusal, Seat
from powderkeg.table.cannot import Cannot, refused
from powderkeg.table.guest import Guest
from powderkeg.table.news import ENCODER, Happened, Played, Possible, Refused, TimeView
from powderkeg.table.protocol import GameJson, Why, Wish
from powderkeg.table.seating import tidy
from powderkeg.table.session import GameSession
from powderkeg.table.stage import Stage
from powderkeg.table.talk import LONGEST_TEXT
from powderkeg.table.telling import refusal_view

if TYPE_CHECKING:
    from powderkeg.table.table import Table


class GameStage(Stage):
    """A table with a game on it."""

    def __init__(self, table: Table, session: GameSession) -> None:
        super().__init__(table)
        self.session = session

    def replay(self) -> str:
        return self.table.doc.match if self.session.may_look_back else ""

    # Telling.

    def due(self) -> int | None:
        """Seconds until something happens by itself, as the table's clock counts them."""
        return None

    def time_view(self) -> TimeView | None:
        """What is left of everybody's time to think, if that is counted."""
        return None

    def game_for(self, guest: Guest) -> Happened:
        eyes = self.table.eyes_of(guest)
        return self.session.happened(eyes, [], guest.wants, self.due(), self.time_view())

    def tell_game(self, events: list[Event], unaware: Collection[Seat] = ()) -> None:
        """To each what they may see; those who see the same are told the same text."""
        texts: dict[tuple[Seat, frozenset[Wish]], bytes] = {}
        session, due, time = self.session, self.due(), self.time_view()
        open: dict[int, GameJson] = {}
        for guest in self.table.guests:
            eyes = self.table.eyes_of(guest)
            if eyes in unaware:
                continue
            text = texts.get((eyes, guest.wants))
            if text is None:
                news = session.happened(eyes, events, guest.wants, due, time, open)
                texts[eyes, guest.wants] = text = ENCODER.encode(news)
            guest.send(text)

    # What is asked.

    def seat_at(self, guest: Guest) -> Seat:
        seat = self.table.seat_of(guest.chair)
        return super().seat_at(guest) if seat is None else seat

    def parse(self, text: str) -> Move:
        move = self.session.game.moves.parse(text)
        if move is None:
            raise Cannot("no-move", f"{self.session.game.name} has no move '{text}'")
        return move

    def expect_fresh(self, seat: Seat, at: int) -> None:
        """Has the seat seen all that it could?"""
        if at != self.session.at(seat):
            raise self.stale(seat, at)

    def stale(self, seat: Seat, at: int) -> Cannot:
        now = self.session.at(seat)
        return Cannot("stale", f"line {at} was seen, but the game is at {now}")

    def own_key(self, guest: Guest, key: str) -> str:
        """Whoever sat here before may have used the same: a key belongs to its owner's token."""
        assert guest.chair is not None
        token_hash = self.table.doc.chairs[guest.chair].token_hash
        return f"{token_hash[:12]}.{key}" if key else ""

    def tell_if_played(self, guest: Guest, seat: Seat, key: str) -> bool:
        """Is this choice, which was sent under a key, in the record?"""
        played = self.session.keys.get(seat)
        if not key or played is None or played[0] != self.own_key(guest, key):
            return False
        guest.tell(Played(key, played[1]))
        return True

    def tell_if_refused(self, guest: Guest, seat: Seat, move: Move) -> bool:
        """Does a rule forbid it?"""
        refusal = self.session.state.refusal(seat, move)
        if refusal is None:
            return False
        guest.tell(Refused(move.text, refusal_view(refusal)))
        return True

    async def why(self, guest: Guest, request: Why) -> None:
        seat = self.seat_at(guest)
        move = self.parse(request.move)
        self.expect_played(seat, move)
        if not self.tell_if_refused(guest, seat, move):
            guest.tell(Possible(request.move))

    def expect_played(self, seat: Seat, move: Move) -> None:
        """A move may be one that is never played as such."""

    # Chairs.

    async def vacate(self, number: int) -> None:
        await super().vacate(number)
        self.tell_game([])
        await self.tend()

    # Talking.

    def signals_for(self, guest: Guest) -> list[str] | None:
        return self.session.signals(self.session.state.view(self.table.eyes_of(guest)))

    def heard(self, chair: int, text: str) -> str:
        session = self.session
        seat = self.table.doc.chairs[chair].seat
        if seat is None or session.is_over:
            return text
        others = [
            line
            for line in self.table.chat
            if line.number >= session.doc.chat and line.chair != chair
        ]
        last = next((line.text for line in reversed(others) if line.text), "")
        spoken = session.game.manners.spoken(session.state, seat, text, last)
        if isinstance(spoken, Refusal):
            raise refused(spoken)
        return tidy(spoken, LONGEST_TEXT)
