"""The command line: `powderkeg --help`."""

from __future__ import annotations

import io
import sys

from powderkeg.rules.core import Complaint


def main() -> None:
    """Errors a person can mend are told in a line, with exit status 2."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # an old terminal gets ? for what it cannot show
        sys.stdout.reconfigure(errors="replace")
    try:
        # A deck that cannot be read is found out here.
        from powderkeg.cli.commands import app

        app(sys.argv[1:] or ["serve"])
    except (Complaint, OSError) as problem:
        print(f"powderkeg: {problem}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
