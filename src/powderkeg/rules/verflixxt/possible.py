"""What holds in every position that play can come to. A scene that breaks it is refused.

A scene may lay a path of its own and leave tiles, guards and worm tokens in the box: of these
it may have fewer than there are, never more. How it came about is not asked: whoever holds a
worm token need not have the minus tile that brought it.
"""

from __future__ import annotations

from powderkeg.rules.core import CHANCE, Complaint
from powderkeg.rules.verflixxt.ending import OVER, has_ended
from powderkeg.rules.verflixxt.moves import FLIXXY_PIECE, GUARD_PIECE
from powderkeg.rules.verflixxt.phases import ADVANCE, AFTER, BEFORE, DRAW, ROLL, has_move
from powderkeg.rules.verflixxt.pieces import (
    ALL_HOME,
    AWAY,
    BARE,
    FINISH,
    FLIXXY,
    GUARDS,
    LAST_PAWN,
    LUCKY,
    NO_DIE,
    ONE_HOME,
    OPEN,
    PUSH,
    ROUND_TOKENS,
    START,
    STILL,
    SWAP,
    VERFLIXXT,
    VERFLIXXT_TILES,
    WORM_COUNTS,
    WORM_TEXTS,
    Place,
    tile_text,
    worm_kind,
)
from powderkeg.rules.verflixxt.state import Verflixxt
from powderkeg.rules.verflixxt.worms import can_move_guard, can_move_pawn, is_swap


def check_possible(s: Verflixxt) -> None:
    """A Complaint says what no game can come to."""
    check_path(s)
    check_tiles(s)
    check_pieces(s)
    check_beginning(s)
    check_passed_tiles(s)
    check_flixxy(s)
    check_dice(s)
    check_worms(s)
    check_swaps(s)
    check_played_worms(s)
    check_turn(s)
    check_last_tiles(s)
    check_penalty(s)


def check_path(s: Verflixxt) -> None:
    """E15: the V tiles stay. Tiles keep their order, but in variant 3."""
    walk = s.on_path()
    count = [s.tiles[place] for place in walk].count(VERFLIXXT)
    if s.setting.nochmal and count != VERFLIXXT_TILES:
        raise Complaint(f"scene: the path has {VERFLIXXT_TILES} V tiles to the end, not {count}")
    if count and not s.setting.nochmal:
        raise Complaint("scene: V tiles need 'option expansion nochmal' (or worms)")
    if walk != sorted(walk) and not s.setting.passed_go_last:
        raise Complaint("scene: tiles change their order only with 'option passed-tiles go-last'")
    if walk != sorted(walk) and s.figures[START] and not s.setting.free_one:
        raise Complaint("scene: a pawn is on the start, so all tiles lie where they were laid")
    rest = [place for place in walk if place not in s.guards]
    first = rest.index(min(rest)) if rest else 0
    if rest[first:] + rest[:first] != sorted(rest) and not s.setting.free_one:
        raise Complaint("scene: tiles go last in the order of the path (V8)")


def check_tiles(s: Verflixxt) -> None:
    """V12: no tile is made."""
    tiles = [s.tiles[place] for place in s.on_path()]
    for stack in s.stacks:
        tiles += stack
    tiles += s.discarded
    if s.penalty:
        tiles.append(s.penalty)
    for tile in sorted(set(tiles)):
        most = s.setting.layout.tiles.count(tile)
        if tile not in (VERFLIXXT, BARE) and tiles.count(tile) > most:
            raise Complaint(
                f"scene: there are {tiles.count(tile)} tiles {tile_text(tile)}; "
                f"this game has {most}"
            )
    if s.discarded and not s.setting.nochmal:
        raise Complaint("scene: tiles are discarded only with 'option expansion nochmal'")
    if s.discarded and len(seats_in_play(s)) > 1:
        raise Complaint("scene: a tile is discarded when only one seat is left in play (E14)")


def check_pieces(s: Verflixxt) -> None:
    """A8: everything stands on a place that is there."""
    if len(s.guards) > GUARDS:
        raise Complaint(f"scene: there are eight guards, not {len(s.guards)}")
    there = {START, FINISH, *s.on_path()}
    for place in (*s.pawns, *s.guards, *([] if s.flixxy == AWAY else [s.flixxy])):
        if place not in there:
            raise Complaint(f"scene: something stands on {place}, which is not on the path")
    if START in s.guards and not (s.setting.free_one or was_swapped(s)):
        raise Complaint("scene: a guard comes to the start only by variant 2 or a swap")


def was_swapped(s: Verflixxt) -> bool:
    """W5: a swap that was played lies under the pile, or was drawn from there for all to see."""
    held = [worm for worms in (*s.worms, s.fresh) for worm in worms if worm >= OPEN]
    return SWAP in s.under or any(worm_kind(worm) == SWAP for worm in held)


def check_beginning(s: Verflixxt) -> None:
    """B5: where nothing goes back, nothing has moved yet if all are on the start."""
    if s.setting.free_one or s.under or s.fresh or any(s.worms):  # a swap goes back, too
        return
    if s.figures[START] < len(s.pawns) + s.setting.nochmal or s.arrivals:
        return
    if any(s.stacks):
        raise Complaint("scene: all are still on the start, so nobody has taken a tile")
    for place in s.guards:
        alone = place not in (START, FINISH) and s.guards.count(place) == 1
        if not alone or s.tiles[place] < 0 or s.tiles[place] == VERFLIXXT:  # P2, S4
            raise Complaint("scene: all are still on the start, so no guard has moved")
    if s.setting.first not in (CHANCE, s.turn):
        raise Complaint(f"scene: all are still on the start, and seat {s.setting.first} begins")


def check_passed_tiles(s: Verflixxt) -> None:
    """V8: in variant 3 only guarded tiles lie behind the last pawn."""
    if not s.setting.passed_go_last or s.figures[START] or s.figures[FINISH] == len(s.pawns):
        return
    for place in s.on_path():
        if s.figures[place]:
            return
        if place not in s.guards:
            raise Complaint(f"scene: all have passed {place}, so its tile lies before the finish")


def check_flixxy(s: Verflixxt) -> None:
    """E8–E10: laps, arrivals and the one at which Flixxy leaves."""
    if len(s.arrivals) > (len(ROUND_TOKENS) if s.setting.nochmal else 0):
        raise Complaint("scene: more arrivals than there are round tokens")
    if s.setting.nochmal and s.flixxy == AWAY and len(s.arrivals) < len(ROUND_TOKENS):
        raise Complaint("scene: Flixxy leaves at its fifth arrival, so four are told before")
    if s.flixxy == FINISH and not s.arrivals:
        raise Complaint("scene: Flixxy is on the finish, and 'arrivals' does not say by whom")


def check_dice(s: Verflixxt) -> None:
    """E1, E10: the number is rolled once a turn, with the action die while Flixxy is there."""
    below = s.phases[0]
    if s.number == 0:
        if below not in (BEFORE, ROLL):
            raise Complaint(f"scene: 'phase {below.key}' needs a roll")
    elif below in (BEFORE, ROLL):
        raise Complaint(f"scene: in 'phase {below.key}' the dice are not rolled yet")
    elif s.die == NO_DIE and s.flixxy != AWAY:
        raise Complaint(f"scene: the action die is rolled too: 'roll {s.number} x', any or flixxy")
    elif s.die != NO_DIE and s.flixxy == AWAY and not s.setting.worms:  # by a push only (V2)
        raise Complaint("scene: the action die has left the game with Flixxy")
    elif s.die == FLIXXY and s.flixxy != AWAY and s.is_home(s.turn):
        raise Complaint(f"scene: Flixxy had to move, so seat {s.turn} did not come home (E2)")


def check_worms(s: Verflixxt) -> None:
    """Ten tokens at most; who holds none is not asked, who draws has taken a minus tile."""
    tokens = [worm for held in (*s.worms, s.fresh, s.under, s.pile) for worm in held]
    kinds = [worm_kind(worm) for worm in tokens]
    for worm, count in enumerate(WORM_COUNTS):
        if kinds.count(worm) > count:
            raise Complaint(f"scene: there are only {count} tokens of {WORM_TEXTS[worm]}")
    if s.pile and max(tokens) >= OPEN:
        raise Complaint("scene: all know a token that came from under the pile: 'pile none'")
    if s.fresh and s.number == 0:
        raise Complaint("scene: before the roll no token is fresh")
    top = s.phases[-1]
    if top in (BEFORE, AFTER) and not s.worms[s.turn]:
        raise Complaint(f"scene: seat {s.turn} holds no worm to play in 'phase {top.key}'")
    stack = s.stacks[s.turn]
    if top is DRAW and not (s.pile and stack and stack[-1] < 0):
        raise Complaint("scene: a worm is drawn for a minus tile that has just been taken")


def check_swaps(s: Verflixxt) -> None:
    """A37: a pawn that swapped stays this turn, and may leave nothing to move (A36)."""
    if not s.barred:
        return
    if not s.setting.worms:
        raise Complaint("scene: pawns swap only with 'option expansion worms'")
    barred = [(pawn, place) for pawn, place in enumerate(s.pawns_of(s.turn)) if is_barred(s, pawn)]
    for pawn, place in barred:
        if place == FINISH:
            raise Complaint(f"scene: pawn {pawn} has swapped this turn, so it is not home")
    if s.number == 0 and not any(could_swap(s, place) for _, place in barred):
        raise Complaint("scene: what a pawn has swapped with still stands beside it")
    if s.number == 0 and not (can_move_pawn(s, s.turn) or can_move_guard(s)):
        raise Complaint("scene: a swap leaves a pawn or a guard to move (A36)")
    if s.phases[-1] is ADVANCE and not s.worms[s.turn] and not has_move(s):
        raise Complaint("scene: nothing is left to move, so the move has lapsed")


def is_barred(s: Verflixxt, pawn: int) -> bool:
    return bool(s.barred >> pawn & 1)


def could_swap(s: Verflixxt, place: Place) -> bool:
    """With anything; where a swap was the last thing that happened, it could be undone."""
    others = [*range(s.seats), GUARD_PIECE, FLIXXY_PIECE]
    return any(
        is_swap(s, s.turn, place, ahead, other) for ahead in (False, True) for other in others
    )


def check_played_worms(s: Verflixxt) -> None:
    """W5: what was played in this turn lies under the pile, or was drawn from there again."""
    played = [*s.under, *(worm_kind(worm) for worm in s.fresh if worm >= OPEN)]
    if played.count(SWAP) < s.barred.bit_count():
        raise Complaint("scene: a swap that was played lies under the pile: 'under swap'")
    drawn = len(s.fresh) + (s.phases[-1] is DRAW)
    by_push = drawn - (s.phases[0] is not ADVANCE)  # the move may have brought one
    if by_push > 0 and s.setting.push_is_the_move:
        raise Complaint("scene: here a turn brings one worm, by its move or by a push")
    if played.count(PUSH) < max(by_push, flixxy_was_pushed_out(s)):
        raise Complaint("scene: a push that was played lies under the pile: 'under push'")


def flixxy_was_pushed_out(s: Verflixxt) -> bool:
    """V2: it left in this turn, and not by the move."""
    if s.die == NO_DIE or s.flixxy != AWAY:
        return False
    return s.phases[0] is ADVANCE or s.die == STILL or s.is_home(s.turn)


def check_turn(s: Verflixxt) -> None:
    """A47: it is over at once when it has ended, and not before."""
    below = s.phases[0]
    if s.is_home(s.turn) and below not in (AFTER, OVER):
        raise Complaint(f"scene: seat {s.turn} is home and has no turn")
    if s.over and not has_ended(s):
        raise Complaint("scene: 'phase over', but too few pawns are home")
    if has_ended(s) and not s.over and s.phases[-1] is not DRAW:
        raise Complaint("scene: so many pawns are home that it is over: 'phase over'")
    for seat in range(s.seats):
        if s.setting.end == ONE_HOME and seat != s.turn and s.is_home(seat):
            raise Complaint(f"scene: seat {seat} is home, so its turn was the last")
    if s.setting.end == LAST_PAWN and not seats_in_play(s):
        raise Complaint("scene: the last pawn does not come home in variant 5")


def check_last_tiles(s: Verflixxt) -> None:
    """Variants 4 and 5 take tiles from under pawns as the game ends."""
    for place in s.on_path():
        bare = s.tiles[place] == BARE
        if bare and (not s.over or s.setting.end == ALL_HOME):
            raise Complaint("scene: places are bare only when it is over, in variants 4 and 5")
        alone = s.figures[place] == 1 and place not in s.guards
        if bare and not alone:
            raise Complaint(f"scene: place {place} is bare, but no pawn stands there alone")
        if alone and not bare and s.over and s.setting.end == ONE_HOME:
            raise Complaint(f"scene: a pawn is alone on {place}, so its tile was taken: '_'")
    for seat in range(s.seats):
        bare_places = [place for place in s.pawns_of(seat) if is_bare(s, place)]
        if s.setting.end == ONE_HOME and len(bare_places) > len(s.stacks[seat]):
            raise Complaint(f"scene: seat {seat} stands on a bare place, and has not its tile")


def is_bare(s: Verflixxt, place: Place) -> bool:
    return place not in (START, FINISH) and s.tiles[place] == BARE


def check_penalty(s: Verflixxt) -> None:
    """Variant 5: the owner of the last pawn has taken the worst tile without a guard (V10)."""
    if not s.over or s.setting.end != LAST_PAWN:
        if s.penalty:
            raise Complaint("scene: a penalty is paid when it is over, in variant 5")
        return
    if s.penalty and s.penalised not in seats_in_play(s):
        raise Complaint(f"scene: the last pawn is not seat {s.penalised}'s, who has the penalty")
    places: list[Place] = [place for place in s.on_path() if place not in s.guards]
    worst = min([s.tiles[place] for place in places], default=LUCKY)
    if worst < s.penalty:
        raise Complaint(f"scene: the penalty is the worst tile without a guard: {tile_text(worst)}")
    if not s.penalty and BARE in [s.tiles[place] for place in places]:
        raise Complaint("scene: the bare place had the penalty, which nobody has")


def seats_in_play(s: Verflixxt) -> list[int]:
    return [seat for seat in range(s.seats) if not s.is_home(seat)]
