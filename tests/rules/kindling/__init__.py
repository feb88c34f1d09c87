"""Kindling, and the games of it that are kept as golden records."""

GOLDEN: dict[str, tuple[str, dict[str, str]]] = {
    "two-at-random": ("random random", {}),
    "three-who-think": ("search:20 random greedy", {}),
}
