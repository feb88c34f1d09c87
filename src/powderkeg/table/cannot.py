"""What cannot be done, and why not."""

from __future__ import annotations

from powderkeg.rules.core import Refusal
from powderkeg.table.protocol import Code


class Cannot(Exception):
    """Something that cannot be done, by its code; the message is for who reads logs."""

    def __init__(self, code: Code, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        self.refusal = refusal


def refused(refusal: Refusal) -> Cannot:
    """A rule forbids it."""
    return Cannot("refused", f"refused by {refusal.rule.key}", refusal)
