box-fun = Garder ou offrir
box-pitch = Pioche une carte : garde-la en secret, ou offre-la aux yeux de tous.
