box-fun = Pensare insieme
box-pitch = Tagliate insieme i fili giusti, prima che lo faccia l’orologio.
