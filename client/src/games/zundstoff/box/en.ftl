box-fun = Race and outguess
box-pitch = Rockets race to the sun, and nobody knows who has lit which fuse.
