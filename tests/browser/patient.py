"""`powderkeg serve` with a judge who waits longer for late hands: this machine may be busy."""

from __future__ import annotations

from powderkeg.cli.commands import app
from powderkeg.rules.nitro import GAME

LAG = 90  # ticks

if __name__ == "__main__":
    assert GAME.stream is not None
    GAME.stream.lag = LAG
    app()
