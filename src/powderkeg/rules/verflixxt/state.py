"""A game of Verflixxt in progress: the path, the pieces, the stacks, the tokens."""

from __future__ import annotations

from typing import Any, Final, cast

from powderkeg.rules.core import EVERYONE, Outcome, Phase, Seat, State
from powderkeg.rules.numbers import Numbers
from powderkeg.rules.rng import Rng
from powderkeg.rules.verflixxt.features import write
from powderkeg.rules.verflixxt.pieces import (
    ALL_WORMS,
    AWAY,
    BARE,
    DIE_TEXTS,
    FINISH,
    GUARDS,
    LUCKY,
    NO_DIE,
    NO_SEAT,
    OPEN,
    ROUND_TOKENS,
    START,
    Place,
    Setting,
    Tile,
    Worm,
    place_text,
    tile_text,
    worm_text,
)
from powderkeg.rules.verflixxt.rulebook import A46, B17, B18, V18
from powderkeg.rules.verflixxt.views import (
    CountedTile,
    Die,
    PhaseKey,
    PlaceView,
    SeatView,
    VerflixxtView,
    WormKind,
)


class Verflixxt(State):
    """The fields are the position; the phases are the rules."""

    def __init__(
        self, setting: Setting, phases: list[Phase[Any]], source: Verflixxt | None = None
    ) -> None:
        super().__init__(setting.seats, phases)
        self.setting: Final = setting
        # Every field once: what it is at the start, or what a clone takes over.
        self.turn: Seat = 0 if source is None else source.turn
        self.number: int = 0 if source is None else source.number  # of the die; 0 before the roll
        self.die: int = NO_DIE if source is None else source.die
        self.over: bool = False if source is None else source.over
        # By place; the start's own is never looked at.
        self.tiles: tuple[Tile, ...] = (LUCKY,) if source is None else source.tiles
        # The next place on the path, and the one before.
        self.after: list[Place] = [] if source is None else source.after.copy()
        self.before: list[Place] = [] if source is None else source.before.copy()
        self.pawns: list[Place] = (
            [START] * (setting.seats * setting.pawns) if source is None else source.pawns.copy()
        )
        self.guards: list[Place] = [] if source is None else source.guards.copy()
        self.flixxy: Place = (
            (START if setting.nochmal else AWAY) if source is None else source.flixxy
        )
        # Pawns and Flixxy on each place.
        self.figures: list[int] = [] if source is None else source.figures.copy()
        self.stacks: list[tuple[Tile, ...]] = (
            [()] * setting.seats if source is None else source.stacks.copy()
        )
        # Who brought Flixxy home, lap by lap.
        self.arrivals: tuple[Seat, ...] = () if source is None else source.arrivals
        self.discarded: tuple[Tile, ...] = () if source is None else source.discarded
        # Variant 5: a tile that no luck converts, and who has it.
        self.penalty: Tile = 0 if source is None else source.penalty
        self.penalised: Seat = NO_SEAT if source is None else source.penalised
        self.worms: list[tuple[Worm, ...]] = (
            [()] * setting.seats if source is None else source.worms.copy()
        )
        # Drawn this turn by the seat to move.
        self.fresh: tuple[Worm, ...] = () if source is None else source.fresh
        # Unseen, unordered.
        self.pile: tuple[Worm, ...] = (
            (ALL_WORMS if setting.worms else ()) if source is None else source.pile
        )
        # Played tokens, in the order they will come.
        self.under: tuple[Worm, ...] = () if source is None else source.under
        self.barred: int = 0 if source is None else source.barred  # bit i: pawn i has swapped

    def clone(self) -> Verflixxt:
        return Verflixxt(self.setting, self.phases.copy(), self)

    # The path.

    def lay_out(self, tiles: tuple[Tile, ...]) -> None:
        """Lay these tiles from start to finish and set up everything that stands on them."""
        self.tiles = (LUCKY, *tiles)
        last = len(tiles)
        self.after = [place + 1 for place in range(FINISH)]
        self.after[last] = FINISH
        self.after.append(START)  # for Flixxy the path is a ring
        self.before = [place - 1 for place in range(FINISH)]
        self.before[START] = FINISH
        self.before.append(last)
        self.figures = [0] * (FINISH + 1)
        self.figures[START] = len(self.pawns) + (self.flixxy == START)
        for place in range(1, last + 1):
            if len(self.guards) < GUARDS and self.tiles[place] in self.setting.layout.guarded:
                self.guards.append(place)

    def on_path(self) -> list[Place]:
        """The places between start and finish that are still there, in walking order."""
        places: list[Place] = []
        place = self.after[START]
        while place != FINISH:
            places.append(place)
            place = self.after[place]
        return places

    def ahead(self, place: Place, steps: int) -> Place:
        """Where a pawn or guard comes to stand: at the finish surplus steps lapse."""
        after = self.after
        while steps > 0 and place != FINISH:
            place = after[place]
            steps -= 1
        return place

    def take_out(self, place: Place) -> None:
        """The path closes up behind a tile that leaves it, unless a pawn still stands there."""
        if self.figures[place]:
            self.tiles = (*self.tiles[:place], BARE, *self.tiles[place + 1 :])
            return
        before = self.before[place]
        after = self.after[place]
        self.after[before] = after
        self.before[after] = before

    def put_last(self, place: Place) -> None:
        """A tile that was taken out goes just before the finish."""
        last = self.before[FINISH]
        self.after[last] = place
        self.before[place] = last
        self.after[place] = FINISH
        self.before[FINISH] = place

    # The pieces.

    def is_deserted(self, place: Place) -> bool:
        """No pawn, no Flixxy, no guard."""
        return self.figures[place] == 0 and place not in self.guards

    def pawn_at(self, seat: Seat, place: Place) -> int:
        """A pawn of this seat there that may make the move, or -1."""
        first = seat * self.setting.pawns
        for i in range(self.setting.pawns):
            if self.pawns[first + i] == place and not self.barred >> i & 1:
                return first + i
        return -1

    def is_home(self, seat: Seat) -> bool:
        first = seat * self.setting.pawns
        for pawn in range(first, first + self.setting.pawns):
            if self.pawns[pawn] != FINISH:
                return False
        return True

    def pawns_of(self, seat: Seat) -> list[Place]:
        each = self.setting.pawns
        return self.pawns[seat * each : seat * each + each]

    # The score.

    def score(self, seat: Seat) -> int:
        points = tile_points(self.stacks[seat]) + len(self.worms[seat])
        if seat == self.turn:
            points += len(self.fresh)
        if seat == self.penalised:
            points += self.penalty
        for lap, mover in enumerate(self.arrivals):
            if mover == seat:
                points += ROUND_TOKENS[lap]
        return points

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = [self.score(seat) for seat in range(self.seats)]
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        why = B17 if len(winners) == 1 else A46
        if self.setting.fewest_lucky_wins and len(winners) > 1:
            lucky = [self.stacks[seat].count(LUCKY) for seat in winners]
            fewest = min(lucky)
            winners = [winners[i] for i in range(len(lucky)) if lucky[i] == fewest]
            why = B18 if len(winners) == 1 else V18
        return Outcome([float(score) for score in scores], winners, why)

    # What is seen.

    def view(self, seat: Seat) -> VerflixxtView:
        return {
            "phase": cast(PhaseKey, self.phases[-1].key),
            "turn": self.turn,
            "number": self.number,
            "die": cast(Die, DIE_TEXTS[self.die]),
            "length": self.setting.layout.length,
            "path": self._path_view(),
            "seats": [self._seat_view(other, seat) for other in range(self.seats)],
            "tokens": list(ROUND_TOKENS[len(self.arrivals) :]) if self.setting.nochmal else [],
            "worm_pile": len(self.pile) + len(self.under),
            "worms_under": [cast(WormKind, worm_text(worm)) for worm in self.under],
            "discarded": [tile_text(tile) for tile in self.discarded],
            "barred": [
                place_text(place)
                for pawn, place in enumerate(self.pawns_of(self.turn))
                if self.barred >> pawn & 1
            ],
        }

    def _path_view(self) -> list[PlaceView]:
        if not self.after:  # still being laid out
            return [
                {"place": place, "tile": tile_text(tile), "pawns": [], "guards": 0, "flixxy": False}
                for place, tile in enumerate(self.tiles)
                if place != START
            ]
        each = self.setting.pawns
        seen: list[PlaceView] = []
        for place in [START, *self.on_path(), FINISH]:
            pawns: list[Seat] = []
            if self.figures[place]:  # most places are empty, and a view is asked for often
                pawns = [pawn // each for pawn, at in enumerate(self.pawns) if at == place]
            is_tile = place not in (START, FINISH) and self.tiles[place] != BARE
            seen.append(
                {
                    "place": place_text(place),
                    "tile": tile_text(self.tiles[place]) if is_tile else None,
                    "pawns": pawns,
                    "guards": self.guards.count(place),
                    "flixxy": self.flixxy == place,
                }
            )
        return seen

    def _seat_view(self, seat: Seat, viewer: Seat) -> SeatView:
        stack = self.stacks[seat]
        told = not self.setting.totals_hidden or viewer in (seat, EVERYONE) or self.over
        fresh = self.fresh if seat == self.turn else ()
        return {
            "pawns": [place_text(place) for place in self.pawns_of(seat)],
            "home": self.is_home(seat),
            "tiles": len(stack),
            "top": tile_text(stack[-1]) if stack else None,
            "stack": [tile_text(tile) for tile in stack] if told else None,
            "penalty": tile_text(self.penalty) if seat == self.penalised else None,
            "tokens": [ROUND_TOKENS[lap] for lap, who in enumerate(self.arrivals) if who == seat],
            "worms": [self._worm_view(worm, seat, viewer) for worm in self.worms[seat]],
            "fresh_worms": [self._worm_view(worm, seat, viewer) for worm in fresh],
            "score": self.score(seat) if told else None,
            "counted": counted(stack) if self.over else None,
        }

    def _worm_view(self, worm: Worm, seat: Seat, viewer: Seat) -> WormKind:
        """A token's kind, for its holder; for all if they saw it come from under the pile."""
        seen = viewer in (seat, EVERYONE) or worm >= OPEN
        return cast(WormKind, worm_text(worm)) if seen else "unknown"

    def features(self, seat: Seat, into: Numbers) -> None:
        write(self, seat, into)

    # For thinking.

    def reimagine(self, seat: Seat, rng: Rng) -> Verflixxt:
        """Deal the worm tokens this seat has not seen anew. Nothing else is hidden.

        They are put in order first: what comes out depends on what the seat knows alone.
        """
        world = self.clone()
        if not self.setting.worms:
            return world
        unseen = list(self.pile)
        for other in range(self.seats):
            if other != seat:
                unseen += [worm for worm in self.worms[other] if worm < OPEN]
        if self.turn != seat:
            unseen += [worm for worm in self.fresh if worm < OPEN]
        unseen.sort()
        rng.shuffle(unseen)
        for other in range(self.seats):
            if other != seat:
                world.worms[other] = redealt(self.worms[other], unseen)
        if self.turn != seat:
            world.fresh = redealt(self.fresh, unseen)
        world.pile = tuple(sorted(unseen))
        return world


def redealt(worms: tuple[Worm, ...], unseen: list[Worm]) -> tuple[Worm, ...]:
    """The same number of tokens; the unseen ones from among all that are unseen."""
    return tuple([worm if worm >= OPEN else unseen.pop() for worm in worms])


def tile_points(tiles: tuple[Tile, ...]) -> int:
    """B16: each lucky tile turns one minus tile into plus, the largest first."""
    points = sum(tiles)
    lucky = tiles.count(LUCKY)
    for tile in sorted(tiles)[:lucky]:
        if tile < 0:
            points -= 2 * tile
    return points


def counted(tiles: tuple[Tile, ...]) -> list[CountedTile]:
    """The same tile by tile, in the order of the stack, for the result."""
    turned = sorted(tile for tile in tiles if tile < 0)[: tiles.count(LUCKY)]
    seen: list[CountedTile] = []
    for tile in tiles:
        worth: int = tile
        if tile in turned:
            turned.remove(tile)
            worth = -tile
        seen.append({"tile": tile_text(tile), "worth": worth})
    return seen
