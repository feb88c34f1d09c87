box-fun = Course et bluff
box-pitch = Des fusées filent vers le soleil, et nul ne sait qui a allumé quelle mèche.
