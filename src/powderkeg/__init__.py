"""Powderkeg: board games, one exact engine, for friends and for game AI."""

__version__ = "0.1.0"
