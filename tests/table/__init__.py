"""The table without a server."""
