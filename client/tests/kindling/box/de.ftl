box-fun = Behalten oder verschenken
box-pitch = Zieh eine Karte: Behalte sie heimlich oder verschenke sie vor aller Augen.
