box-fun = Push your luck, grin
box-pitch = Walk the garden path, but mind: whoever leaves a tile last takes it home, good or bad.
