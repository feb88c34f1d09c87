"""Nitro Glyxerol, and the games of it that are kept as golden records.

One more is `two-hands`. No bot plays so: `hands` shakes, and its mixes are pushes with claims.
"""

GOLDEN: dict[str, tuple[str, dict[str, str]]] = {
    "three-who-are-calm": ("random random random", {"pace": "calm", "sand": "45"}),
    "four-with-more-sand": ("random random random random", {"sand": "60"}),
}
