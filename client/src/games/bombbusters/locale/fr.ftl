### Bomb Busters : ce que disent le panneau, les cartes, les notes et le tapis, à côté des règles.

bb-choose = Choisis ce qui brille
bb-mission = Mission { $mission }
bb-captain = Capitaine
bb-closed = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
bb-thumb = Demande de l’oxygène
bb-oxygen = Oxygène : { $count }
bb-value = { $value-key ->
    [yellow] jaune
    [red] rouge
   *[other] { $value-key }
}
bb-wire = { $place } : { $value-key ->
    [yellow] jaune
    [red] rouge
   *[other] { $value-key }
}

## Ce qu’une coupe donnerait

bb-outcomes = Ce qui peut arriver
bb-see = Tout le monde voit :
bb-see-between = { $place } est entre { $low } et { $high }.
bb-see-after = { $place } est à droite de { $low }.
bb-see-before = { $place } est à gauche de { $high }.
bb-see-nothing = rien n’est connu autour de { $place }.
bb-see-known = { $place } est { $value }.
bb-see-cost = Ça coûte { $count } d’oxygène.
bb-yes = C’est { $value } :
bb-yes-cut = les deux sont coupés
bb-yes-validates = { $value-key ->
    [yellow] les jaunes sont finis
   *[other] les { $value-key } sont finis
}
bb-yes-robot = tu prends un fil au robot
bb-yes-robot-back = le robot recule
bb-yes-unlocks = débloqué : { $equipment }
bb-no = C’est { $text } :
bb-no-other = C’est autre chose :
bb-no-dial = détonateur { $now } → { $left }
bb-no-explodes = le détonateur est au bout, la bombe explose
bb-no-stable = le Stabilisateur tient bon
bb-no-robot = le robot va sur { $at }
bb-no-robot-ends = le robot dépasse 12, la bombe explose
bb-no-token = { $place ->
    [none] le fil reçoit un jeton
   *[other] { $place } reçoit un jeton
}
bb-no-remember = { $place ->
    [none] tous le voient un instant
   *[other] tous voient { $place } un instant
}
bb-no-lie = { $place ->
    [none] le fil reçoit « pas { $value-key ->
        [yellow] jaune
       *[other] { $value-key }
    } »
   *[other] { $place } reçoit « pas { $value-key ->
        [yellow] jaune
       *[other] { $value-key }
    } »
}
bb-red = C’est rouge :
bb-red-boom = la bombe explose.
bb-red-stable = le Stabilisateur tient bon, et tous le savent.
bb-one-is = L’un d’eux est { $text } :
bb-none-is = Aucun ne l’est :
bb-one-token = l’un d’eux reçoit un jeton
bb-all-red = Tous sont rouges :
bb-values = Valeurs que tu peux annoncer
bb-next-value = Annonce sa valeur : touche un de tes fils.
bb-next-wire = Touche maintenant le fil d’un coéquipier.

## Choisir

bb-choices = Tes choix
bb-which-wire = Quel fil ?
bb-for-whom = Qui ?
bb-is-not = { $place } n’est pas …
bb-number-cards = Cartes Nombre
bb-window = { $seconds } s
bb-trade = { $way-key ->
    [take] prendre { $amount }
   *[give] donner { $amount }
}
bb-trade-take = Prendre un de plus, ou donner un de moins
bb-trade-give = Donner un de plus, ou prendre un de moins

## Cartes

bb-cards = Cartes et pouvoirs
bb-cards-ready = { $count ->
    [0] Cartes et pouvoirs
    [one] Cartes et pouvoirs : { $count } utilisable
   *[other] Cartes et pouvoirs : { $count } utilisables
}
bb-equipment = Équipement
bb-power = Ton pouvoir
bb-power-used = déjà utilisé
bb-power-of = { $equipment }, { $used-key ->
    [yes] déjà utilisé
   *[no] prêt
}
bb-card = { $equipment } : { $state-key ->
    [locked] { $needs ->
        [one] bloqué, encore { $needs } fil à couper
       *[other] bloqué, encore { $needs } fils à couper
    }
    [used] déjà utilisé
    [usable] utilisable maintenant
   *[resting] débloqué, mais pas utilisable maintenant
}
bb-role = { $equipment }
bb-put-back = Reposer
bb-about-unlike = à tout moment : deux voisins différents
bb-about-alike = à tout moment : deux voisins égaux
bb-about-walkie = à tout moment : échanger un fil
bb-about-triple = coupe : trois fils d’un support
bb-about-double = coupe : deux fils d’un support
bb-about-super = coupe : tout un support
bb-about-post-it = à tout moment : un jeton de plus
bb-about-rewinder = à tout moment : détonateur d’un cran en arrière
bb-about-batteries = à tout moment : pouvoirs rechargés
bb-about-radar = à tout moment : qui a un nombre ?
bb-about-stabilizer = à ton tour : aucune erreur ne coûte
bb-about-x-or-y = coupe : annoncer deux valeurs
bb-about-mug = à ton tour : choisir qui joue ensuite
bb-about-false-bottom = tout de suite : deux cartes de plus
bb-use-unlike = Touche celui de gauche de deux de tes voisins différents.
bb-use-alike = Touche celui de gauche de deux de tes voisins égaux.
bb-use-walkie = Quel fil donnes-tu, et à qui ?
bb-use-triple = Annonce un nombre, puis désigne trois fils d’un support.
bb-use-double = Annonce un nombre, puis désigne deux fils d’un support.
bb-use-super = Annonce un nombre, puis désigne tout un support.
bb-use-post-it = Touche un de tes fils bleus.
bb-use-rewinder = Le détonateur recule d’un cran.
bb-use-batteries = Quels pouvoirs recharger ? Un ou deux.
bb-use-radar = Quel nombre ? Chacun répond oui ou non.
bb-use-stabilizer = Ce tour, aucune erreur ne coûte.
bb-use-x-or-y = Annonce deux valeurs, puis désigne un fil.
bb-use-mug = Qui joue ensuite ?
bb-use-false-bottom = Deux cartes de plus arrivent.

## La mission

bb-briefing-away = Compris
bb-briefing-open = La règle de la mission
bb-all-rules = Toutes ses règles
bb-reserve = Oxygène dans la réserve : { $count }
bb-reserve-short = réserve
bb-deck = { $value ->
    [none] Cartes Nombre dans la pioche : { $count }
   *[other] Carte Nombre { $value-key } retournée ; dans la pioche : { $count }
}
bb-open-cards = Cartes Nombre : { $cards }
bb-clock = { $calm-key ->
    [yes] { $left ->
        [one] Encore { $left } tour
       *[other] Encore { $left } tours
    }
   *[no] { $left ->
        [one] Encore { $left } seconde
       *[other] Encore { $left } secondes
    }
}
bb-again = rejoue ensuite
bb-won = Mission { $mission } réussie !
bb-lost = Mission { $mission } manquée

## Notes et aide

bb-noted = Ta note : { $values }
bb-note-on = Note sur { $place } chez { $who }
bb-note-private = Elle n’est que pour toi et reste dans ce navigateur.
bb-note-wipe = Effacer
bb-values-all = Valeurs
bb-aid = { $aid-key ->
    [odds] Aide : chances
   *[values] Aide : valeurs
}
bb-aid-about = Elle compte pour toi ; pas d’indices aux autres.
bb-aid-label = L’aide, rien que pour toi : { $text }
bb-aid-chance = { $value-key ->
    [yellow] jaune
    [red] rouge
   *[other] { $value-key }
} { $text } %

## Le tapis

bb-mat-label = Le tapis de découpe
bb-mat-strip = Réglette des nombres
bb-mat-number = { $value-key }{ $count ->
    [none] { "." }
    [one] {" "}: { $count } sur { $all } coupé.
   *[other] {" "}: { $count } sur { $all } coupés.
}{ $done ->
    [yes] {" "}Terminé.
   *[no] {""}
}{ $robot ->
    [yes] {" "}Le robot est ici.
   *[no] {""}
}
bb-mat-yellows = Fils jaunes : { $count } sur { $all } { $count ->
    [one] coupé
   *[other] coupés
}
bb-mat-reds = { $shown ->
    [0] Fils rouges en jeu : { $count }
   *[other] Fils rouges en jeu : { $count } des { $shown } marqués
}
bb-mat-dial = Détonateur : { $left ->
    [0] la prochaine erreur le déclenche
    [one] encore une erreur permise
   *[other] encore { $left } erreurs permises
}
bb-mat-misses = { $left ->
    [0] plus d’erreur
    [one] encore 1 erreur
   *[other] encore { $left } erreurs
}
bb-mat-stand = { $who }, { $side ->
    [2] deuxième support
   *[other] support
} : { $count } { $count ->
    [one] caché
   *[other] cachés
}
bb-mat-name = { $who }{ $turn ->
    [yes] {""}, à son tour
   *[no] {""}
}
bb-mat-beside = À côté du support : { $text }
bb-mat-absent = Pas dans cette main : { $text }
bb-mat-wire-open = { $who } { $place } : { $text }, coupé.
bb-mat-wire-known = { $who } { $place } : { $text }.
bb-mat-wire-closed = { $who } { $place } : caché.
bb-mat-wire-tagged = Marqué.
bb-mat-wire-not = Pas { $text }.
bb-mat-wire-came = Arrivé plus tard.
bb-mat-wire-claimed = Annoncé { $text }.
bb-mat-wire-dim = Impossible pour l’instant.
bb-mat-label-alike = Égal au suivant.
bb-mat-label-unlike = Différent du suivant.
bb-mat-pencil = Note sur { $place }
bb-mat-yes = oui
bb-mat-no = non
bb-mat-remember = Retiens-le !

## L’équipement des dernières boîtes

bb-about-single-label = à tout moment : son nombre est seul ici
bb-about-emergency-drop = aussitôt : les cartes usées resservent
bb-about-fast-pass = à ton tour : deux fils égaux à toi
bb-about-disintegrator = aussitôt : un nombre au hasard disparaît
bb-about-grapnel = à tout moment : prends un fil à quelqu’un
bb-use-single-label = Touche un de tes fils bleus dont le nombre n’est qu’une fois sur ce support.
bb-use-emergency-drop = Toutes les cartes usées peuvent resservir.
bb-use-fast-pass = Quel nombre ? Deux de tes fils de ce nombre sont coupés.
bb-use-disintegrator = Un nombre est tiré, tous ses fils sont coupés.
bb-use-grapnel = Touche un fil fermé de quelqu’un : il est alors à toi.

## Ce qu’une mission demande encore

bb-deed-reversed = Couper avec ton fil retourné
bb-deed-reversed-solo = Coupe en solo avec ton fil retourné
bb-deed-tripwire = Désigner un fil piège
bb-deed-call-red = Dire qu’un fil est rouge
bb-deed-link = Nommer le maillon faible
bb-use-reversed = Dis un nombre et touche un fil d’un autre : les deux doivent l’être, sinon la bombe explose.
bb-use-reversed-solo = Quel nombre ? Tous les fils qui en restent doivent être à toi, sinon la bombe explose.
bb-use-tripwire = Touche un fil d’un autre que tu crois jaune.
bb-use-call-red = Touche un fil d’un autre. S’il n’est pas rouge, la bombe explose.
bb-use-link = Qui est-ce, et quelle contrainte ? Tu n’as qu’un essai.
bb-which-card = Quelle carte ?
bb-laid-card = Face cachée, posée par { $who }
bb-heard = L’a entendu
bb-voice-again = Ce que la voix a dit en dernier
bb-voice-off = Voix coupée
bb-voice-off-about = Les annonces sont seulement montrées, pas dites.
bb-map = Le bunker
bb-map-open = Le plan du bunker
bb-mat-number-of = Sa carte est devant { $seat }.
bb-mat-wire-x = Marqué X.
bb-mat-wire-reversed = Retourné, à part de la rangée.
bb-mat-wire-single = Son nombre n’est qu’une fois sur ce support.

## Ce qu’on entend

sound-snip = (clac)
sound-unlock = (clic)
sound-boom = (boum)
