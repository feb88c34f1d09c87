### Verflixxt! et Verflixxt nochmal! : tous les mots qu’il faut au jeu, en français.

game-name = Verflixxt!
game-pitch = Une balade sur de bonnes et de mauvaises tuiles. Qui en laisse une déserte doit la prendre.
game-goal = Lance le dé, puis avance un de tes pions ou un gardien accompagné. Qui laisse une tuile déserte doit la prendre : les tuiles positives rapportent, les négatives coûtent, et chaque tuile chance rend positive une de tes tuiles négatives. Quand tous les pions sont arrivés, le plus haut total gagne.

## Pièces

place-start = départ
place-finish = arrivée
tile-L = tuile chance
tile-V = tuile Verflixxt
worm-double = double tour
worm-bury = enterrement
worm-push = poussée
worm-swap = échange
worm-unknown = jeton secret
way-ahead = devant
way-behind = derrière

## Options

option-expansion = Extension
    .none = jeu de base
    .nochmal = Verflixxt nochmal! avec Flixxy, le dé action et les tuiles Verflixxt
    .worms = Verflixxt nochmal! avec les jetons ver en plus
option-path = Chemin
    .usual = comme dans la règle : fixe dans le jeu de base, mélangé avec l’extension
    .fixed = l’ordre fixe
    .shuffled = toutes les tuiles mélangées
    .rising = tuiles positives en montant, puis les tuiles chance
    .lucky-last = tuiles chance à la fin
option-first = Qui commence
    .number = siège { $value }
    .random = tiré au sort
option-on-a-one = Sur un 1
    .move = on avance comme toujours
    .free = un pas en avant ou en arrière, ou personne ne bouge
option-passed-tiles = Les tuiles que tout le monde a dépassées
    .stay = restent où elles sont
    .go-last = vont au bout du chemin
option-end = La partie finit
    .all-home = quand tous les pions sont à l’arrivée
    .one-home = quand quelqu’un a tous ses pions à l’arrivée
    .last-pawn = quand il ne reste qu’un pion, ce qui coûte la pire tuile à son propriétaire
option-push = Une poussée
    .extra = s’ajoute au déplacement
    .instead = remplace le déplacement
option-ties = En cas d’égalité
    .shared = la victoire est partagée
    .fewest-lucky = la victoire va à qui a le moins de tuiles chance
option-totals = Piles et totaux
    .open = visibles par tous
    .hidden = seulement les tiens ; chez les autres, la tuile du dessus

## Ce qu’on attend

prompt-lay = On pose le chemin.
prompt-first = On tire au sort qui commence.
prompt-before = { $you ->
    [yes] À toi : joue un jeton ver ou lance les dés.
   *[no] { $seat } peut jouer un jeton ver avant le lancer.
}
prompt-roll = { $you ->
    [yes] Tes dés roulent.
   *[no] Les dés roulent pour { $seat }.
}
prompt-advance = { $you ->
    [yes] À toi : tu as fait { $number }. Choisis qui bouge.
   *[no] { $seat } a fait { $number } et choisit qui bouge.
}
prompt-draw = On pioche un jeton ver.
prompt-after = { $you ->
    [yes] Tu peux jouer un jeton ver ou finir ton tour.
   *[no] { $seat } peut encore jouer un jeton ver.
}
prompt-over = La partie est finie.

## Coups

move-pawn = Avancer ton pion de la case { $place }
move-guard = Avancer un gardien de la case { $place }
move-flixxy = Avancer Flixxy
move-throw = Lancer les dés
move-done = Finir ton tour
move-bury = Ver : enterrer ta tuile du dessus
move-double = Ver : jouer un autre tour
move-push = Ver : pousser les autres hors de la case { $place }
move-swap = { $piece-key ->
    [pawn] Ver : échanger ton pion de la case { $place } avec un pion à { $owner } sur la tuile juste { $way }
    [guard] Ver : échanger ton pion de la case { $place } avec un gardien sur la tuile juste { $way }
   *[flixxy] Ver : échanger ton pion de la case { $place } avec Flixxy sur la tuile juste { $way }
}
move-pawn-back = Reculer d’un pas ton pion de la case { $place }
move-guard-back = Reculer d’un pas un gardien de la case { $place }
move-nobody = Personne ne bouge
move-roll = Faire { $number }{ $die ->
    [flixxy] {" "}et Flixxy
    [any] {" "}et un point d’interrogation
    [x] {" "}et un X
   *[none] {""}
}
move-worm = Piocher : { $worm }
move-first = En premier : { $seat }
move-lay = Poser : { $tile }

## Événements

event-laid = Case { $place } : { $tile }.
event-begins = { $you ->
    [yes] Tu commences.
   *[no] { $seat } commence.
}
event-rolled = { $you ->
    [yes] Tu fais { $number }
   *[no] { $seat } fait { $number }
}{ $die ->
    [flixxy] {" "}et Flixxy.
    [any] {" "}et un point d’interrogation.
    [x] {" "}et un X.
   *[none] .
}
event-pawn-walked = { $you ->
    [yes] Tu déplaces un pion : { $from } → { $to }.
   *[no] { $seat } déplace un pion : { $from } → { $to }.
}
event-guard-walked = { $you ->
    [yes] Tu déplaces un gardien : { $from } → { $to }.
   *[no] { $seat } déplace un gardien : { $from } → { $to }.
}
event-flixxy-flew = { $you ->
    [yes] Tu déplaces Flixxy : { $from } → { $to }.
   *[no] { $seat } déplace Flixxy : { $from } → { $to }.
}
event-pawn-pushed = { $them ->
    [yes] { $seat } pousse ton pion : { $from } → { $to }.
   *[no] { $you ->
        [yes] Tu pousses un pion à { $owner } : { $from } → { $to }.
       *[no] { $seat } pousse un pion à { $owner } : { $from } → { $to }.
    }
}
event-guard-pushed = { $you ->
    [yes] Tu pousses un gardien : { $from } → { $to }.
   *[no] { $seat } pousse un gardien : { $from } → { $to }.
}
event-flixxy-pushed = { $you ->
    [yes] Tu pousses Flixxy : { $from } → { $to }.
   *[no] { $seat } pousse Flixxy : { $from } → { $to }.
}
event-nobody-moved = { $you ->
    [yes] Tu ne fais bouger personne.
   *[no] { $seat } ne fait bouger personne.
}
event-move-lapsed = { $you ->
    [yes] Tu n’as plus rien à déplacer.
   *[no] { $seat } n’a plus rien à déplacer.
}
event-took = { $you ->
    [yes] Tu prends { $tile-key ->
        [L] la tuile chance
       *[other] le { $tile }
    } de la case { $place }.
   *[no] { $seat } prend { $tile-key ->
        [L] la tuile chance
       *[other] le { $tile }
    } de la case { $place }.
}
event-gave = { $them ->
    [yes] { $seat } te donne { $tile-key ->
        [L] une tuile chance
       *[other] un { $tile }
    }.
   *[no] { $you ->
        [yes] Tu donnes { $tile-key ->
            [L] une tuile chance
           *[other] un { $tile }
        } à { $receiver }.
       *[no] { $seat } donne { $tile-key ->
            [L] une tuile chance
           *[other] un { $tile }
        } à { $receiver }.
    }
}
event-discarded = { $you ->
    [yes] Hors de la partie : { $tile }, qui était à toi.
   *[no] Hors de la partie : { $tile }, qui était à { $seat }.
}
event-nothing-to-give = { $you ->
    [yes] Tu n’as pas de tuile à donner.
   *[no] { $seat } n’a pas de tuile à donner.
}
event-won-token = { $you ->
    [yes] Tu gagnes le jeton rond +{ $points }.
   *[no] { $seat } gagne le jeton rond +{ $points }.
}
event-flixxy-left = Flixxy s’envole pour de bon et emporte le dé action.
event-drew-worm = { $worm-key ->
    [unknown] { $seat } pioche un jeton ver.
   *[other] { $you ->
        [yes] Tu pioches un jeton ver : { $worm }.
       *[no] { $seat } pioche un jeton ver : { $worm }.
    }
}
event-played-worm = { $you ->
    [yes] Tu joues un jeton ver : { $worm }.
   *[no] { $seat } joue un jeton ver : { $worm }.
}
event-buried = { $you ->
    [yes] Tu enterres { $tile-key ->
        [L] une tuile chance
       *[other] un { $tile }
    } sous ta pile.
   *[no] { $seat } enterre { $tile-key ->
        [L] une tuile chance
       *[other] un { $tile }
    } sous sa pile.
}
event-swapped = { $them ->
    [yes] { $seat } change de place avec ton pion : { $from } ↔ { $to }.
   *[no] { $you ->
        [yes] Tu changes de place avec { $piece-key ->
            [pawn] un pion à { $owner }
            [guard] un gardien
           *[flixxy] Flixxy
        } : { $from } ↔ { $to }.
       *[no] { $seat } change de place avec { $piece-key ->
            [pawn] un pion à { $owner }
            [guard] un gardien
           *[flixxy] Flixxy
        } : { $from } ↔ { $to }.
    }
}
event-moved-to-end = Au bout du chemin : { $tile }, de la case { $place }.
event-all-home = { $you ->
    [yes] Tous tes pions sont à l’arrivée.
   *[no] { $seat } a tous ses pions à l’arrivée.
}
event-penalty = { $you ->
    [yes] Ton pion est le dernier : tu dois prendre le { $tile }, et aucune tuile chance n’y peut rien.
   *[no] Le dernier pion est à { $seat } : { $tile }, et aucune tuile chance n’y peut rien.
}
event-game-over = La partie est finie.

## Le plateau en mots

twin-start = Départ.
twin-place = Case { $place } : { $tile }.
twin-bare = Case { $place } : plus de tuile.
twin-run = Cases { $from } à { $to } : { $tiles }.
twin-finish = Arrivée.
twin-who = { $piece-key ->
    [pawn] { $you ->
        [yes] { $count ->
            [one] Ton pion.
           *[other] { $count } pions à toi.
        }
       *[no] { $count ->
            [one] Un pion à { $seat }.
           *[other] { $count } pions à { $seat }.
        }
    }
    [guard] { $count ->
        [one] Un gardien.
       *[other] { $count } gardiens.
    }
   *[flixxy] Flixxy.
}
twin-laid = Déjà posées : { $tiles }.
twin-dice = Les dés montrent { $number }{ $die ->
    [flixxy] {" "}et Flixxy.
    [any] {" "}et un point d’interrogation.
    [x] {" "}et un X.
   *[none] .
}
twin-tokens = Jetons ronds restants : { $tokens }.
twin-worm-pile = Jetons ver dans la pioche : { $count }.
twin-worms-under = Au fond de la pioche, connus de tous : { $worms }.
twin-discarded = Hors de la partie : { $tiles }.
twin-seat = { $you ->
    [yes] Toi
   *[no] { $seat }
} : { $score ->
    [hidden] { $count ->
        [one] { $count } tuile.
       *[other] { $count } tuiles.
    }
   *[other] score de { $score }, { $count ->
        [one] { $count } tuile.
       *[other] { $count } tuiles.
    }
}
twin-home = Tous les pions sont à l’arrivée.
twin-stack = Pile, à partir du dessus : { $tiles }.
twin-top = Au-dessus : { $tile }.
twin-penalty = Pénalité : { $tile }, qui reste telle quelle.
twin-seat-tokens = Jetons ronds : { $tokens }.
twin-worms = Jetons ver : { $worms }.
twin-fresh-worms = Piochés pendant ce tour : { $worms }.
twin-barred = A fait un échange pendant ce tour et doit se reposer : le pion de la case { $place }.

## Règles : le jeu de base

chapter-base = Le jeu de base
rule-P1 = Les 32 tuiles vont du départ à l’arrivée dans cet ordre : de −1 à −8, les six tuiles chance, de +8 à +1 en descendant, puis de −1 à −10.
    .cite = Verflixxt! 2005, mise en place : chemin
rule-P2 = Les huit gardiens sont sur les six tuiles chance, le +8 et le +7.
    .cite = Verflixxt! 2005, mise en place : gardiens
rule-P3 = Jusqu’à quatre, chacun a trois pions ; à partir de cinq, deux. Tous les pions commencent sur la tuile départ.
    .cite = Verflixxt! 2005, mise en place : pions
rule-B1 = Le plus jeune commence, puis chacun joue à son tour, vers la gauche.
    .cite = Verflixxt! 2005, ordre du jeu
rule-B2 = À ton tour, tu lances une fois, puis une pièce doit avancer du nombre affiché, ni plus ni moins : un de tes pions ou un gardien. On ne passe pas.
    .cite = Verflixxt! 2005, le tour
    .no = À chaque tour, une seule pièce avance, du nombre entier, après le lancer ; on ne passe pas.
rule-B3 = Tu peux toujours choisir d’avancer un de tes pions qui n’est pas à l’arrivée.
    .cite = Verflixxt! 2005, le tour : pions
    .no = Tu n’as pas de pion sur la case { $place }.
rule-B4 = Tout le monde peut avancer un gardien, mais seulement s’il partage sa tuile avec un pion, peu importe la couleur.
    .cite = Verflixxt! 2005, le tour : gardiens
    .no = Pas de gardien accompagné d’un pion sur la case { $place }.
rule-B5 = Les pièces ne vont que vers l’avant.
    .cite = Verflixxt! 2005, le déplacement
    .no = Les pièces ne vont que vers l’avant.
rule-B6 = Une tuile peut porter autant de pièces qu’on veut.
    .cite = Verflixxt! 2005, le déplacement
rule-B7 = Là où une tuile a été prise, il n’y a plus de pas à faire : les trous ne comptent pas.
    .cite = Verflixxt! 2005, le déplacement : trous
rule-B8 = Pas besoin du nombre exact pour l’arrivée ; les pas en trop sont perdus. Cela vaut pour les pions et les gardiens.
    .cite = Verflixxt! 2005, l’arrivée
rule-B9 = Un gardien peut aussi aller jusqu’à l’arrivée.
    .cite = Verflixxt! 2005, l’arrivée : gardiens
rule-B10 = Un pion à l’arrivée ne joue plus.
    .cite = Verflixxt! 2005, l’arrivée : pions
rule-B11 = Quand ton pion quitte une tuile du chemin et qu’il n’y reste ni pion ni gardien, tu dois prendre la tuile, bonne ou mauvaise. Sinon, elle reste.
    .cite = Verflixxt! 2005, prendre les tuiles
rule-B12 = Avancer un gardien ne fait jamais prendre de tuile : le pion qui l’a réveillé est encore là.
    .cite = Verflixxt! 2005, prendre les tuiles : gardiens
rule-B13 = La tuile départ ne se prend jamais.
    .cite = Verflixxt! 2005, prendre les tuiles : le départ
rule-B14 = Quand tous tes pions sont à l’arrivée, tu n’as plus de tour. Les autres continuent, même s’il n’en reste qu’un.
    .cite = Verflixxt! 2005, qui a tous ses pions à l’arrivée
rule-B15 = La partie finit quand tout le monde a tous ses pions à l’arrivée.
    .cite = Verflixxt! 2005, fin de la partie
rule-B16 = On additionne tes tuiles. Chaque tuile chance convertit une de tes tuiles négatives en tuile positive, la plus grosse d’abord. Une tuile chance sans tuile négative ne compte pas.
    .cite = Verflixxt! 2005, score : tuiles chance
rule-B17 = Le plus grand total gagne.
    .cite = Verflixxt! 2005, score : qui gagne
rule-B18 = Si la table l’a décidé, l’égalité tourne en faveur de qui a le moins de tuiles chance.
    .cite = Verflixxt! 2020, égalité (dans les règles de 2005, nous n’avons rien trouvé à ce sujet)
rule-B19 = Les tuiles prises restent visibles, sauf si la table décide de cacher les totaux.
    .cite = Verflixxt! 2005, tuiles prises (les éditions diffèrent)
rule-B20 = Une tuile que tous les pions ont dépassée ne sert plus à personne et reste où elle est.
    .cite = Verflixxt! 2005, tuiles dépassées

## Règles : variantes du jeu de base

chapter-variants = Variantes du jeu de base
rule-variant-1a = Un autre chemin fixe : de −1 à −8, puis de +1 à +8 en montant, puis les six tuiles chance, puis de −1 à −10. Les gardiens sont sur les huit tuiles positives.
    .cite = Verflixxt! 2005, variante 1a
rule-variant-1b = Les tuiles chance sont au bout du chemin, avant l’arrivée.
    .cite = Verflixxt! 2005, variante 1b
rule-variant-1c = On mélange les 32 tuiles. Les gardiens sont sur les tuiles chance, le +8 et le +7.
    .cite = Verflixxt! 2005, variante 1c
rule-variant-2 = Sur un 1, tu choisis : un pion ou un gardien fait un pas en avant ou un pas en arrière, ou personne ne bouge.
    .cite = Verflixxt! 2005, variante 2
    .no = Reculer ou ne pas bouger, c’est seulement sur un 1, et tu as fait { $number }.
rule-variant-3 = Une tuile que le dernier pion a dépassée va au bout du chemin, juste avant l’arrivée.
    .cite = Verflixxt! 2005, variante 3
rule-variant-4 = La partie finit dès que quelqu’un a tous ses pions à l’arrivée. Les autres prennent chaque tuile où un de leurs pions est seul.
    .cite = Verflixxt! 2005, variante 4
rule-variant-5 = La partie finit quand l’avant-dernier pion est à l’arrivée. Le propriétaire du dernier prend la pire tuile négative du chemin qui n’a pas de gardien, et aucune tuile chance ne la convertit.
    .cite = Verflixxt! 2005, variante 5

## Règles : mise en place de Verflixxt nochmal!

chapter-setting-up = Mise en place de Verflixxt nochmal!
rule-S1 = Les deux −1 et les deux −2 restent dans la boîte : on joue avec 28 tuiles de base.
    .cite = Verflixxt nochmal! 2006, mise en place : tuiles
rule-S2 = On mélange les 28 tuiles pour en faire un chemin. Les quatre tuiles Verflixxt vont sur les cases 10, 15, 20 et 25.
    .cite = Verflixxt nochmal! 2006, mise en place : chemin
rule-S3 = Les jetons ronds forment une pile à côté de l’arrivée : +4 au-dessus, puis +3, +2, +1.
    .cite = Verflixxt nochmal! 2006, mise en place : jetons ronds
rule-S4 = Les huit gardiens sont sur les huit premières tuiles positives ou chance après le départ.
    .cite = Verflixxt nochmal! 2006, mise en place : gardiens
rule-S5 = Flixxy et tous les pions commencent sur la tuile départ.
    .cite = Verflixxt nochmal! 2006, mise en place : Flixxy et pions
rule-S6 = Les jetons ver ne servent que dans la variante des vers.
    .cite = Verflixxt nochmal! 2006, mise en place : jetons ver
    .no = À cette table, on joue sans jetons ver.
rule-S7 = Le plus jeune commence, avec les deux dés.
    .cite = Verflixxt nochmal! 2006, mise en place : qui commence
rule-S8 = Un autre chemin : le chemin fixe de base avec une tuile Verflixxt avant les tuiles chance, une après elles, une après le +4 et une après le deuxième −4.
    .cite = Verflixxt nochmal! 2006, un autre chemin

## Règles : Verflixxt nochmal!

chapter-nochmal = Verflixxt nochmal!
rule-E1 = Les règles de base valent tant que rien ici ne les change. On lance les deux dés ensemble.
    .cite = Verflixxt nochmal! 2006, le jeu
    .no = Flixxy n’est pas de la partie.
rule-E2 = Le dé action montre Flixxy : Flixxy doit avancer du nombre affiché, et ni pion ni gardien ne bouge.
    .cite = Verflixxt nochmal! 2006, dé action : Flixxy
    .no = Le dé action montre Flixxy : c’est Flixxy qui doit avancer.
rule-E3 = Le dé action montre un point d’interrogation : choisis Flixxy, un de tes pions ou un gardien accompagné.
    .cite = Verflixxt nochmal! 2006, dé action : ?
rule-E4 = Le dé action montre un X : Flixxy reste où il est, et un de tes pions ou un gardien accompagné doit avancer.
    .cite = Verflixxt nochmal! 2006, dé action : X
    .no = Le dé action montre un X : Flixxy reste où il est.
rule-E5 = Flixxy n’est à personne et tout le monde peut l’avancer. S’il quitte une tuile où il n’y a pas d’autre pièce, qui l’a avancé doit prendre cette tuile.
    .cite = Verflixxt nochmal! 2006, Flixxy
rule-E6 = Flixxy retient sa tuile : tant qu’il est dessus, elle reste.
    .cite = Verflixxt nochmal! 2006, Flixxy
rule-E7 = Un gardien peut avancer si un pion, ou Flixxy, partage sa tuile.
    .cite = Verflixxt nochmal! 2006, Flixxy : gardiens
    .no = Pas de gardien accompagné d’un pion ou de Flixxy sur la case { $place }.
rule-E8 = Flixxy tourne en rond : après la dernière tuile viennent l’arrivée, le départ et la première tuile. L’arrivée et le départ comptent un pas chacun.
    .cite = Verflixxt nochmal! 2006, jetons ronds : boucles
rule-E9 = Qui avance Flixxy jusqu’à l’arrivée, ou plus loin, prend le jeton rond du dessus.
    .cite = Verflixxt nochmal! 2006, jetons ronds
rule-E10 = À son cinquième passage à l’arrivée, il n’y a plus de jeton : Flixxy et le dé action quittent la partie.
    .cite = Verflixxt nochmal! 2006, jetons ronds : cinquième passage à l’arrivée
    .no = Flixxy a quitté la partie.
rule-E11 = Les tuiles que tu prends forment une seule pile, la plus récente au-dessus, et l’ordre ne change pas.
    .cite = Verflixxt nochmal! 2006, tuiles Verflixxt : piles
rule-E12 = Quand un pion ou Flixxy était seul sur une tuile Verflixxt et la quitte, qui l’a avancé donne la tuile du dessus de sa pile au joueur suivant, à gauche, qui la pose sur la sienne.
    .cite = Verflixxt nochmal! 2006, tuiles Verflixxt
rule-E13 = Si ta pile est vide, une tuile Verflixxt ne fait rien.
    .cite = Verflixxt nochmal! 2006, tuiles Verflixxt : rien à donner
rule-E14 = Qui a tous ses pions à l’arrivée ne reçoit rien ; la tuile va au suivant, à gauche, qui est encore en jeu. S’il n’y a plus personne d’autre en jeu, elle quitte la partie.
    .cite = Verflixxt nochmal! 2006, tuiles Verflixxt : qui reçoit
rule-E15 = Les tuiles Verflixxt ne se prennent jamais ; elles restent jusqu’au bout.
    .cite = Verflixxt nochmal! 2006, les tuiles Verflixxt restent
rule-E16 = La partie finit quand le dernier pion du dernier joueur est à l’arrivée, où que soit Flixxy.
    .cite = Verflixxt nochmal! 2006, fin de la partie
rule-E17 = Ton score, ce sont tes tuiles, tes jetons ronds et tes jetons ver.
    .cite = Verflixxt nochmal! 2006, fin de la partie : score

## Règles : jetons ver

chapter-worms = Jetons ver
rule-W1 = On mélange les jetons ver, face cachée, pour en faire une pioche.
    .cite = Verflixxt nochmal! 2006, variante des vers : la pioche
rule-W2 = Qui doit prendre une tuile négative du chemin pioche aussi le jeton ver du dessus et le garde secret.
    .cite = Verflixxt nochmal! 2006, variante des vers : piocher
rule-W3 = Si la pioche est vide, il n’y a rien à piocher. Une tuile négative reçue par une tuile Verflixxt n’apporte pas de jeton.
    .cite = Verflixxt nochmal! 2006, variante des vers : rien à piocher
rule-W4 = Un jeton peut servir dès ton tour suivant.
    .cite = Verflixxt nochmal! 2006, variante des vers : dès le tour suivant
    .no = Tu as pioché ce jeton pendant ce tour ; il peut servir dès ton tour suivant.
rule-W5 = À ton tour, tu peux jouer autant de jetons que tu veux. Chacun est montré, appliqué, puis glissé sous la pioche.
    .cite = Verflixxt nochmal! 2006, variante des vers : jouer les jetons
    .no = Tu n’as pas ce jeton.
rule-W6 = Il y en a quatre sortes. Double tour : après ton tour, tu en joues un autre. Enterrement : ta tuile du dessus va sous ta pile. Poussée : sur une tuile de ton choix où il y a un ou plusieurs pions, tout ce qui n’est pas à toi avance du nombre du dé numéroté ; le dé action ne compte pas. Échange : un de tes pions change de place avec une pièce qui n’est pas à toi, sur une tuile voisine, et ne peut pas faire le déplacement de ce tour.
    .cite = Verflixxt nochmal! 2006, variante des vers : les quatre sortes
rule-W7 = À la fin, chaque jeton qui te reste vaut 1 point.
    .cite = Verflixxt nochmal! 2006, variante des vers : score

## Nos décisions : nombres et mise en place

chapter-our-setting-up = Nos décisions : nombres et mise en place
rule-A1 = Il y a dix jetons ver.
    .cite = Notre décision : nombre de jetons ver
rule-A2 = Ce sont deux doubles tours, deux poussées, trois enterrements et trois échanges. La répartition est notre choix.
    .cite = Notre décision : jetons ver de chaque sorte
rule-A3 = Sur le chemin mélangé, 10, 15, 20 et 25 sont des cases du chemin terminé, celui de 32 tuiles.
    .cite = Notre décision : cases des tuiles Verflixxt, chemin mélangé
rule-A4 = Le chemin fixe avec tuiles Verflixxt garde ses −1 et ses −2 : il a 36 tuiles.
    .cite = Notre décision : le chemin fixe garde ses −1 et ses −2
rule-A5 = À sept ou huit, on ne joue qu’avec l’extension, qui apporte les pions en plus.
    .cite = Notre décision : à sept et à huit
    .no = Le jeu de base se joue de deux à six ; à sept ou huit, il faut l’extension.
rule-A6 = Une table ne connaît pas le plus jeune : elle décide qui commence, ou on tire au sort.
    .cite = Notre décision : qui commence
    .no = Le siège { $first } ne peut pas commencer : il n’y a que { $seats } sièges, comptés à partir de 0.

## Nos décisions : chemin et tuiles

chapter-our-path = Nos décisions : chemin et tuiles
rule-A7 = Une tuile prise sort du chemin et les autres gardent leur ordre. On n’écarte plus jamais les tuiles Verflixxt les unes des autres.
    .cite = Notre décision : trous et tuiles Verflixxt
rule-A8 = Une tuile qui porte une pièce n’est jamais retirée.
    .cite = Notre décision : une tuile occupée reste
rule-A9 = Tant que Flixxy est en jeu, les tuiles dépassées restent et Flixxy peut encore les faire prendre. Ensuite, elles font juste de la figuration.
    .cite = Notre décision : tuiles que tout le monde a dépassées
rule-A10 = On compte les pas sur le chemin tel qu’il est, puis on retire la tuile laissée déserte.
    .cite = Notre décision : compter d’abord, retirer ensuite
rule-A11 = Le départ et l’arrivée ne se prennent jamais. À l’arrivée, pions et gardiens ne jouent plus.
    .cite = Notre décision : départ et arrivée
rule-A12 = Les piles sont face visible et on peut les feuilleter. Dans le jeu de base, la table peut décider de se cacher les piles et les totaux.
    .cite = Notre décision : piles visibles
    .no = Avec l’extension, les piles restent visibles.

## Nos décisions : Flixxy

chapter-our-flixxy = Nos décisions : Flixxy
rule-A13 = Atteindre ou dépasser l’arrivée rapporte un jeton, un seul par passage. Quitter l’arrivée plus tard n’en rapporte pas un deuxième.
    .cite = Notre décision : un jeton par passage à l’arrivée
rule-A14 = Deux passages à l’arrivée en un seul déplacement, c’est impossible : la boucle de Flixxy a toujours au moins six cases.
    .cite = Notre décision : jamais deux passages à l’arrivée
rule-A15 = La cinquième boucle se vole sans récompense. Au cinquième passage à l’arrivée, Flixxy est retiré, le reste du lancer est perdu et qui l’a avancé n’a pas de jeton ; la tuile quittée se prend quand même.
    .cite = Notre décision : le cinquième passage à l’arrivée
rule-A16 = Flixxy peut s’arrêter sur l’arrivée ou le départ. Les quitter ne fait rien prendre, et les gardiens sur l’arrivée ne se réveillent pas.
    .cite = Notre décision : Flixxy sur l’arrivée ou le départ
rule-A17 = Une tuile négative prise en avançant Flixxy apporte aussi un jeton ver.
    .cite = Notre décision : jetons ver grâce à Flixxy
rule-A18 = Un X ne retient que Flixxy : un gardien sur la même tuile peut avancer.
    .cite = Notre décision : un gardien avec Flixxy quand le dé montre un X
rule-A19 = Une fois Flixxy parti, on ne lance que le dé numéroté, et chaque tour compte comme un X.
    .cite = Notre décision : une fois Flixxy parti
rule-A20 = Même le dernier joueur, tout seul, doit avancer Flixxy quand le dé le dit.
    .cite = Notre décision : Flixxy doit avancer quand même

## Nos décisions : tuiles Verflixxt

chapter-our-verflixxt-tiles = Nos décisions : tuiles Verflixxt
rule-A21 = Seul veut dire seul : un gardien sur la tuile Verflixxt, c’est déjà de la compagnie.
    .cite = Notre décision : seul sur une tuile Verflixxt
rule-A22 = Un gardien qui quitte une tuile Verflixxt ne change rien.
    .cite = Notre décision : un gardien quitte une tuile Verflixxt
rule-A23 = Si ton dernier pion va à l’arrivée depuis une tuile Verflixxt, tu donnes quand même ta tuile du dessus.
    .cite = Notre décision : le dernier pion quitte une tuile Verflixxt
rule-A24 = Qui peut recevoir se juge après le déplacement : les autres joueurs qui ont encore un pion en route. S’il n’y en a pas, la tuile quitte la partie.
    .cite = Notre décision : qui reste seul en jeu
rule-A25 = Les tuiles chance se donnent comme les autres. L’ordre d’une pile ne change rien au score.
    .cite = Notre décision : tuiles chance dans les piles
rule-A26 = Les tuiles Verflixxt font donner des tuiles, jamais des jetons ronds ni des jetons ver.
    .cite = Notre décision : les jetons ne se donnent jamais
rule-A27 = Si un autre de tes pions reste sur la tuile Verflixxt, il ne se passe rien.
    .cite = Notre décision : un de tes pions reste sur la tuile Verflixxt

## Nos décisions : jetons ver

chapter-our-worms = Nos décisions : jetons ver
rule-A28 = Avant le lancer : enterrement, échange. Après le lancer et avant le déplacement : enterrement, échange, poussée. Après le déplacement : enterrement, double tour.
    .cite = Notre décision : quand on peut jouer les jetons ver
    .no = Ce n’est pas le moment pour ce jeton : un échange se joue avant le déplacement, une poussée entre le lancer et le déplacement, un double tour après le déplacement ; tu peux enterrer à chacun de ces moments.
rule-A29 = Une poussée s’ajoute au déplacement, sauf si la table décide qu’elle le remplace.
    .cite = Notre décision : une poussée s’ajoute au déplacement
rule-A30 = Si une poussée vide une tuile, le joueur qui a poussé la prend. Si elle fait quitter une tuile Verflixxt à un groupe, il donne sa tuile du dessus, une seule fois. C’est notre lecture : la règle parle d’un pion ou de Flixxy, « seules … au départ de leur mouvement », et pour nous le groupe part comme une seule pièce.
    .cite = Notre décision : une poussée vide une tuile
rule-A31 = Une poussée peut viser toute tuile où il y a un pion ou Flixxy et au moins une pièce qui n’est pas à toi, même le départ, mais pas l’arrivée.
    .cite = Notre décision : ce qu’on peut pousser
    .no = Il n’y a rien à pousser sur la case { $place } : il faut un pion ou Flixxy, et une pièce qui n’est pas à toi.
rule-A32 = Poussés jusqu’à l’arrivée ou plus loin, pions et gardiens y sont pour de bon, et le jeton de Flixxy va au joueur qui a poussé.
    .cite = Notre décision : une poussée au-delà de l’arrivée
rule-A33 = Une tuile voisine est la suivante ou la précédente encore en place. Le départ est voisin de la première tuile ; l’arrivée n’est voisine d’aucune tuile.
    .cite = Notre décision : voisins pour un échange
    .no = Sur la case { $place }, aucun de tes pions n’a un tel voisin pour un échange.
rule-A34 = Un échange avec Flixxy n’apporte jamais de jeton rond.
    .cite = Notre décision : un échange avec Flixxy
rule-A35 = Un échange ne fait ni prendre ni donner de tuile.
    .cite = Notre décision : un échange ne fait rien prendre
rule-A36 = Un échange doit te laisser un pion ou un gardien à avancer, quoi que Flixxy puisse faire. Si une poussée t’enlève ensuite même ça, le déplacement est perdu.
    .cite = Notre décision : un échange doit laisser un déplacement
    .no = Après cet échange, tu n’aurais ni pion ni gardien à avancer.
rule-A37 = Tu peux faire plusieurs échanges. Chaque pion qui en a fait un doit se reposer pendant ce tour.
    .cite = Notre décision : plusieurs échanges
    .no = Ton pion de la case { $place } a fait un échange pendant ce tour et doit se reposer.
rule-A38 = Pour enterrer, il faut au moins deux tuiles.
    .cite = Notre décision : pour enterrer, il faut deux tuiles
    .no = Il te faut au moins deux tuiles pour en enterrer une.
rule-A39 = Un double tour est un tour à part entière : les jetons tout frais peuvent y servir, et les pions qui ont fait un échange peuvent de nouveau avancer.
    .cite = Notre décision : un double tour est un tour à part entière
rule-A40 = Pas de double tour une fois tous tes pions à l’arrivée.
    .cite = Notre décision : pas de double tour une fois tous les pions à l’arrivée
    .no = Tous tes pions sont à l’arrivée : tu n’as plus de tour à jouer.
rule-A41 = Plusieurs doubles tours se suivent, chacun à la fin d’un tour.
    .cite = Notre décision : plusieurs doubles tours
rule-A42 = La pioche est une file d’attente : on pioche devant, et les jetons joués vont derrière, dans l’ordre où on les joue.
    .cite = Notre décision : la pioche est une file d’attente
rule-A43 = La sorte d’un jeton, son propriétaire est seul à la connaître ; combien il en a, tout le monde le voit. Les jetons glissés sous la pioche, tous les ont vus, et ils restent connus quand ils remontent.
    .cite = Notre décision : les jetons ver sont secrets
rule-A44 = Qui a tous ses pions à l’arrivée compte quand même les jetons qui lui restent.
    .cite = Notre décision : jetons ver de qui a tous ses pions à l’arrivée
rule-A45 = Échange et enterrement peuvent attendre que tu aies vu le lancer.
    .cite = Notre décision : échange et enterrement peuvent attendre

## Nos décisions : la fin

chapter-our-end = Nos décisions : la fin
rule-A46 = En cas d’égalité, la victoire est partagée, sauf si la table préfère la donner à qui a le moins de tuiles chance.
    .cite = Notre décision : égalité
rule-A47 = La partie finit aussitôt après le déplacement du dernier pion et ce que sa tuile entraîne.
    .cite = Notre décision : quand la partie finit
rule-A48 = La partie finit toujours : les pièces avancent, Flixxy s’en va à son cinquième passage à l’arrivée, et les échanges s’épuisent. Seule la variante 2 n’a pas de durée maximale.
    .cite = Notre décision : la partie finit toujours

## Nos décisions : points de détail

chapter-our-finer-points = Nos décisions : points de détail
rule-V1 = Si Flixxy vole une boucle entière et s’arrête sur la tuile Verflixxt d’où il vient, il l’a bien quittée : qui l’a avancé donne une tuile et prend le jeton rond. Ce qui compte, c’est qui est resté derrière.
    .cite = Notre décision : une boucle entière depuis une tuile Verflixxt
rule-V2 = Si le dé montre Flixxy et qu’une poussée sort Flixxy de la partie, le tour compte dès lors comme un X.
    .cite = Notre décision : une poussée sort Flixxy de la partie quand le dé l’impose
rule-V3 = On peut pousser sur une tuile où il n’y a que Flixxy et des gardiens.
    .cite = Notre décision : une poussée là où il n’y a que Flixxy
rule-V4 = Une poussée ne va sous la pioche qu’une fois appliquée : pas moyen de la repiocher aussitôt.
    .cite = Notre décision : une poussée jouée va sous la pioche à la fin
rule-V5 = Un double tour va sous la pioche tout de suite, avant le tour en plus.
    .cite = Notre décision : un double tour joué va sous la pioche tout de suite
rule-V6 = Les variantes 2 à 5 et les chemins des variantes 1a et 1b sont réservés au jeu de base.
    .cite = Notre décision : variantes et extension
    .no = L’option « { $which } » ne peut pas être réglée ainsi avec l’extension.
rule-V7 = Dans la variante 2, le pas en arrière est pour un de tes pions ou un gardien accompagné. Il fait prendre la tuile laissée déserte et peut ramener au départ, mais de là, rien ne recule.
    .cite = Notre décision : un 1 dans la variante 2
    .no = Rien ne recule depuis le départ.
rule-V8 = Dans la variante 3, seuls les pions comptent. Une tuile dépassée qui porte un gardien reste. S’il y a plusieurs tuiles, elles partent dans l’ordre du chemin, après chaque déplacement et la prise de tuile, même après le déplacement qui finit la partie ; une fois tous les pions à l’arrivée, plus rien ne bouge.
    .cite = Notre décision : tuiles dépassées dans la variante 3
rule-V9 = Dans la variante 4, seul veut dire unique pièce sur la tuile. Les variantes 4 et 5 ne vont pas ensemble.
    .cite = Notre décision : être seul dans la variante 4
rule-V10 = Dans la variante 5, la tuile sous le dernier pion compte aussi ; seuls les gardiens protègent. Une tuile que tous les pions ont dépassée est encore sur le chemin et peut donc être la pénalité ; avec la variante 3, elle s’est déplacée et y est toujours. Si toutes les tuiles négatives ont un gardien, on ne prend rien. Les autres tuiles se convertissent comme d’habitude.
    .cite = Notre décision : la tuile de pénalité dans la variante 5
rule-V11 = Dans la variante 1b, les gardiens sont sur les tuiles chance, le +8 et le +7.
    .cite = Notre décision : gardiens dans la variante 1b
rule-V12 = Tuiles sur le chemin, dans les piles, hors de la partie et prises en pénalité : en tout, il y en a toujours 28 ou 32 ; les tuiles Verflixxt ne sont pas comptées. Un tour a un déplacement ; aucun s’il est perdu ou si, dans la variante 2, personne ne bouge.
    .cite = Notre décision : comment on compte les tuiles
rule-V13 = Un échange doit laisser un pion ou un gardien à avancer, même quand le dé impose Flixxy.
    .cite = Notre décision : un échange quand le dé impose Flixxy
rule-V14 = Une fois ton dernier pion à l’arrivée, tu peux encore enterrer, mais pas jouer un double tour.
    .cite = Notre décision : ce qu’on peut encore jouer après le dernier pion
rule-V15 = Un gardien, ou Flixxy, qu’un échange a mis sur le départ peut en repartir comme de toute tuile.
    .cite = Notre décision : quitter de nouveau le départ
rule-V16 = Si une poussée remplace le déplacement, elle remplace aussi un déplacement imposé de Flixxy, et un échange avant elle ne coûte rien.
    .cite = Notre décision : quand une poussée remplace le déplacement
rule-V17 = Un double tour termine le tour aussitôt.
    .cite = Notre décision : un double tour termine le tour
rule-V18 = Toujours égalité après le compte des tuiles chance ? La victoire est partagée.
    .cite = Notre décision : toujours égalité
rule-V19 = Un seul déplacement de Flixxy peut apporter un jeton rond, une tuile et un jeton ver, dans cet ordre.
    .cite = Notre décision : jeton rond, tuile, jeton ver
rule-V20 = Un jeton pioché par ta propre poussée peut servir dès ton tour suivant, comme tous les autres.
    .cite = Notre décision : un jeton ver pioché par une poussée

## Leçon

lesson-1 = Tu as fait 5 : un pion fait cinq pas, pas un de plus, pas un de moins. Amène un des tiens sur la première tuile chance.
    .good = Pile sur le trèfle ! Chaque tour, c’est ça : lancer, choisir, avancer.
    .other = Ce pion a fait cinq pas, lui aussi, mais le voilà ailleurs. Compte à rebours depuis le premier trèfle et essaie encore !
lesson-2 = Qui laisse une tuile déserte la prend. Avance de façon à prendre une tuile positive.
    .good = Personne n’est resté, alors le +6 part avec toi.
    .other = Pas de tuile positive cette fois : là où quelqu’un reste, la tuile reste aussi, et une tuile négative laissée déserte te suit quand même. Essaie encore !
lesson-3 = Tu veux le +8, mais il y a aussi un gardien dessus. Tout le monde peut avancer un gardien, tant qu’il est accompagné.
    .good = Le voilà parti ! Ton pion est maintenant seul sur le +8 : quand tu partiras, la tuile sera à toi.
    .other = Le gardien retient toujours le +8. Fais-le avancer tant que ton pion lui tient compagnie. Essaie encore !
lesson-4 = Le −3 et le −8 pèsent sur ta pile. Prends la tuile qui t’aide le plus.
    .good = Une tuile chance rend positive ta plus grosse tuile négative : ton −8 compte maintenant pour +8. Ça fait 16 points pour un trèfle !
    .other = Le −8 te tire encore vers le bas. La tuile chance n’a pas de nombre, mais pense à ce qu’elle pourrait retourner. Essaie encore !
lesson-5 = Le point d’interrogation te laisse le choix : un pion, un gardien accompagné ou Flixxy. Avance Flixxy au-delà de l’arrivée, et le jeton rond du dessus est à toi.
    .good = Le jeton rond +4 est à toi, et la tuile +2 en prime : Flixxy y était seul, et c’est toi qui l’as avancé.
    .other = Flixxy attend encore, et quelqu’un d’autre pourrait prendre le jeton rond. Essaie encore !
lesson-6 = Il y a un −8 au-dessus de ta pile, et deux de tes pions sont sur des tuiles Verflixxt orange. Débarrasse-toi de ce −8 !
    .good = Ton pion était seul sur la tuile Verflixxt, alors ta tuile du dessus part à gauche. Adieu, −8 !
    .other = Le −8 est encore à toi. Une tuile Verflixxt n’agit que si ton pion y était seul. Essaie encore !
lesson-7 = Chaque tuile négative que tu prends sur le chemin apporte un jeton ver ; le tien permet d’enterrer une tuile. Sauve ton +8 avant de quitter la tuile Verflixxt.
    .good = Le +8 est à l’abri tout en bas, et le −9 est au-dessus, prêt à partir à gauche. Maintenant, tu avances comme toujours.
    .other = Ça t’a coûté des points, et ton ver dort encore. Un jeton ver s’ajoute au déplacement, alors enterre d’abord. Essaie encore !

## Ce qu’il y a à raconter à la fin

story-clover = { $you ->
    [yes] Ton trèfle a retourné le { $tile } : { $points } points d’un coup.
   *[no] Un trèfle a retourné le { $tile } de { $seat } : { $points } points d’un coup.
}
story-die = { $you ->
    [yes] Ton dé adorait le { $number } : il est sorti { $count } fois en { $rolls } lancers.
   *[no] { $seat } a un dé qui adorait le { $number } : il est sorti { $count } fois en { $rolls } lancers.
}
story-gave = { $you ->
    [yes] Tu as refilé le { $tile } à { $receiver }.
   *[no] { $them ->
        [yes] { $seat } t’a refilé le { $tile }.
       *[no] { $seat } a refilé le { $tile } à { $receiver }.
    }
}

## What lies on the table

about-pawn = Un pion. Tu peux avancer chacun des tiens qui n’est pas encore à l’arrivée.
about-guard = Un gardien. Il n’est à personne : tout le monde peut l’avancer, tant qu’un pion est à côté de lui.
about-flixxy = Flixxy. Tout le monde peut l’avancer quand le dé action le permet, et un tour complet rapporte un jeton rond.
about-start = Le départ. Tous les pions partent d’ici, et personne ne le prend jamais.
about-finish = L’arrivée. On peut la dépasser : les points en trop sont perdus.
about-gap = Un trou : une tuile a été prise ici. On le saute en comptant.
about-tile-plus = Une tuile positive, qui vaut son nombre. La dernière personne à la quitter la prend.
about-tile-minus = Une tuile négative, qui coûte son nombre. La dernière personne à la quitter doit la prendre.
about-tile-lucky = Une tuile chance. À la fin, elle rend positive ta plus grosse tuile négative.
about-tile-v = Une tuile Verflixxt. Qui la quitte sans compagnie donne la tuile du dessus de sa pile à gauche.
about-token = Un jeton rond, qui vaut ses points. Qui amène Flixxy à l’arrivée prend celui du dessus.
about-worm = Un jeton ver. On le joue une fois, à son tour, puis il va sous la pioche.
about-worm-pile = Les jetons ver que personne n’a. Une tuile négative t’en rapporte un.
about-die = Le dé numéroté. Une pièce avance d’exactement autant.
about-action-die = Le dé action : il dit si Flixxy doit avancer, peut avancer ou reste.
about-stack = Les tuiles prises, la plus récente au-dessus. Ce sont les points.
