"""What a table is handed: it reaches for nothing by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from powderkeg.rules.game import Game
from powderkeg.table.bot_pool import BotPool
from powderkeg.table.calls import Caller
from powderkeg.table.clock import Clock
from powderkeg.table.counters import Counters
from powderkeg.table.keeper import Keeper
from powderkeg.table.news import PING
from powderkeg.table.ownership import Ownership
from powderkeg.table.realtime.stream_room import StreamRoom


class Services(NamedTuple):
    """The same for all tables of a house."""

    games: Mapping[str, Game]
    keeper: Keeper
    bots: BotPool
    clock: Clock = Clock()
    counters: Counters = Counters()
    caller: Caller = Caller()
    room: StreamRoom = StreamRoom()
    ownership: Ownership = Ownership()
    seconds_a_tick: float = 1.0  # of the clock in games that are played against it
    rest: float = 60.0  # seconds before a table without guests is put away
    ping: float = PING  # seconds of silence after which guests ask whether we are still there
    long_names: bool = False  # of tables, where strangers may come and guess
