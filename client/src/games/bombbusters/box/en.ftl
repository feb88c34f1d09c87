box-fun = Think together
box-pitch = Cut the right wires together, before the clock does it for you.
