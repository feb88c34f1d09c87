"""Bots: they are shown imagined worlds, never the true one."""
