"""A position in a line of text, for tests, puzzles and bug reports.

    seats 2; path -1 -2 L +8; pawns 0 0 1 | 3 3 4; guards 3; turn 1; roll 4

Clauses come in any order; what is not said is empty, or as at the start. Tiles, guards and
tokens may be left in the box; what no game can come to is refused (`possible`).

    seats 3              players (or as many as `pawns` has groups)
    option KEY VALUE     as in a set-up
    path -1 . L V +8     tiles from start to finish; a dot is a taken one, 9:L names the place,
                         _ a place whose tile was taken from under a pawn (variants 4 and 5)
    pawns 0 1 F | 2 2 F  by seat: 0 is the start, F the finish
    guards 3 3           flixxy 2 (or away)
    turn 1               roll 4 any  (flixxy, any, x)
    stacks -3 L | +2     bottom first, by seat
    arrivals 0 1         who brought Flixxy home, lap by lap
    worms bury swap! |   by seat; ! marks one that all know
    fresh push           drawn this turn
    pile bury bury       unseen tokens (or `pile none`; otherwise all that are not elsewhere)
    under push           played tokens, the next one first
    barred 0 2           pawns that swapped this turn, by number
    discarded -3         penalty 1 -9  (seat, tile)
    phase after          roll, advance, before, after, over, draw after, draw advance
                         (the phase that interrupts first; otherwise as the dice say)
"""

from __future__ import annotations

from powderkeg.rules.clauses import Clauses, grouped, listed, looked_up
from powderkeg.rules.core import Complaint, Phase
from powderkeg.rules.setup import Setup
from powderkeg.rules.verflixxt.ending import OVER
from powderkeg.rules.verflixxt.phases import ADVANCE, AFTER, BEFORE, DRAW, ROLL
from powderkeg.rules.verflixxt.pieces import (
    ALL_TILES,
    AWAY,
    BARE,
    DIE_TEXTS,
    FINISH,
    LAST_PLACE,
    LUCKY,
    NO_DIE,
    OPEN,
    START,
    VERFLIXXT,
    WORM_COUNTS,
    WORM_TEXTS,
    Layout,
    Place,
    Setting,
    Tile,
    Worm,
    pawns_each,
    tile_text,
    worm_kind,
    worm_text,
)
from powderkeg.rules.verflixxt.possible import check_possible
from powderkeg.rules.verflixxt.state import Verflixxt

TILES = {tile_text(tile): tile for tile in ALL_TILES}  # what can lie in a stack
ON_PATH = {**TILES, "V": VERFLIXXT, "_": BARE}
MINUS = {text: tile for text, tile in TILES.items() if tile < 0}
PLACE_WORDS = {"S": START, "F": FINISH, **{str(place): place for place in range(LAST_PLACE + 1)}}
DICE = {text: die for die, text in enumerate(DIE_TEXTS) if text}
SECRET = {text: worm for worm, text in enumerate(WORM_TEXTS)}
WORMS = {**SECRET, **{f"{text}!": worm + OPEN for text, worm in SECRET.items()}}
PHASES: list[Phase[Verflixxt]] = [BEFORE, ROLL, ADVANCE, DRAW, AFTER, OVER]
PHASES_BY_KEY = {phase.key: phase for phase in PHASES}
CLAUSES = (
    "seats option path pawns guards flixxy turn roll stacks arrivals worms fresh pile under barred "
    "discarded penalty phase"
).split()


def read(clauses: Clauses, setup: Setup, setting: Setting) -> Verflixxt:
    """The position that the clauses tell."""
    s = Verflixxt(setting, [ROLL])
    s.lay_out(unshuffled(setting.layout))
    s.turn = clauses.number("turn", max(0, setting.first), setup.seats - 1)
    if "path" in clauses.words:
        lay_path(s, clauses.get("path"))
        s.guards = []
    if "guards" in clauses.words:
        s.guards = looked_up(PLACE_WORDS, clauses.get("guards"), "place")
    put_pawns(s, clauses)
    put_flixxy(s, clauses)
    put_tiles(s, clauses)
    put_worms(s, clauses)
    put_dice(s, clauses)
    count_figures(s)
    check_possible(s)
    return s


def unshuffled(layout: Layout) -> tuple[Tile, ...]:
    """A shuffled path in the order of its box, the V tiles in their places."""
    tiles = list(layout.tiles)
    for place in layout.v_places:
        tiles.insert(place - 1, VERFLIXXT)
    return tuple(tiles)


def put_tiles(s: Verflixxt, clauses: Clauses) -> None:
    seats = {str(seat): seat for seat in range(s.seats)}
    s.stacks = [
        tuple(looked_up(TILES, group, "tile")) for group in clauses.by_seat("stacks", s.seats)
    ]
    s.discarded = tuple(looked_up(TILES, clauses.get("discarded"), "tile"))
    s.arrivals = tuple(looked_up(seats, clauses.get("arrivals"), "seat"))
    penalty = clauses.get("penalty")
    if penalty:
        if len(penalty) != 2:
            raise Complaint("scene: expected 'penalty SEAT TILE'")
        s.penalised = looked_up(seats, penalty[:1], "seat")[0]
        s.penalty = looked_up(MINUS, penalty[1:], "minus tile")[0]


def lay_path(s: Verflixxt, words: list[str]) -> None:
    """In walking order. Numbers keep counting; a dot leaves a gap."""
    last = s.setting.layout.length
    tiles: dict[Place, Tile] = {}
    place = 0
    for word in words:
        number, colon, tile = word.rpartition(":")
        place = looked_up(PLACE_WORDS, [number], "place")[0] if colon else place + 1
        if tile == ".":
            continue
        if not START < place <= last or place in tiles:
            raise Complaint(f"scene: place {place} cannot be laid (1 … {last}, each once)")
        tiles[place] = looked_up(ON_PATH, [tile], "tile")[0]
    s.tiles = (LUCKY, *(tiles.get(place, LUCKY) for place in range(1, LAST_PLACE + 1)))
    walk = [START, *tiles, FINISH]
    s.after = [AWAY] * (FINISH + 1)
    s.before = [AWAY] * (FINISH + 1)
    for here, there in zip(walk, [*walk[1:], START], strict=True):
        s.after[here] = there
        s.before[there] = here


def put_pawns(s: Verflixxt, clauses: Clauses) -> None:
    each = pawns_each(s.seats)
    for seat, group in enumerate(clauses.by_seat("pawns", s.seats)):
        places = looked_up(PLACE_WORDS, group, "place")
        if len(places) > each:
            raise Complaint(f"scene: a seat has {each} pawns, not {len(places)}")
        s.pawns[seat * each : seat * each + len(places)] = places


def put_flixxy(s: Verflixxt, clauses: Clauses) -> None:
    words = clauses.get("flixxy")
    if words and not s.setting.nochmal:
        raise Complaint("scene: Flixxy needs 'option expansion nochmal' (or worms)")
    if len(words) > 1:
        raise Complaint("scene: there is one Flixxy")
    if words:
        s.flixxy = AWAY if words == ["away"] else looked_up(PLACE_WORDS, words, "place")[0]


def put_worms(s: Verflixxt, clauses: Clauses) -> None:
    s.worms = [
        tuple(looked_up(WORMS, group, "worm")) for group in clauses.by_seat("worms", s.seats)
    ]
    s.fresh = tuple(looked_up(WORMS, clauses.get("fresh"), "worm"))
    s.under = tuple(looked_up(SECRET, clauses.get("under"), "worm"))
    pile = clauses.get("pile")
    if not s.setting.worms and (pile or s.fresh or s.under or any(s.worms)):
        raise Complaint("scene: worm tokens need 'option expansion worms'")
    if pile:
        s.pile = () if pile == ["none"] else tuple(sorted(looked_up(SECRET, pile, "worm")))
    elif s.setting.worms:
        s.pile = unseen(s)
    pawns = {str(pawn): pawn for pawn in range(s.setting.pawns)}
    for pawn in looked_up(pawns, clauses.get("barred"), "pawn"):
        s.barred |= 1 << pawn


def unseen(s: Verflixxt) -> tuple[Worm, ...]:
    """All tokens that are not held or known to be under the pile."""
    seen = [worm_kind(worm) for held in (*s.worms, s.fresh, s.under) for worm in held]
    left: list[Worm] = []
    for worm, count in enumerate(WORM_COUNTS):
        left += [worm] * (count - seen.count(worm))
    return tuple(left)


def put_dice(s: Verflixxt, clauses: Clauses) -> None:
    words = clauses.get("roll")
    if words:
        numbers = {str(number): number for number in range(1, 7)}
        s.number = looked_up(numbers, words[:1], "roll")[0]
        if len(words) > (2 if s.setting.nochmal else 1):
            raise Complaint(f"scene: expected fewer dice than 'roll {' '.join(words)}'")
        s.die = looked_up(DICE, words[1:], "die face")[0] if words[1:] else NO_DIE
    usual = "advance" if words else "before" if s.worms[s.turn] else "roll"
    put_phases(s, clauses.get("phase") or [usual])


def put_phases(s: Verflixxt, keys: list[str]) -> None:
    """The top one first; a draw alone is one after the move."""
    for key in keys:
        if key not in PHASES_BY_KEY:
            raise Complaint(f"scene: no phase '{key}'; there are: {', '.join(PHASES_BY_KEY)}")
    s.phases = [PHASES_BY_KEY[key] for key in reversed(keys)]
    if s.phases == [DRAW]:
        s.phases = [AFTER, DRAW]
    below = s.phases[0]
    drawing = s.phases[-1] is DRAW
    if len(s.phases) != 1 + drawing or (drawing and below not in (AFTER, ADVANCE)):
        raise Complaint("scene: only 'draw' interrupts: 'phase draw after', 'phase draw advance'")
    s.over = below is OVER


def count_figures(s: Verflixxt) -> None:
    s.figures = [0] * (FINISH + 1)
    for place in s.pawns:
        s.figures[place] += 1
    if s.flixxy != AWAY:
        s.figures[s.flixxy] += 1


def write(s: Verflixxt, options: dict[str, str]) -> str:
    """The scene of a position; `read` gives the same position back."""
    if s.phases[-1].key not in PHASES_BY_KEY:
        raise Complaint("scene: the game is still being set up; a record can tell that")
    clauses = [f"seats {s.seats}"]
    clauses += [f"option {key} {value}" for key, value in options.items()]
    clauses.append("path " + " ".join(path_words(s)))
    clauses.append(
        "pawns "
        + " | ".join(" ".join(map(place_word, s.pawns_of(seat))) for seat in range(s.seats))
    )
    clauses += listed("guards", [place_word(place) for place in s.guards])
    if s.setting.nochmal:
        clauses.append(f"flixxy {'away' if s.flixxy == AWAY else place_word(s.flixxy)}")
    clauses.append(f"turn {s.turn}")
    if s.number:
        clauses.append(f"roll {s.number} {DIE_TEXTS[s.die]}".strip())
    clauses += grouped("stacks", [[tile_text(tile) for tile in stack] for stack in s.stacks])
    clauses += listed("arrivals", [str(seat) for seat in s.arrivals])
    clauses += listed("discarded", [tile_text(tile) for tile in s.discarded])
    if s.penalty:
        clauses.append(f"penalty {s.penalised} {tile_text(s.penalty)}")
    if s.setting.worms:
        clauses += grouped("worms", [[worm_word(worm) for worm in held] for held in s.worms])
        clauses += listed("fresh", [worm_word(worm) for worm in s.fresh])
        clauses.append("pile " + (" ".join(worm_word(worm) for worm in s.pile) or "none"))
        clauses += listed("under", [worm_word(worm) for worm in s.under])
    clauses += listed("barred", [str(pawn) for pawn in range(3) if s.barred >> pawn & 1])
    clauses.append("phase " + " ".join(phase.key for phase in reversed(s.phases)))
    return "; ".join(clauses)


def path_words(s: Verflixxt) -> list[str]:
    walk = s.on_path()
    if walk != sorted(walk):
        return [f"{place}:{tile_text(s.tiles[place])}" for place in walk]
    last = walk[-1] if walk else 0
    return [tile_text(s.tiles[place]) if place in walk else "." for place in range(1, last + 1)]


def place_word(place: Place) -> str:
    return "F" if place == FINISH else str(place)


def worm_word(worm: Worm) -> str:
    return worm_text(worm) + ("!" if worm >= OPEN else "")
