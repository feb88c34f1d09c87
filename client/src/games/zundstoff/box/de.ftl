box-fun = Rennen und bluffen
box-pitch = Raketen rasen zur Sonne, und niemand weiß, wer welche Lunte gezündet hat.
