"""Elixir, and the games of it that are kept as golden records: careless ones, so much happens."""


def careless(seats: int, **options: str) -> tuple[str, dict[str, str]]:
    return " ".join(["random"] * seats), options


GOLDEN: dict[str, tuple[str, dict[str, str]]] = {
    "two-at-noon-by-new-moon": careless(2, duel="on"),
    "three-at-breakfast-by-full-moon": careless(3, talk="voice"),
    "three-at-noon-by-no-moon": careless(3, talk="voice"),
    "four-at-dawn": careless(4, price="blind"),
    "four-at-sunset-by-new-moon": careless(4, price="blind"),
    "four-at-teatime-by-half-moon": careless(4, price="blind"),
    "five-at-supper-by-new-moon": careless(5, look="once", talk="voice"),
    "six-at-supper-by-half-moon": careless(6, clock="calm"),
    "seven-at-teatime-by-new-moon": careless(7, window="2"),
    "eight-at-dusk": careless(8, window="8", talk="voice"),
}
