"""What missions with oxygen share (44, 54)."""

from __future__ import annotations

from powderkeg.rules.bombbusters.pieces import Value


def zone(value: Value) -> int:
    """1 token for 1 to 4, 2 for 5 to 8, 3 for 9 to 12."""
    return (value + 3) // 4
