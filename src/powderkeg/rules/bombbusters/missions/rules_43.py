"""The rules of missions 43 to 54."""

from __future__ import annotations

from typing import Final

from powderkeg.rules.bombbusters.missions.rulebook import mission
from powderkeg.rules.core import Chapter

BOX: Final = Chapter("missions-43")
BOX.numbered(
    "S",
    "Set-up ",
    ["which wires", "which equipment", "start tokens", "for two players"],
)

M43: Final = mission(
    BOX, 43, ["the robot walks", "a wire from the robot", "the robot's wires count"]
)
M44: Final = mission(BOX, 44, ["oxygen", "fresh oxygen", "skipping", "thumbs up"])
M45: Final = mission(
    BOX, 45, ["first to call", "Number cards", "a false call", "the appointment", "only reds"]
)
M46: Final = mission(BOX, 46, ["sevens last", "all four sevens", "a seven too early"])
M47: Final = mission(BOX, 47, ["two Number cards", "all cards again", "passing"])
M48: Final = mission(BOX, 48, ["yellows dealt apart", "three yellows at once", "a mistake"])
M49: Final = mission(BOX, 49, ["oxygen for others", "skipping", "thumbs up", "oxygen that leaves"])
M50: Final = mission(BOX, 50, ["no markers", "tokens beside the stand", "equipment as ever"])
M51: Final = mission(BOX, 51, ["Sir", "yes, Sir", "Number cards", "only reds"])
M52: Final = mission(BOX, 52, ["false tokens", "a failed cut"])
M53: Final = mission(BOX, 53, ["the robot is the fuse", "past twelve"])
M54: Final = mission(
    BOX, 54, ["paying oxygen", "skipping", "a breath for all", "the red pile", "the timetable"]
)
