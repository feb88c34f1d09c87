"""The suite runs twice: POWDERKEG_RULES says which rules are meant, and we make sure of it."""

from __future__ import annotations

import os

from powderkeg.rules import core

HOW = "interpreted" if core.__file__.endswith(".py") else "compiled"
assert os.environ.get("POWDERKEG_RULES", HOW) == HOW, f"these rules are {HOW}: {core.__file__}"


def pytest_report_header() -> str:
    return f"rules: {HOW}"
