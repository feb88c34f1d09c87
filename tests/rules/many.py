"""How often something is tried: compiled rules have more time for it."""

from __future__ import annotations

from hypothesis import settings

from powderkeg.rules import core

COMPILED = not core.__file__.endswith(".py")


def many(examples: int) -> settings:
    return settings(max_examples=examples if COMPILED else examples // 5, deadline=None)
