"""The bots of Bomb Busters: they play by exact odds, from what their seat knows alone.

Level 1 goes by what lies open. Level 2 counts deals. Level 3 uses equipment and thinks of what
it shows. Level 4 looks ahead, and higher ones look at more worlds.
"""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.aiming import closed_on, targets
from powderkeg.rules.bombbusters.claim import Claim
from powderkeg.rules.bombbusters.clarity import Sight
from powderkeg.rules.bombbusters.cutting import copies
from powderkeg.rules.bombbusters.hunch import cut_by_hunch
from powderkeg.rules.bombbusters.ideas import (
    Idea,
    best_score,
    chance_of_one,
    detector_ideas,
    likeliest,
    likely_yellows,
    naming_idea,
    order,
    plain_ideas,
    pointed,
    ray_ideas,
    tripwire_ideas,
    yellow_idea,
)
from powderkeg.rules.bombbusters.manners import small_choice
from powderkeg.rules.bombbusters.moves import (
    CUTS,
    FOUR,
    FRESH,
    LINKS,
    MUGS,
    NAME_REDS,
    POINTS,
    REVEAL,
    REWIND,
    SKIP,
    STABILIZE,
    YELLOWS,
)
from powderkeg.rules.bombbusters.odds import named_values
from powderkeg.rules.bombbusters.outlook import look_ahead, worlds
from powderkeg.rules.bombbusters.pieces import RED, Value, Wire
from powderkeg.rules.bombbusters.props.link import SECRET, Link
from powderkeg.rules.bombbusters.props.number import Number
from powderkeg.rules.bombbusters.props.skips import Skips
from powderkeg.rules.bombbusters.shapes import (
    CallRed,
    Cut,
    Detect,
    OfNumber,
    OfStand,
    OfWire,
    Recharge,
    Solo,
)
from powderkeg.rules.bombbusters.stakes import Stakes, closed_share
from powderkeg.rules.bombbusters.state import BombBusters
from powderkeg.rules.core import Move, Seat
from powderkeg.rules.rng import Rng

POOR: Final = -0.03  # a best cut worse than this calls for help
STABILIZER_PRICE: Final = 0.06
MUG_PRICE: Final = 0.04
IDEAS: Final = 6  # that are looked at closely
MARGIN: Final = 0.06  # ideas that much worse are not
WORLDS: Final = 4
CLOSE_LOOKS: Final = 12
TELLING: Final = 0.02
SURE: Final = 0.9999
RADAR_MOVES: Final = ("radar", "own-radar")


def choose(s: BombBusters, seat: Seat, level: int, rng: Rng) -> Move:
    """The move of a seat that is awaited."""
    moves = s.moves(seat)
    if len(moves) == 1:
        return moves[0]
    phase = s.phases[-1].key
    if phase == "turn":
        move = in_turn(s, seat, level, moves, rng)
    elif phase == "aim":
        move = aim(s, seat, moves)
    else:
        move = small_choice(s, seat, phase, level, moves, rng)
    return move if move in moves else rng.pick(moves)


def in_turn(s: BombBusters, seat: Seat, level: int, moves: list[Move], rng: Rng) -> Move:
    if REVEAL in moves and s.has_only(seat, RED):
        return REVEAL
    if level > 1:
        sure = surely(s, seat, moves)
        if sure is not None:
            return sure
    if level <= 1:
        return cut_by_hunch(s, seat, moves, rng) or rng.pick(moves)
    free = give_away(s, seat, level, moves)
    if free is not None:
        return free
    ideas = plain_ideas(s, seat)
    ideas += special_ideas(s, seat, moves)
    ideas.sort(key=order, reverse=True)
    best = ideas[0].score if ideas else -1.0
    if best < POOR or not ideas:
        help_ = ask_for_help(s, seat, level, moves, best, rng)
        if help_ is not None:
            return help_
        ideas += detector_ideas(s, seat) if level > 2 or s.lives <= 2 else []
        ideas += ray_ideas(s, seat) if level > 2 else []
        ideas.sort(key=order, reverse=True)
    if SKIP in moves and (not ideas or ideas[0].score < -Stakes(s, seat).miss):
        return SKIP
    if not ideas:
        return rng.pick(moves)
    if level > 2:
        think_of_teammates(s, seat, ideas)
    chosen = ideas[0]
    if level >= 4:
        close = [idea for idea in ideas[:IDEAS] if idea.score >= chosen.score - MARGIN]
        close = [idea for idea in close if not isinstance(idea.move, Detect)]
        if len(close) > 1 and close[0] is chosen:
            chosen = look_ahead(s, seat, close, WORLDS * (level - 3), rng)
    return which_copy(s, seat, level, chosen)


def surely(s: BombBusters, seat: Seat, moves: list[Move]) -> Move | None:
    """What only some missions offer, where nothing is left to doubt or to lose."""
    if FRESH in moves and SKIP in moves:  # a skip too many would be the end
        skips = s.prop(Skips).clone()
        skips.add(seat)
        return FRESH if skips.are_all(s) and s.lives > 1 else None
    if s.has_prop(Link) and s.prop(Link).state == SECRET:
        named = s.prop(Link).candidates(s, seat)
        if len(named) == 1 and LINKS[named[0].seat][named[0].card] in moves:
            return LINKS[named[0].seat][named[0].card]
    for move in moves:
        if isinstance(move, CallRed):
            wire = s.wire_at(move.stand, move.place)
            if s.deals(seat).values(wire)[RED] > SURE:
                return move
    return None


def special_ideas(s: BombBusters, seat: Seat, moves: list[Move]) -> list[Idea]:
    """What only this mission offers."""
    ideas: list[Idea] = []
    if YELLOWS in moves:
        ideas.append(yellow_idea(s, seat))
    if NAME_REDS in moves:
        ideas.append(naming_idea(s, seat, NAME_REDS, RED))
    if FOUR in moves:
        ideas.append(naming_idea(s, seat, FOUR, s.prop(Number).card))
    if any(move.key == "tripwire" for move in moves):
        ideas += tripwire_ideas(s, seat)
    return ideas


def think_of_teammates(s: BombBusters, seat: Seat, ideas: list[Idea]) -> None:
    """Of the best ideas, those gain that open an own wire which tells a lot."""
    near = [idea for idea in ideas[:CLOSE_LOOKS] if idea.score > ideas[0].score - MARGIN]
    if len(near) < 2:
        return
    sight = Sight(s, seat)
    now = sight.now()
    clear: dict[Value, float] = {}
    for idea in near:
        if isinstance(idea.move, (Cut, Solo, Detect)):
            if idea.value not in clear:
                wires = copies(s, seat, idea.value)
                clear[idea.value] = max([sight.tagging(wire) for wire in wires]) - now
            idea.score += TELLING * idea.right * clear[idea.value]
    ideas.sort(key=order, reverse=True)


def give_away(s: BombBusters, seat: Seat, level: int, moves: list[Move]) -> Move | None:
    """Cards that cost nothing: the dial back, and what tells others something."""
    if REWIND in moves and s.lives < max(s.seats, s.setting.mission.lives(s.seats)):
        return REWIND
    if level < 3:
        return None
    best: Move | None = None
    most = 0.0
    sight: Sight | None = None
    for move in moves:
        if isinstance(move, Recharge):
            if len(move.seats) == 2 or closed_share(s) < 0.5:
                return move
        elif isinstance(move, OfWire) and move.key in ("post-it", "alike", "unlike"):
            if sight is None:
                sight = Sight(s, seat)
                most = sight.now()
            if move.key == "post-it":
                clear = sight.tagging(s.wire_at(move.stand, move.place))
            else:
                clear = sight.labelling(move.stand, move.place, move.key == "alike")
            if clear > most + 0.1:
                best, most = move, clear
    return best


def ask_for_help(
    s: BombBusters, seat: Seat, level: int, moves: list[Move], best: float, rng: Rng
) -> Move | None:
    """Radar, Stabilizer or Coffee Mug, when no cut is good."""
    if level < 3:
        return None
    number = radar_number(s, seat, moves)
    if number is not None:
        return number
    if best < -MUG_PRICE:
        passed = pass_on(s, seat, moves, best, rng)
        if passed is not None:
            return passed
    if STABILIZE in moves and best < -STABILIZER_PRICE * closed_share(s):
        return STABILIZE
    return None


def radar_number(s: BombBusters, seat: Seat, moves: list[Move]) -> Move | None:
    """The number whose answers are least certain, of those the seat could cut."""
    named = named_values(s, seat)
    best: Move | None = None
    most = 0.05
    for move in moves:
        if isinstance(move, OfNumber) and move.key in RADAR_MOVES and move.number in named:
            doubt = 0.0
            for stand in range(2 * s.seats):
                if stand // 2 != seat:
                    closed = [wire for wire in closed_on(s, stand) if wire not in s.apart]
                    if not closed:
                        continue
                    chance = chance_of_one(s, seat, stand, closed, move.number)
                    doubt += chance * (1.0 - chance)
            if doubt > most:
                best, most = move, doubt
    return best


def pass_on(s: BombBusters, seat: Seat, moves: list[Move], best: float, rng: Rng) -> Move | None:
    """Coffee Mug, for somebody who surely has a better cut."""
    others = [other for other in s.others(seat) if MUGS[other] in moves]
    if not others:
        return None
    imagined = worlds(s, seat, WORLDS, rng)
    chosen: Move | None = None
    most = best + MUG_PRICE
    for other in others:
        total = 0.0
        for world in imagined:
            total += best_score(world, other)
        if total / WORLDS > most:
            chosen, most = MUGS[other], total / WORLDS
    return chosen


def which_copy(s: BombBusters, seat: Seat, level: int, idea: Idea) -> Move:
    """The own wire that tells others most when it lies open."""
    move = idea.move
    if level < 3 or not isinstance(move, Cut) or idea.value > 12:
        return move
    held = copies(s, seat, idea.value)
    if len(held) < 2:
        return move
    sight = Sight(s, seat)
    best, most = 0, -1.0
    for copy, wire in enumerate(held):
        clear = sight.tagging(wire)
        if clear > most + 1e-9:
            best, most = copy, clear
    return CUTS[move.stand][move.place][idea.value][best]


def aim(s: BombBusters, seat: Seat, moves: list[Move]) -> Move:
    """The next wire to point at, or the stand."""
    claim = s.claim
    assert claim is not None
    if claim.how == "yellows":
        wanted = likely_yellows(s, seat)
    elif claim.how in ("reds", "four"):
        wanted = likeliest(s, seat, claim.values[0], claim.need)
    elif claim.how == "sevens":
        wanted = likeliest_elsewhere(s, seat, claim.need, claim.values[0])
    else:
        wanted = best_pointing(s, seat, claim)
    for move in moves:
        if isinstance(move, OfStand) and wanted and s.place_of(wanted[0])[0] == move.stand:
            return move
    for wire in wanted:
        if wire not in claim.wires:
            stand, place = s.place_of(wire)
            return POINTS[stand][place]
    return moves[0]


def likeliest_elsewhere(s: BombBusters, seat: Seat, count: int, value: Value) -> list[Wire]:
    found: list[tuple[float, Wire]] = []
    for other in s.others(seat):
        for wire in s.hand(other):
            found.append((s.deals(seat).values(wire)[value], wire))
    found.sort(reverse=True)
    return [wire for _, wire in found[:count]]


def best_pointing(s: BombBusters, seat: Seat, claim: Claim) -> list[Wire]:
    """The wires of one stand that a detector should be pointed at."""
    if claim.wires:
        stand, _ = s.place_of(claim.wires[0])
        return pointed(s, seat, stand, claim.values, claim.need, claim.how)
    best: list[Wire] = []
    most = -1.0
    for stand in range(2 * s.seats):
        allowed = targets(s, seat, stand, claim.how)
        if not allowed or len(allowed) < claim.need:
            continue
        wires = pointed(s, seat, stand, claim.values, claim.need or len(allowed), claim.how)
        chance = 0.0
        for value in claim.values:
            chance += chance_of_one(s, seat, stand, wires, value)
        if chance > most:
            best, most = wires, chance
    return best
