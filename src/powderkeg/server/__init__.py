"""The table server: people and bots at one table, over sockets, on a database."""
