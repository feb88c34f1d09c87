"""Before the first turn: Captain, characters, coloured wires, the deal, equipment."""

from __future__ import annotations

from typing import ClassVar, Final

from powderkeg.rules.bombbusters.events import CaptainChosen, Dealt, Drawn, PutIn, RoleTaken
from powderkeg.rules.bombbusters.moves import (
    CAPTAINS,
    DEALS,
    DRAWS,
    PUTS,
    ROLE_MOVES,
    SIDES,
    TAKES,
)
from powderkeg.rules.bombbusters.moving import set_apart
from powderkeg.rules.bombbusters.pieces import (
    DOUBLE,
    EQUIPMENT_TEXTS,
    KIND_TEXTS,
    KINDS,
    NO_ROLE,
    RED,
    ROLE_TEXTS,
    ROLES,
    VALUE_OF,
    VALUE_TEXTS,
    X_OR_Y,
    YELLOW,
    Stand,
    Value,
)
from powderkeg.rules.bombbusters.placing import interlude, place_tokens
from powderkeg.rules.bombbusters.prop_events import Equipped
from powderkeg.rules.bombbusters.rulebook import C
from powderkeg.rules.bombbusters.shapes import (
    Equip,
    OfKind,
    OfSeat,
    Side,
    TakeRole,
)
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.bombbusters.tokens import note_some
from powderkeg.rules.core import NOT_NOW, Log, Move, Phase, Refusal, Seat

NO_SIDE: Final = -1


class ChoosingCaptain(Phase[BombBusters]):
    """Random at first; at the same table it passes to the left (2.1)."""

    key: ClassVar[str] = "captain"

    def chances(self, s: BombBusters) -> list[Move]:
        return [CAPTAINS[seat] for seat in range(s.seats)]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfSeat)
        self.name(s, move.seat, log)

    def name(self, s: BombBusters, seat: Seat, log: Log) -> None:
        s.captain = seat
        log.add(CaptainChosen({"seat": seat}))
        s.turn = (seat + 1) % s.seats
        mission = s.setting.mission
        for other in range(s.seats):
            if not mission.has_role(s, other):
                s.roles[other] = NO_ROLE
        if mission.picks_roles:
            s.go(TAKE_ROLES, log)
        else:
            interlude(s, mission.before_wires(s), DRAW, log)


class TakingRoles(Phase[BombBusters]):
    """From mission 31 on, everyone but the Captain may take another character (1.3)."""

    key: ClassVar[str] = "roles"

    def deciders(self, s: BombBusters) -> list[Seat]:
        return [s.turn]

    def moves(self, s: BombBusters, seat: Seat) -> list[Move]:
        return [ROLE_MOVES[role] for role in ROLES if self.why_not(s, role) is None]

    def refusal(self, s: BombBusters, seat: Seat, move: Move) -> Refusal | None:
        return self.why_not(s, move.role) if isinstance(move, TakeRole) else Refusal(NOT_NOW)

    def why_not(self, s: BombBusters, role: int) -> Refusal | None:
        if role == X_OR_Y and not s.setting.mission.ray:
            return Refusal(C[4], {"mission": s.setting.mission.number})
        if role != DOUBLE and role in s.roles:
            return Refusal(C[2], {"equipment": ROLE_TEXTS[role], "seat": s.roles.index(role)})
        return None

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, TakeRole)
        s.roles[actor] = move.role
        log.add(RoleTaken({"seat": actor, "equipment": ROLE_TEXTS[move.role]}))
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.captain:
            interlude(s, s.setting.mission.before_wires(s), DRAW, log)


class Drawing(Phase[BombBusters]):
    """Coloured wires are drawn and shown: yellow, then red (2.3)."""

    key: ClassVar[str] = "draw"

    def begin(self, s: BombBusters, log: Log) -> None:
        if not self.chances(s):
            s.go(LOAD, log)

    def colour(self, s: BombBusters) -> Value:
        """The one of which more are to be shown."""
        for value in (YELLOW, RED):
            if self.seen(s, value) < s.setting.drawn(value)[1]:
                return value
        return 0

    def seen(self, s: BombBusters, value: Value) -> int:
        return sum(VALUE_OF[kind] == value for kind in s.markers)

    def chances(self, s: BombBusters) -> list[Move]:
        value = self.colour(s)
        if not value:
            return []
        return [DRAWS[kind] for kind in s.setting.candidates(value) if kind not in s.markers]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfKind)
        value = VALUE_OF[move.wire]
        wanted, shown = s.setting.drawn(value)
        s.markers.append(move.wire)
        s.bag[move.wire] += 1
        s.totals[value] += 1
        sure = "yes" if wanted == shown else "no"
        facts = {"wire": KIND_TEXTS[move.wire], "value": VALUE_TEXTS[value], "sure": sure}
        log.add(Drawn({**facts}))
        if self.seen(s, value) < shown:
            return
        s.go(PUT_BACK if wanted < shown else DRAW, log)


class PuttingBack(Phase[BombBusters]):
    """ "X of Y": of those shown the surplus is put back unseen (2.3)."""

    key: ClassVar[str] = "put"

    def chances(self, s: BombBusters) -> list[Move]:
        value = VALUE_OF[s.markers[-1]]
        return [PUTS[kind] for kind in s.markers if VALUE_OF[kind] == value and s.bag[kind]]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfKind)
        value = VALUE_OF[move.wire]
        wanted, shown = s.setting.drawn(value)
        s.pile.append(s.add_wire(move.wire))
        s.totals[value] -= 1
        left = sum(s.bag[kind] for kind in s.markers if VALUE_OF[kind] == value)
        if left > wanted:
            return
        for kind in s.markers:
            if VALUE_OF[kind] == value:
                s.maybe |= 1 << kind
        log.add(PutIn({"value": VALUE_TEXTS[value], "count": wanted, "shown": shown}))
        s.go(DRAW, log)


class Loading(Phase[BombBusters]):
    """The robot's tray is filled before the deal (mission 43)."""

    key: ClassVar[str] = "load"

    def begin(self, s: BombBusters, log: Log) -> None:
        if not self.chances(s):
            s.go(DEAL_APART, log)

    def chances(self, s: BombBusters) -> list[Move]:
        full = len(s.tray) == s.setting.mission.on_tray(s.seats)
        return [] if full else [TAKES[kind] for kind in KINDS for _ in range(s.bag[kind])]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfKind)
        s.tray.append(s.add_wire(move.wire))
        self.begin(s, log)


class DealingApart(Phase[BombBusters]):
    """Wires of one colour first, to whom the mission says (missions 13, 41, 48).

    Whoever has two stands and gets one, gets it on either, unseen (D19).
    """

    key: ClassVar[str] = "side"

    def __init__(self, side: int) -> None:
        self.side: Final = side  # of two stands, the one for the next wire, or NO_SIDE

    def begin(self, s: BombBusters, log: Log) -> None:
        if not self.chances(s):
            s.go(DEAL, log)

    def to(self, s: BombBusters) -> list[Stand]:
        """The stands the next wire may go to."""
        if not s.setting.mission.dealt_apart(s):
            return []
        dealt = sum(len(stand) for stand in s.stands)
        shares = s.setting.mission.apart_to(s)
        return shares[dealt] if dealt < len(shares) else []

    def chances(self, s: BombBusters) -> list[Move]:
        stands = self.to(s)
        if not stands:
            return []
        if len(stands) == 2 and self.side == NO_SIDE:
            return [*SIDES]
        value = s.setting.mission.dealt_apart(s)
        return [DEALS[kind] for kind in KINDS if VALUE_OF[kind] == value and s.bag[kind]]

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Side):
            s.go(DealingApart(move.side), log)
            return
        assert isinstance(move, OfKind)
        s.sort_in(self.to(s)[max(0, self.side)], s.add_wire(move.wire))
        s.go(DEAL_APART, log)


class Dealing(Phase[BombBusters]):
    """All wires over the stands, as evenly as possible, the Captain's first (2.4, B1)."""

    key: ClassVar[str] = "deal"

    def chances(self, s: BombBusters) -> list[Move]:
        may = s.setting.mission.may_deal(self.fewest(s))
        return [DEALS[kind] for kind in KINDS if may >> kind & 1 for _ in range(s.bag[kind])]

    def fewest(self, s: BombBusters) -> int:
        """So many wires lie on the stand that is next."""
        return min(len(s.stands[stand]) for stand in s.all_stands())

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, OfKind)
        fewest = self.fewest(s)
        for stand in s.all_stands():
            if len(s.stands[stand]) == fewest:
                s.setting.mission.deal_to(s, stand, s.add_wire(move.wire))
                break
        if not any(s.bag):
            self.note_apart(s)
            if s.apart:
                set_apart(s, s.setting.mission.rows_apart(s))
                s.setting.mission.note_deal(s)
            log.add(Dealt({}))
            if s.setting.mission.has_equipment and s.setting.mission.equipped(s.seats):
                s.go(EQUIP, log)
            else:
                place_tokens(s, log)

    def note_apart(self, s: BombBusters) -> None:
        """Who was dealt a wire apart is known to hold one."""
        mission = s.setting.mission
        value = mission.dealt_apart(s)
        if not value:
            return
        for stands in s.setting.mission.apart_to(s):
            note_some(s, [wire for stand in stands for wire in s.stands[stand]], value)


class Equipping(Phase[BombBusters]):
    """As many cards as players; some are not used in some missions (2.5)."""

    key: ClassVar[str] = "equip"

    def chances(self, s: BombBusters) -> list[Move]:
        return s.possible_cards()

    def play(self, s: BombBusters, actor: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Equip)
        s.cards.append(move.card)
        if len(s.cards) == s.setting.mission.equipped(s.seats):
            names = [EQUIPMENT_TEXTS[card] for card in s.cards]
            log.add(Equipped({"cards": [*names], "count": len(names)}))
            place_tokens(s, log)


CAPTAIN: Final = ChoosingCaptain()
TAKE_ROLES: Final = TakingRoles()
DRAW: Final = Drawing()
PUT_BACK: Final = PuttingBack()
LOAD: Final = Loading()
DEAL_APART: Final = DealingApart(NO_SIDE)
DEAL: Final = Dealing()
EQUIP: Final = Equipping()
