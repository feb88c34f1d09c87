box-fun = Mix and meddle
box-pitch = Brew your secret potion while the others stir in your pot.
