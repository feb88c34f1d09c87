"""Every numbered rule of Kindling, and where it is written."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.core import Chapter

TURN: Final = Chapter("turn")
R1: Final = TURN.rule("R1", "Kindling, your turn: draw")
R2: Final = TURN.rule("R2", "Kindling, your turn: keep or give")
R3: Final = TURN.rule("R3", "Kindling, your turn: one gift is enough")
R4: Final = TURN.rule("R4", "Kindling, your turn: a full row")

END: Final = Chapter("end")
R5: Final = END.rule("R5", "Kindling, the end")

CHAPTERS: Final = [TURN, END]

# What lies on the table, and the rule it comes from.
PIECES: Final = {"deck": R1, "card": R2, "hidden-card": R2}
