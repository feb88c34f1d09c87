"""Zündstoff, and the games of it that are kept as golden records."""

GOLDEN: dict[str, tuple[str, dict[str, str]]] = {
    "square-for-two": ("random greedy", {}),
    "square-for-five": ("random greedy random greedy random", {"memory-aid": "on"}),
    "ring-for-three": ("greedy random greedy", {"layout": "ring", "blacks": "twos"}),
    "octagon-for-four": ("greedy greedy random random", {"layout": "octagon", "matches": "wide"}),
    "cross-lone-black": ("greedy random random", {"layout": "cross", "lone-black": "any-colour"}),
    "islands-for-two": ("greedy regret:8", {"layout": "islands"}),
    "long-for-three": ("random greedy random", {"layout": "long", "blacks": "ones"}),
    "own-layout": ("greedy random greedy", {"layout": "oooo/oooo/oSoo-/--oEoo"}),
}
