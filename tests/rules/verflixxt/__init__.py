"""Verflixxt!, and the games of it that are kept as golden records."""

GOLDEN: dict[str, tuple[str, dict[str, str]]] = {
    "base-for-two": ("random greedy", {}),
    "base-for-six": ("random random greedy random random greedy", {"first": "random"}),
    "rising-free-ones": ("random greedy random", {"path": "rising", "on-a-one": "free"}),
    "shuffled-passed-go-last": ("random greedy", {"path": "shuffled", "passed-tiles": "go-last"}),
    "lucky-last-one-home": ("random greedy random", {"path": "lucky-last", "end": "one-home"}),
    "last-pawn-fewest-lucky": ("greedy random", {"end": "last-pawn", "ties": "fewest-lucky"}),
    "nochmal-for-four": ("greedy random greedy random", {"expansion": "nochmal"}),
    "nochmal-fixed-for-three": (
        "random greedy search:20",
        {"expansion": "nochmal", "path": "fixed"},
    ),
    "worms-for-three": ("random greedy random", {"expansion": "worms"}),
    "worms-for-eight": ("random " * 8, {"expansion": "worms"}),
    "worms-push-is-the-move": ("random random", {"expansion": "worms", "push": "instead"}),
}
