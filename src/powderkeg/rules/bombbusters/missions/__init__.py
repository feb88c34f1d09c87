"""The missions: data and small hooks, a file each."""
