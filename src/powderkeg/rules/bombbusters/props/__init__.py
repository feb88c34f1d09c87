"""Props: what only some missions lay on the table, a file each."""
