"""`powderkeg serve` with a clock that runs faster: python -m tests.browser.quick SECONDS …"""

from __future__ import annotations

import sys
from functools import partial

from powderkeg.cli.commands import app
from powderkeg.server import settings

if __name__ == "__main__":
    seconds = float(sys.argv.pop(1))
    vars(settings)["Settings"] = partial(settings.Settings, tick=seconds)
    app()
