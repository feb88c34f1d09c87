"""A voice that speaks into the mission: what it said last, and who has heard it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from powderkeg.rules.bombbusters.prop_views import PropsView
from powderkeg.rules.bombbusters.props.prop import Prop, mask_of, seat_words, seats_in
from powderkeg.rules.clauses import Clauses, listed
from powderkeg.rules.core import Json, Seat
from powderkeg.rules.telling import Line

if TYPE_CHECKING:
    from powderkeg.rules.bombbusters.state import BombBusters
    from powderkeg.rules.bombbusters.views import BombBustersView

WINDOW: Final = 20  # ticks that something is shown at most (N18)
MOST_CAPTIONS: Final = 32


class Recording(Prop):
    """Captions are counted from 1; `calm` are those that are worded otherwise without seconds."""

    key: ClassVar[str] = "recording"
    clauses: ClassVar[tuple[str, ...]] = ("caption", "shown", "heard")
    sign: ClassVar[str] = "recording"

    def __init__(
        self,
        mission: int,
        calm: tuple[int, ...] = (),
        caption: int = 0,
        window: int = 0,
        heard: int = 0,
    ) -> None:
        self.mission: Final = mission
        self.calm: Final = calm
        self.caption = caption  # the last one
        self.window = window  # ticks it is still shown
        self.heard = heard  # seats, as bits

    def clone(self) -> Recording:
        return Recording(self.mission, self.calm, self.caption, self.window, self.heard)

    def name(self, s: BombBusters) -> str:
        """As the catalogue calls it, after `recording-`."""
        calm = "-calm" if not s.setting.clock and self.caption in self.calm else ""
        return f"{self.mission}-{self.caption}{calm}"

    def waiting(self, s: BombBusters) -> list[Seat]:
        return [seat for seat in range(s.seats) if not self.heard >> seat & 1]

    def show(self, s: BombBusters, seat: Seat, props: PropsView) -> None:
        props["recording"] = {
            "caption": self.name(s) if self.caption else None,
            "window": self.window,
            "heard": seats_in(s, self.heard),
        }

    def tell(self, view: BombBustersView) -> list[Line]:
        recording = view["props"]["recording"]
        if recording["caption"] is None:
            return []
        lines = [Line("twin-recording", {"recording": recording["caption"]})]
        heard: list[Json] = [*recording["heard"]]
        return [*lines, Line("twin-heard", {"waiting": heard})] if heard else lines

    def read(self, s: BombBusters, clauses: Clauses) -> None:
        self.caption = clauses.number("caption", 0, MOST_CAPTIONS)
        self.window = clauses.number("shown", 0, WINDOW)
        self.heard = mask_of(s, clauses.get("heard"))

    def write(self, s: BombBusters) -> list[str]:
        clauses = [f"caption {self.caption}"] if self.caption else []
        clauses += [f"shown {self.window}"] if self.window else []
        return clauses + listed("heard", seat_words(s, self.heard))
