"""Servers that are killed, stopped and cut off while people play: what `powderkeg chaos` does."""
