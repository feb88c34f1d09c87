## La paillasse

ng-lab-label = Le laboratoire
ng-lab-mine = Ta fiole : { $count ->
    [0] rien dans le bec.
   *[other] dans le bec, depuis l’avant : { $cubes }.
}
ng-lab-other = La fiole chez { $who } : { $count ->
    [0] rien dans le bec.
   *[other] dans le bec, depuis l’avant : { $cubes }.
}
ng-lab-rival = { $who } : { $points } { $points ->
    [one] point
   *[other] points
}
ng-lab-start = départ
ng-lab-jumped = Hop, dehors !
ng-lab-tap-back = Remettre
ng-lab-put-back = Sauté dehors : { $cubes }. À remettre.
ng-lab-beside = À côté de la fiole : { $cubes }.
ng-lab-loading = remplit
ng-lab-loaded = tout prêt
ng-lab-mixing = mélange
ng-lab-stopped = arrêt
ng-lab-away = pas là
ng-lab-grabbing = attrape

## La formule

ng-lab-formula = La formule, de gauche à droite
ng-lab-card-yours = toi +{ $points }
ng-lab-card-next = suivant
ng-lab-card-later = plus tard

## Le sable

ng-lab-seconds = { $count ->
    [one] seconde
   *[other] secondes
}
ng-lab-seconds-left = { $count ->
    [one] Encore { $count } seconde
   *[other] Encore { $count } secondes
}
ng-lab-tilts = { $count ->
    [one] inclinaison
   *[other] inclinaisons
}
ng-lab-tilts-left = { $count ->
    [one] Encore { $count } inclinaison
   *[other] Encore { $count } inclinaisons
}
ng-lab-sand-out = Attrapez !

## S’arrêter

ng-lab-stops = Cartes Stop
ng-lab-stop-card = Carte Stop { $number }
ng-lab-stop-taken = Carte Stop { $number } : { $who }
ng-lab-lowest = Seulement la plus petite qui reste : { $number }.
ng-lab-rule = La règle de l’arrêt
ng-lab-stop = STOP
ng-lab-stop-brings = { $points ->
    [0] carte { $number }, aucun gain
   *[other] carte { $number }, gain { $points }
}
ng-lab-grab = ATTRAPE
ng-lab-grab-brings = fais vite : carte { $number }
ng-lab-judge = Le juge regarde…
ng-lab-now = { $points ->
    [0] T’arrêter maintenant : encore aucun gain.
   *[other] T’arrêter maintenant : +{ $points } pour toi.
}
ng-lab-then = { $points ->
    [0] Ensuite le { $cube }. Sa carte est prise, mais il doit y être.
   *[other] Ensuite le { $cube } : +{ $points } en tout, si personne n’est plus rapide.
}
ng-lab-then-poop = D’abord la crotte de souris. Sans elle, rien ne compte.
ng-lab-wrong = { $cube-key ->
    [poop] La crotte de souris est mal placée : fais-la ressortir.
   *[other] Le { $cube } est mal placé : fais-le ressortir.
}
ng-lab-hands-off = Bas les mains ! Tu as la carte { $number }.
ng-lab-stop-told = Pour toi, c’est l’arrêt. On verra bientôt qui a quelle carte.
ng-lab-watch = Regarde les autres : ce sont les becs qui décident.
ng-lab-holds-poop = Tu as la crotte de souris : elle doit être à l’avant.
ng-lab-full = Tout y est, tout est juste : qu’attends-tu ?
ng-lab-wait = Un instant…

## Ce qui a décidé

ng-lab-decided = Ce qui a décidé
ng-lab-how-stop = arrêt à { $seconds } s
ng-lab-how-grab = attrapée après { $seconds } s
ng-lab-how-last = la dernière
ng-lab-how-dealt = distribuée
ng-lab-how-tilts = { $count ->
    [one] arrêt après { $count } inclinaison
   *[other] arrêt après { $count } inclinaisons
}
ng-lab-tick = tick { $tick }
ng-lab-won-nothing = aucune carte
ng-lab-empty-beak = bec vide

## Devant les sièges

ng-lab-won = { $count ->
    [0] Encore aucune carte gagnée
    [one] { $count } carte gagnée, { $points } { $points ->
        [one] point
       *[other] points
    }
   *[other] { $count } cartes gagnées, { $points } points
}
ng-lab-round = Manche { $round }/{ $rounds }
ng-lab-calm = au calme
ng-lab-calm-about = Des inclinaisons douces, l’une après l’autre, sans chrono.

## Ce que font les mains

ng-hand-load = Glisse tes ingrédients, ou touches-en deux pour les échanger. La sortie est à droite.
ng-hand-cubes = Tes ingrédients
ng-hand-cube = { $cube } : à { $x } mm de la gauche, à { $y } mm du bas. Les flèches le déplacent.
ng-hand-formula-order = Ordre de la formule
ng-hand-ready = C’est prêt
ng-hand-try = Essayer
ng-hand-trying = Un essai : rien ne compte encore.
ng-hand-tried = Retour au remplissage
ng-hand-load-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
ng-hand-pad = Pencher : glisse la bille, ou prends les flèches. Espace donne un petit coup, Entrée arrête.
ng-hand-phone = Pencher avec le téléphone
ng-hand-mute = Ce téléphone ne dit pas comment tu le tiens. La bille fait aussi bien.
ng-hand-way = Pencher doucement
ng-hand-far = Ligne lente : le juge te voit tard.
ng-hand-late = Ligne coupée un instant : main immobile.
ng-hand-corrected = La fiole du juge était différente ; la tienne a été corrigée.
ng-hand-no-lab = Ta fiole ne peut pas être guidée ici. Tu la vois comme le juge la voit.
ng-hand-slow = La dernière seconde, au ralenti

## Ce qu’on entend

sound-plink = (plic)

## Le menu

ng-swapped = Diriger du pouce droit
