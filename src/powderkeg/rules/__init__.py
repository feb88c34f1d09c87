"""The rules of the games: pure state machines, no clock, no dice, no I/O."""
