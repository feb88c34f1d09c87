box-fun = Penser ensemble
box-pitch = Coupez ensemble les bons fils, avant que l’horloge ne s’en charge.
