### Zündstoff : ce que disent les cartes, les places et l’éditeur de disposition à côté des règles.

zundstoff-choose = Choisis une carte
zundstoff-sum = { $colour } { $matches }
zundstoff-sum-sun = soleil : ¼ de tour
zundstoff-sum-planet = tourne un disque
zundstoff-move-sum = { $move } : { $sum }
zundstoff-shown = Montrée
zundstoff-laid = Posée
zundstoff-next = À suivre
zundstoff-ready = c’est prêt
zundstoff-choosing = réfléchit
zundstoff-aside = { $count } de côté
zundstoff-still = peut encore jouer
zundstoff-back = Cartes de retour après la manche { $round }

## L’éditeur de disposition

zundstoff-lay-help = Choisis une pièce et touche l’endroit où elle va. Au clavier : les flèches vont de place en place ; o, E, S et - posent une pièce.
zundstoff-lay-from = Pars de
zundstoff-lay-piece = Pièce
zundstoff-lay-hole = trou
zundstoff-lay-disc = disque
zundstoff-lay-earth = Terre
zundstoff-lay-sun = soleil
zundstoff-lay-grid = Votre disposition
zundstoff-lay-cell = Ligne { $row }, colonne { $column } : { $piece }
zundstoff-lay-count = { $count ->
    [one] { $count } disque sur { $all }
   *[other] { $count } disques sur { $all }
}
zundstoff-lay-steps = { $count ->
    [one] un pas de la Terre au soleil
   *[other] { $count } pas de la Terre au soleil
}
zundstoff-lay-no-way = pas encore de chemin de la Terre au soleil
zundstoff-lay-loops = Chaque ligne et chaque colonne est une boucle : ce qui sort par un bout rentre par l’autre.
zundstoff-lay-text = En texte
zundstoff-lay-clear = Vider

## Les vols sur la note à côté du ciel

flight-head = { $you ->
    [yes] { $count ->
        [1] Ton vol
        [2] Tes deux vols
       *[other] Tes trois vols
    }
   *[no] { $count ->
        [1] { $seat } : son vol
       *[other] { $seat } : ses vols
    }
}
flight-head-disc = Vols depuis { $planet }
flight-now = dans l’état actuel
flight-thought = en pensée
flight-sun = { $colour-key ->
    [red] Rouge :
    [blue] Bleu :
   *[yellow] Jaune :
} { $count ->
    [one] droit sur le soleil.
   *[other] { $count } pas, jusqu’au soleil.
}{ $glasses ->
    [second] {" "}{ $you ->
        [yes] Ta deuxième couleur : gagné !
       *[no] La deuxième couleur : gagné !
    }
    [owned] {" "}Pas de nouvelles lunettes.
   *[other] {""}
}
flight-closed = { $colour-key ->
    [red] Rouge :
    [blue] Bleu :
   *[yellow] Jaune :
} { $count ->
    [0] ne peut pas partir. Là, le soleil ne montre pas de { $colour }.
   *[other] { $count } pas, jusqu’à { $planet }. Ensuite, le soleil est fermé.
}
flight-rose = { $colour-key ->
    [red] Rouge :
    [blue] Bleu :
   *[yellow] Jaune :
} { $count ->
    [one] un pas, sur un disque caché.
   *[other] { $count } pas, le dernier sur un disque caché.
}
flight-stop = { $colour-key ->
    [red] Rouge :
    [blue] Bleu :
   *[yellow] Jaune :
} { $count } pas, jusqu’à { $planet }, un disque d’arrêt.
flight-again = { $colour-key ->
    [red] Rouge :
    [blue] Bleu :
   *[yellow] Jaune :
} { $count } pas, jusqu’à { $planet }. Ensuite, on tournerait en rond.
flight-alone = { $colour-key ->
    [red] Rouge :
    [blue] Bleu :
   *[yellow] Jaune :
} { $count ->
    [0] ne peut pas partir, pas d’autre disque dans cette direction.
   *[other] { $count } pas, jusqu’à { $planet }. Là, pas d’autre disque dans cette direction.
}
flight-loop = Sortie { $side }, retour par l’autre bout.

## Et si ?

whatif = Et si ?
whatif-on = En pensée
whatif-hint = Touche des disques ou le soleil pour les tourner en pensée.
whatif-reset = Remettre
whatif-end = Retour au jeu

## Dans le ciel

board-label = Le ciel et ses seize disques
board-order-turn = Qui tourne, dans l’ordre
board-order-fly = Qui vole, dans l’ordre
board-recap = Manche { $round } : le bilan
board-recap-away = Ranger
board-chips = Paires de lunettes restantes : { $red ->
    [one] { $red } rouge,
   *[other] { $red } rouges,
} { $blue ->
    [one] { $blue } bleue,
   *[other] { $blue } bleues,
} { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}
disc-planet = { $planet-key ->
    [1] La Terre.
   *[other] Planète { $planet-key }.
}{ $stop ->
    [yes] {" "}Disque d’arrêt.
   *[no] {""}
} { $rockets }.
disc-rocket = { $colour } { $number } { $side }
disc-rose = Un disque caché, ligne { $row }, colonne { $column }
disc-sun = Le soleil. { $sides }
disc-sun-side = { $side } : { $colours }
disc-pawn = { $you ->
    [yes] Ton pion sur { $planet } : montrer ses vols
   *[no] Pion ({ $seat }) sur { $planet } : montrer ses vols
}

## Ce qu’on entend

sound-strike = (allumette)
sound-turning = (rotation)
sound-whoosh = (fusée)
sound-sizzle = (grésillement)
