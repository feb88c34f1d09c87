box-fun = Mêler, s’en mêler
box-pitch = Prépare ta potion secrète pendant que les autres touillent dans ta marmite.
