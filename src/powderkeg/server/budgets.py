"""What requests cost, and how much an address may spend: all prices and budgets are here.

Whoever asks pays from the purse of their address, which fills up again by itself. A household or a
school class is one address; what a stranger cannot pay for is not done, so that nobody else waits.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Final, Literal, NamedTuple, TypeAlias

from powderkeg.server.metrics import REFUSED
from powderkeg.table import protocol
from powderkeg.table.cannot import Cannot
from powderkeg.table.clock import Clock

Coin: TypeAlias = Literal["work", "reading", "making", "guessing"]


class Budget(NamedTuple):
    """What an address may spend at once, and how much of it comes back in a second."""

    burst: float
    rate: float


BUDGETS: Final[dict[Coin, Budget]] = {
    # Thousandths of a second of the server's time: a class of thirty opens its first page, with
    # all files, and plays with moving hands; in the long run it is a third of a core.
    "work": Budget(6_000, 300),
    # Lines of records that are replayed, in processes of their own: that class looks at its long
    # game three times.
    "reading": Budget(130_000, 600),
    # Tables, which stay on the disk, and handovers, of which only so many wait.
    "making": Budget(120, 0.2),
    # Names of tables, games and handovers that are not there: people mistype, others try them all.
    "guessing": Budget(40, 0.2),
}
MOST_CONNECTIONS: Final = 400  # of an address at once, sockets and those that are being closed too
MOST_SOCKETS: Final = 200  # at tables
MOST_AT_A_TABLE: Final = 50  # sockets of an address: a table has room for a hundred who watch
MOST_PURSES: Final = 10_000  # a forgotten one is a full one
ENTRY: Final = 0.2  # of work: what any request costs, whatever it is
CONNECTION: Final = 0.3  # of work: to open one, though nothing be said on it
REFUSAL_COSTS: Final = 0.2  # of work: whoever goes on asking waits longer
DEEPEST: Final = -600.0  # of work: two seconds, and not more
PLENTY: Final = 1e12
SHUT: Final = -300.0  # of work: an address that owes so much is not even listened to


class Price(NamedTuple):
    """What a request costs besides, before it is known how much there is to do."""

    work: float
    making: float = 0.0
    is_guess: bool = False  # it names something that only those know who were told


SOCKET: Final = Price(3, is_guess=True)  # to open one

# A message on a socket, once it was understood. What it makes a table tell is in it.
MESSAGES: Final[dict[type[protocol.Do], float]] = {
    protocol.Hello: 10.0,
    protocol.Sit: 3.0,
    protocol.Introduce: 3.0,
    protocol.Rise: 3.0,
    protocol.Play: 2.0,
    protocol.Push: 0.25,
    protocol.Stop: 0.5,
    protocol.Why: 2.0,
    protocol.TakeBack: 5.0,
    protocol.Answer: 3.0,
    protocol.Say: 1.0,
    protocol.Arrange: 3.0,
    protocol.Kick: 3.0,
    protocol.SendAway: 3.0,
    protocol.Lift: 3.0,
    protocol.SeatBot: 3.0,
    protocol.CallMe: 2.0,
    protocol.CallOff: 2.0,
    protocol.Look: 0.2,
    protocol.Start: 20.0,
    protocol.Again: 5.0,
    protocol.Regroup: 3.0,
    protocol.Ping: 0.1,
}
GARBAGE: Final = 0.5  # a message that makes no sense
FRAME: Final = 0.1  # on a socket, that is no message: a ping, or a piece of one


class TooMuch(Cannot):
    """It cannot be paid for now."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-many", "a little slower, please")
        self.seconds = seconds


class Purse:
    """What an address has left, and the lines it holds open."""

    __slots__ = ("address", "budgets", "clock", "connections", "last", "left", "sockets")

    def __init__(self, address: str, clock: Clock, budgets: dict[Coin, Budget]) -> None:
        self.address = address
        self.clock = clock
        self.budgets = budgets
        self.left: dict[Coin, float] = {coin: budget.burst for coin, budget in budgets.items()}
        self.last = clock.now()
        self.connections = 0
        self.sockets: Counter[str] = Counter()  # by table

    def fill(self) -> None:
        now = self.clock.now()
        seconds, self.last = now - self.last, now
        for coin, (burst, rate) in self.budgets.items():
            self.left[coin] = min(burst, self.left[coin] + seconds * rate)

    def take(self, coin: Coin, amount: float) -> bool:
        """Pay, if there is enough. What costs more than a full purse is had for a full one."""
        self.fill()
        if self.left[coin] < min(amount, self.budgets[coin].burst):
            REFUSED.labels(coin).inc()
            if self.left["work"] > DEEPEST:
                self.left["work"] -= REFUSAL_COSTS
            return False
        self.left[coin] -= amount
        return True

    def pay(self, coin: Coin, amount: float) -> None:
        if not self.take(coin, amount):
            wanted = min(amount, self.budgets[coin].burst) - self.left[coin]
            raise TooMuch(wanted / self.budgets[coin].rate)

    def pay_for(self, price: Price) -> None:
        self.pay("work", price.work)
        if price.making:
            self.pay("making", price.making)
        if price.is_guess and self.left["guessing"] < 1:
            self.pay("guessing", 1.0)

    def owe(self, coin: Coin, amount: float) -> None:
        """What is only known when it is done; the next requests wait for it."""
        self.left[coin] -= amount

    def guessed_wrong(self) -> None:
        self.owe("guessing", 1.0)

    @property
    def is_shut(self) -> bool:
        """Does it ask on and on, though it is told to stop?"""
        if self.left["work"] > SHUT:
            return False
        self.fill()
        return self.left["work"] <= SHUT

    @property
    def is_used(self) -> bool:
        return self.connections > 0 or bool(self.sockets)


class Purses:
    """One for each address that came by lately."""

    def __init__(self, clock: Clock, limits: float = 1.0) -> None:
        """`limits` times what a household needs; 0 is without limits."""
        self.clock = clock
        factor = limits or PLENTY
        self.budgets = {
            coin: Budget(budget.burst * factor, budget.rate * factor)
            for coin, budget in BUDGETS.items()
        }
        self.most_connections = MOST_CONNECTIONS * factor
        self.most_sockets = MOST_SOCKETS * factor
        self.most_at_a_table = MOST_AT_A_TABLE * factor
        self.most_lines = PLENTY  # of all together: what the system allows
        self.lines = 0
        self.purses: OrderedDict[str, Purse] = OrderedDict()

    def of(self, address: str) -> Purse:
        found = self.purses.get(address)
        if found is None:
            found = self.purses[address] = Purse(address, self.clock, self.budgets)
            self.forget()
        self.purses.move_to_end(address)
        return found

    def forget(self) -> None:
        """The longest unseen, if they are too many; of those who are here nobody is forgotten."""
        for _ in range(len(self.purses) - MOST_PURSES):
            address, purse = self.purses.popitem(last=False)
            if purse.is_used:
                self.purses[address] = purse

    # Lines that are held open.

    def connect(self, purse: Purse, is_proxy: bool = False) -> bool:
        """May it hold one more?"""
        is_full = purse.connections >= self.most_connections or purse.is_shut
        if (is_full and not is_proxy) or self.lines >= self.most_lines:
            REFUSED.labels("connections").inc()
            return False
        if not is_proxy:
            purse.take("work", CONNECTION)
        purse.connections += 1
        self.lines += 1
        return True

    def disconnect(self, purse: Purse) -> None:
        purse.connections -= 1
        self.lines -= 1

    def open_socket(self, purse: Purse, table: str) -> bool:
        is_full = purse.sockets.total() >= self.most_sockets
        if is_full or purse.sockets[table] >= self.most_at_a_table:
            REFUSED.labels("sockets").inc()
            return False
        purse.sockets[table] += 1
        return True

    def close_socket(self, purse: Purse, table: str) -> None:
        purse.sockets[table] -= 1
        if not purse.sockets[table]:
            del purse.sockets[table]
