"""How much a server bears, and how soon it is there: what `powderkeg bench server` measures."""
