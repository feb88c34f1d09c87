"""May a move be taken back? Where that is not free, everybody else at the table is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from powderkeg.rules.core import Seat
from powderkeg.table.cannot import Cannot
from powderkeg.table.news import Question, TookBack

if TYPE_CHECKING:
    from powderkeg.table.playing import Playing

TIME_TO_ANSWER = 30.0  # seconds


class TakebackVote:
    """One question at a time."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.table = playing.table
        self.question: Question | None = None

    async def ask(self, seat: Seat) -> None:
        """Those who play themselves. If nobody else does, it is granted."""
        others = [other for other in self.playing.people() if other != seat]
        if not others:
            await self.playing.go_back(seat)
            return
        acts = self.playing.session.acts_to_take_back(seat)
        self.question = Question(seat, acts, [], others)
        self.playing.pause()
        self.playing.after("question", TIME_TO_ANSWER, self.deny)
        self.table.tell_table()

    async def answer(self, seat: Seat, yes: bool) -> None:
        question = self.question
        if question is None or seat not in question.awaited:
            raise Cannot("no-question", "you are not asked anything")
        if not yes:
            await self.deny()
            return
        question.yes.append(seat)
        question.awaited.remove(seat)
        await self.count()

    async def count(self) -> None:
        """Once all who play themselves have agreed, it is granted."""
        question = self.question
        if question is None:
            return
        people = self.playing.people()
        question.awaited = [seat for seat in question.awaited if seat in people]
        if question.awaited:
            self.table.tell_table()
        elif self.playing.session.undo(question.seat):
            self.withdraw()
            await self.playing.go_back(question.seat)
        else:  # time has gone by meanwhile, and nothing is left to take back
            await self.deny()

    async def deny(self) -> None:
        question = self.question
        if question is not None:
            self.withdraw()
            self.table.tell(TookBack(question.seat, question.acts, False))
            self.table.tell_table()
            await self.playing.tend()

    async def overtake(self, seat: Seat) -> None:
        """This seat moves on. If another asked, it is told that the game went on."""
        if self.question is not None and self.question.seat != seat:
            await self.deny()
        self.withdraw()

    def withdraw(self) -> None:
        """Nobody is asked any more."""
        if self.question is not None:
            self.question = None
            self.table.forget("question")
            self.table.tell_table()
