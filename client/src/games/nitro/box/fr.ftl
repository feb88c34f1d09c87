box-fun = Mains agiles
box-pitch = Tiens la fiole bien droite tant que le sable coule. Et n’éternue pas.
