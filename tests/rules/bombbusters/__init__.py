"""Bomb Busters, and the games of it that are kept as golden records: one a mission, or two."""

BOT = "greedy:60"
GOLDEN: dict[str, tuple[str, dict[str, str]]] = {
    "1-the-first-cuts-for-three-again": (" ".join([BOT] * 3), {"mission": "1"}),
    "2-yellow-for-two": (" ".join([BOT] * 2), {"mission": "2"}),
    "3-red-and-equipment-for-four": (" ".join([BOT] * 4), {"mission": "3"}),
    "4-all-the-blue-wires-for-three": (" ".join([BOT] * 3), {"mission": "4"}),
    "5-two-of-three-for-two": (" ".join([BOT] * 2), {"mission": "5"}),
    "6-four-yellows-for-two-again": (" ".join([BOT] * 2), {"mission": "6"}),
    "7-one-red-of-two-for-two": (" ".join([BOT] * 2), {"mission": "7"}),
    "8-the-exam-for-three-again": (" ".join([BOT] * 3), {"mission": "8"}),
    "43-robot-for-two-again": (" ".join([BOT] * 2), {"mission": "43"}),
    "44-oxygen-for-five": (" ".join([BOT] * 5), {"mission": "44"}),
    "45-snip-for-five": (" ".join([BOT] * 5), {"mission": "45", "clock": "calm"}),
    "46-sevens-for-three-again": (" ".join([BOT] * 3), {"mission": "46", "sevens": "strict"}),
    "47-sums-for-five": (" ".join([BOT] * 5), {"mission": "47"}),
    "48-three-yellows-for-five": (" ".join([BOT] * 5), {"mission": "48"}),
    "49-bottles-for-four-again": (" ".join([BOT] * 4), {"mission": "49"}),
    "50-dark-for-five": (" ".join([BOT] * 5), {"mission": "50"}),
    "51-sir-for-two-again": (" ".join([BOT] * 2), {"mission": "51"}),
    "52-lies-for-five": (" ".join([BOT] * 5), {"mission": "52"}),
    "53-fuse-for-three-again": (" ".join([BOT] * 3), {"mission": "53"}),
    "54-timetable-for-five-again": (" ".join([BOT] * 5), {"mission": "54", "clock": "calm"}),
    "54-timetable-for-two-at-night": (" ".join([BOT] * 2), {"mission": "54", "clock": "calm"}),
}
