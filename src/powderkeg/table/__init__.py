"""A table: people, bots and watchers round one game, whatever connects and keeps them."""
