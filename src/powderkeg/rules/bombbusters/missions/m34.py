"""Mission 34: one of them is bound by a constraint, and nobody else knows who."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from powderkeg.rules.bombbusters.aiming import turn_is_over
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.missions.constraints import Constrained
from powderkeg.rules.bombbusters.missions.mission import Mission
from powderkeg.rules.bombbusters.missions.rules_31 import M34
from powderkeg.rules.bombbusters.moves import DRAW_CONSTRAINTS, LINKS, SKIP, WEAKEST
from powderkeg.rules.bombbusters.over import advance, step
from powderkeg.rules.bombbusters.pieces import DOUBLE, NO_SEAT, Value
from powderkeg.rules.bombbusters.prop_events import LinkBroke, LinkNamed, SecretsDealt
from powderkeg.rules.bombbusters.props.link import BROKEN, NAMED, SECRET, SECRET_CARDS, Guess, Link
from powderkeg.rules.bombbusters.props.prop import Prop
from powderkeg.rules.bombbusters.shapes import NameLink, OfConstraint, OfSeat
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import NOT_NOW, Facts, Log, Move, Phase, Refusal, Seat

BREAKING: Final = 2  # steps of the dial


class WeakestLink(Constrained):
    """Nothing that others see tells why a move was not made: neither a refusal nor the log."""

    def __init__(self) -> None:
        super().__init__(34, reds=(1, 1))
        self.fewest = 3
        self.for_more = M34[1]
        self.picks_roles = False
        self.skips_by = M34[4]

    def has_role(self, s: BombBusters, seat: Seat) -> bool:
        """They lie face down."""
        return False

    def props(self, seats: int) -> list[Prop]:
        return [Link(NO_SEAT, [], SECRET, 0, [], [0] * seats)]

    def before_wires(self, s: BombBusters) -> Phase[Any] | None:
        return DEAL_SECRETS

    def bound_by(self, s: BombBusters, seat: Seat) -> str:
        link = s.prop(Link)
        return link.card_of(s, seat) if link.state == SECRET and seat == link.weakest else ""

    def why_not_named(self, s: BombBusters, seat: Seat, value: Value) -> Refusal | None:
        """All constraints here are about values; the refusal does not say which it is."""
        return None if super().why_not_named(s, seat, value) is None else Refusal(M34[3])

    def why_no_power(self, s: BombBusters, seat: Seat) -> Refusal | None:
        state = s.prop(Link).state
        if state == NAMED:
            return None
        return Refusal(M34[2] if state == SECRET else M34[4])

    def charge(self, s: BombBusters, claim: Claim, log: Log) -> Phase[Any] | None:
        """It costs nothing, but what was said is remembered."""
        for value in claim.values:
            s.prop(Link).said[claim.seat] |= 1 << value
        return None

    # Naming the weakest link, and its break.

    def specials(self, s: BombBusters, seat: Seat) -> list[Move]:
        link = s.prop(Link)
        if link.state != SECRET:
            return []
        if seat == link.weakest:
            return super().specials(s, seat)
        if link.guessed >> seat & 1:
            return []
        others = [other for other in range(s.seats) if other != seat]
        return [LINKS[other][card] for other in others for card in SECRET_CARDS]

    def why_not(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        if move in self.specials(s, seat):
            return None
        if move is SKIP:
            return Refusal(M34[4])
        if not isinstance(move, NameLink):
            return Refusal(NOT_NOW)
        link = s.prop(Link)
        return Refusal(M34[6] if link.state == SECRET and seat == link.weakest else M34[5])

    def play(self, s: BombBusters, seat: Seat, move: Move, log: Log) -> None:
        link = s.prop(Link)
        if isinstance(move, NameLink):
            self.guess(s, seat, Guess(move.seat, move.card), log)
            return
        link.state = BROKEN
        link.cards = []
        log.add(LinkBroke({"seat": seat}))
        for _ in range(BREAKING):
            if s.over is None:
                advance(s, log)
        turn_is_over(s, log)

    def guess(self, s: BombBusters, seat: Seat, guess: Guess, log: Log) -> None:
        """The turn goes on; the Stabilizer does not stop the step for a wrong guess."""
        link = s.prop(Link)
        link.guessed |= 1 << seat
        right = guess.seat == link.weakest and guess.card == link.cards[guess.seat]
        told: Facts = {"seat": seat, "to": guess.seat, "constraint": guess.card}
        log.add(LinkNamed({**told, "right": "yes" if right else "no"}))
        if right:
            link.state = NAMED
            link.cards = []
            s.roles = [DOUBLE] * s.seats
        else:
            link.wrong.append(guess)
            step(s, log)


class DealingSecrets(Phase[BombBusters]):
    """The Captain card to one of them, and a constraint to everyone, face down."""

    key: ClassVar[str] = "secret"

    def chances(self, s: BombBusters) -> list[Move]:
        link = s.prop(Link)
        if link.weakest == NO_SEAT:
            return [WEAKEST[seat] for seat in range(s.seats)]
        return [DRAW_CONSTRAINTS[card] for card in SECRET_CARDS if card not in link.cards]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        link = s.prop(Link)
        if isinstance(move, OfSeat):
            link.weakest = move.seat
            return
        assert isinstance(move, OfConstraint)
        link.cards.append(move.card)
        if link.is_dealt(s):
            log.add(SecretsDealt({}))
            s.pop(log)


DEAL_SECRETS: Final = DealingSecrets()
MISSION: Final[Mission] = WeakestLink()
