### Nitro Glyxerol : tous les mots qu’il faut au jeu, en français.

game-name = Nitro Glyxerol
game-pitch = Secouer, guider, s’arrêter à temps : cinq ingrédients, un bec, et une souris passée par là avant vous.
game-goal = Chacun a une fiole et cinq ingrédients de couleur. Cinq cartes sont alignées : c’est la formule. Dès que le sablier est retourné, tout le monde mélange en même temps et guide ses ingrédients jusque dans le bec, dans l’ordre de la formule. Tu peux t’arrêter quand tu veux, et qui s’arrête d’abord est servi d’abord : chaque ingrédient à sa place gagne sa carte, jusqu’à la première erreur. Mais qui s’arrête en premier devra se débrouiller avec la crotte de souris à la manche suivante. Après sept manches, le plus grand nombre de points gagne.

## Pièces

cube-green = vert
cube-blue = bleu
cube-red = rouge
cube-yellow = jaune
cube-purple = violet
cube-poop = crotte de souris
cube-none = rien
card-G1 = le 1 vert
card-G2 = le 2 vert
card-G4 = le 4 vert
card-G6 = le 6 vert
card-G8 = le 8 vert
card-G10 = le 10 vert
card-G11 = le 11 vert
card-B1 = le 1 bleu
card-B3 = le 3 bleu
card-B5 = le 5 bleu
card-B6 = le 6 bleu
card-B7 = le 7 bleu
card-B9 = le 9 bleu
card-B11 = le 11 bleu
card-R1 = le 1 rouge
card-R3 = le 3 rouge
card-R4 = le 4 rouge
card-R6 = le 6 rouge
card-R8 = le 8 rouge
card-R9 = le 9 rouge
card-R11 = le 11 rouge
card-Y2 = le 2 jaune
card-Y3 = le 3 jaune
card-Y5 = le 5 jaune
card-Y6 = le 6 jaune
card-Y7 = le 7 jaune
card-Y8 = le 8 jaune
card-Y11 = le 11 jaune
card-P1 = le 1 violet
card-P2 = le 2 violet
card-P5 = le 5 violet
card-P7 = le 7 violet
card-P8 = le 8 violet
card-P9 = le 9 violet
card-P10 = le 10 violet
# Une place dans la formule ou dans le bec.
place-0 = 1
place-1 = 2
place-2 = 3
place-3 = 4
place-4 = 5
place-5 = 6

## Options

option-sand = Sable
    .number = { $value-key ->
        [30] 30 secondes, ou 60 inclinaisons douces
        [45] 45 secondes, ou 90 inclinaisons douces
       *[60] 60 secondes, ou 120 inclinaisons douces
    }
option-pace = On mélange
    .sand = tous ensemble, tant que le sable coule
    .calm = au calme : une inclinaison douce après l’autre, sans chrono

## Ce qu’on attend

prompt-lay = Manche { $round } : on pose la formule.
prompt-load = { $them ->
    [yes] Manche { $round } : mets tes ingrédients { $poop-key ->
        [yes] et la crotte de souris dans la fiole.
       *[no] dans la fiole.
    }
   *[no] Manche { $round }. Encore à remplir : { $waiting }.
}
prompt-countdown = Les mains sur les fioles : trois, deux, un…
prompt-mix = { $them ->
    [yes] Mélange ! Guide les ingrédients dans le bec, dans l’ordre, et arrête-toi quand ça vaut le coup.
   *[no] Encore à l’œuvre : { $waiting }.
}
prompt-tilt = { $them ->
    [yes] Penche ta fiole, ou arrête-toi. { $left ->
        [one] Il te reste { $left } inclinaison.
       *[other] Il te reste { $left } inclinaisons.
    }
   *[no] Encore à pencher : { $waiting }.
}
prompt-grab = { $them ->
    [yes] Plus de sable : vite, attrape la carte Stop { $number } !
   *[no] Plus de sable. Encore sans carte Stop : { $waiting }.
}
prompt-over = Sept formules mélangées. Il ne reste que la vaisselle.

## Coups

move-lay = Poser { $card }
move-load = Remplir dans cet ordre : { $cubes }
move-place = Placer les ingrédients ainsi
move-tilt = { $way-key ->
    [n] Pencher vers le haut, du côté du col
    [ne] Pencher vers le haut à droite
    [e] Pencher à droite
    [se] Pencher vers le bas à droite
    [s] Pencher vers le bas, loin du col
    [sw] Pencher vers le bas à gauche
    [w] Pencher à gauche, comme pointe le bec
    [nw] Pencher vers le haut à gauche
   *[level] La tenir à plat
}
move-back = Remettre { $cube-key ->
    [poop] la crotte de souris
   *[other] le { $cube }
} dans la zone de départ
move-mix = Mélanger
move-stop = S’arrêter : bas les mains
move-grab = Attraper la plus petite carte Stop ({ $tick ->
    [one] { $tick } tick
   *[other] { $tick } ticks
} après le sable)

## Événements

event-round-began = Manche { $round }. { $poop-key ->
    [nobody] Personne n’a encore la crotte de souris.
   *[somebody] { $you ->
        [yes] Tu as la crotte de souris.
       *[no] { $seat } a la crotte de souris.
    }
}
event-laid = Carte { $place } de la formule : { $card }.
event-loaded = { $how-key ->
    [late] { $you ->
        [yes] Trop tard : la table remplit ta fiole pour toi.
       *[no] Trop tard : la table remplit la fiole pour { $seat }.
    }
   *[ready] { $you ->
        [yes] Ta fiole est remplie.
       *[no] { $seat } a rempli sa fiole.
    }
}
event-counted = Toutes les fioles sont remplies : trois, deux, un…
event-sand-turned = { $you ->
    [yes] Tu donnes le signal : on mélange !
   *[no] { $seat } donne le signal : on mélange !
}
event-mixed = { $you ->
    [yes] Tu mélanges.
   *[no] { $seat } mélange.
}
event-jumped-out = Hop ! { $you ->
    [yes] Chez toi,
   *[no] Chez { $seat },
} { $cube-key ->
    [poop] la crotte de souris
   *[other] le { $cube }
} saute hors de la fiole.
event-went-back = { $you ->
    [yes] Tu remets
   *[no] { $seat } remet
} { $cube-key ->
    [poop] la crotte de souris
   *[other] le { $cube }
} dans la zone de départ.
event-beak-changed = { $count ->
    [0] { $you ->
        [yes] Ton bec est de nouveau vide.
       *[no] Chez { $seat }, le bec est de nouveau vide.
    }
   *[other] { $you ->
        [yes] Dans ton bec, depuis l’avant :
       *[no] Chez { $seat }, dans le bec, depuis l’avant :
    } { $cubes }. Bien placés : { $right }.
}
event-stopped = { $you ->
    [yes] Tu t’arrêtes : bas les mains ! (Tick { $tick })
   *[no] { $seat } s’arrête : bas les mains ! (Tick { $tick })
}
event-sand-out = Assez mélangé ! Plus personne ne touche aux fioles.
event-grabbed = { $you ->
    [yes] Tu attrapes,
   *[no] { $seat } attrape,
} { $tick ->
    [one] { $tick } tick après le sable.
   *[other] { $tick } ticks après le sable.
}
event-took-stop = { $how-key ->
    [last] { $you ->
        [yes] Il ne reste que toi : carte Stop { $number }.
       *[no] Il ne reste que { $seat } : carte Stop { $number }.
    }
    [dealt] { $you ->
        [yes] Tu reçois la carte Stop { $number }.
       *[no] { $seat } reçoit la carte Stop { $number }.
    }
    [grab] { $you ->
        [yes] Tu attrapes la carte Stop { $number }.
       *[no] { $seat } attrape la carte Stop { $number }.
    }
   *[stop] { $you ->
        [yes] Tu prends la carte Stop { $number }.
       *[no] { $seat } prend la carte Stop { $number }.
    }
}
event-won-card = { $you ->
    [yes] Tu gagnes { $card }.
   *[no] { $seat } gagne { $card }.
}
event-card-gone = { $you ->
    [yes] Chez toi aussi, c’est juste, mais { $other } a déjà { $card }.
   *[no] Chez { $seat } aussi, c’est juste, mais { $them ->
        [yes] tu as déjà { $card }.
       *[no] { $other } a déjà { $card }.
    }
}
event-missed = { $you ->
    [yes] Chez toi,
   *[no] Chez { $seat },
} en position { $place }, { $found-key ->
    [none] il n’y a rien ;
    [poop] il y a la crotte de souris ;
   *[other] il y a le { $found } ;
} il fallait { $cube-key ->
    [poop] la crotte de souris.
   *[other] le { $cube }.
} C’est fini là.
event-boxed = Personne n’a gagné { $cards } : retour dans la boîte.
event-got-poop = { $again-key ->
    [yes] { $you ->
        [yes] Encore la carte 1 : tu gardes la crotte de souris.
       *[no] Encore la carte 1 : { $seat } garde la crotte de souris.
    }
   *[no] { $you ->
        [yes] Pour la carte 1, tu auras la crotte de souris à la prochaine manche.
       *[no] Pour la carte 1, { $seat } aura la crotte de souris à la prochaine manche.
    }
}
event-won-game = { $you ->
    [yes] Tu gagnes : personne ne mélange mieux !
   *[no] { $seat } gagne : personne ne mélange mieux !
}

## Le laboratoire en mots

twin-round = Manche { $round } sur { $rounds }.
twin-sand = Sable restant : { $left } secondes sur { $all }.
twin-tilts = Inclinaisons restantes : { $left } sur { $all }.
twin-next-stop = Plus petite carte Stop restante : { $number }.
twin-box = Cartes que personne n’a gagnées : { $count }.
twin-formula = La formule : { $cards }.
twin-owned = { $you ->
    [yes] Pour toi :
   *[no] Pour { $seat } :
} { $cards }.
twin-wanted = À avoir dans le bec, depuis l’avant : { $cubes }.
twin-seat = { $you ->
    [yes] Toi :
   *[no] { $seat } :
} { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
twin-cards = Cartes : { $cards }.
twin-poop = Avec la crotte de souris dans cette manche.
twin-flask = { $you ->
    [yes] Ta fiole.
   *[no] La fiole chez { $seat }.
}
twin-unloaded = { $you ->
    [yes] Ta fiole n’est pas encore remplie.
   *[no] Chez { $seat }, la fiole n’est pas encore remplie.
}
twin-beak = Dans le bec, depuis l’avant : { $cubes }.
twin-beak-empty = Le bec est vide.
twin-right = Bien placés : { $right }.
twin-where = { $region-key ->
    [mouth] Dans le coude, devant le bec :
    [neck] Dans le col :
    [below] Sous le col :
    [ledge] Sur le rebord, à gauche du col :
    [middle] Au milieu :
    [left] À gauche, au-dessus de la zone de départ :
    [right] À droite, à côté de la zone de départ :
   *[start] Dans la zone de départ :
} { $cubes }.
twin-out = À côté de la fiole : { $cubes }.
twin-worth = S’arrêter maintenant rapporterait { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
twin-stopped = { $pace-key ->
    [calm] Arrêt après { $tilts ->
        [one] { $tilts } inclinaison
       *[other] { $tilts } inclinaisons
    } (tick { $tick }).
   *[sand] Arrêt à { $seconds },{ $tenths } s (tick { $tick }).
}
twin-grabbed = Carte attrapée { $seconds },{ $tenths } s après le sable (tick { $tick }).
twin-stop-card = Carte Stop { $number }.
twin-decided = Ce qui a décidé de la dernière manche :
twin-decision = Carte Stop { $number }, { $seat } : { $how-key ->
    [dealt] carte distribuée à la fin.
    [last] carte restée en dernier.
    [grab] carte attrapée { $seconds },{ $tenths } s après le sable (tick { $tick }).
   *[stop] arrêt { $pace-key ->
        [calm] après { $tilts ->
            [one] { $tilts } inclinaison
           *[other] { $tilts } inclinaisons
        }
       *[sand] à { $seconds },{ $tenths } s
    } (tick { $tick }).
}
twin-won = Gagné : { $cards }.
twin-won-nothing = Rien gagné.

## Règles : le jeu

chapter-book = Le jeu
rule-B1 = On prend la carte du dessus de chacun des cinq paquets. On mélange ces cinq cartes, on les aligne et on les retourne : c’est la formule. De gauche à droite, elle dit dans quel ordre les ingrédients doivent se trouver dans le bec. Elle vaut pour tous jusqu’à la fin de la manche.
    .cite = Nitro Glyxerol 2015, phase 1 : la formule
    .no = Pas encore : il faut d’abord toute la formule.
rule-B2 = Chacun met un ingrédient de chaque couleur dans la zone de départ de sa fiole, dans l’ordre et aux endroits de son choix. Rien ne dépasse de la zone de départ, et rien n’est posé sur autre chose.
    .cite = Nitro Glyxerol 2015, phase 2 : remplir la fiole
    .no = Ça ne va pas : chaque ingrédient est dans la zone de départ, rien ne dépasse, et aucun n’est sur un autre.
rule-B3 = Qui a la crotte de souris la met aussi dans la zone de départ.
    .cite = Nitro Glyxerol 2015, phase 2 : la crotte de souris aussi
    .no = Mets ce qui est à toi : cinq ingrédients, et la crotte de souris si tu l’as, mais seulement si tu l’as.
rule-B4 = Au signal, on retourne le sablier, et tout le monde mélange en même temps, chacun dans sa fiole.
    .cite = Nitro Glyxerol 2015, phase 3 : tous mélangent à la fois
    .no = Pas maintenant : on ne bouge les fioles que pendant que tous mélangent.
rule-B5 = Tu peux t’arrêter à tout moment. Qui s’arrête prend la plus petite carte Stop qui reste.
    .cite = Nitro Glyxerol 2015, phase 3 : s’arrêter
    .no = Pas maintenant : tu ne peux t’arrêter que pendant que tu mélanges.
rule-B6 = Une fois arrêté, on ne touche plus à rien. La fiole reste comme elle est jusqu’à la fin de la manche.
    .cite = Nitro Glyxerol 2015, phase 3 : bas les mains
    .no = Bas les mains ! Pour toi, c’est fini, et ta fiole reste comme elle est.
rule-B7 = Quand le sable a fini de couler, personne ne mélange plus. Qui n’a pas encore de carte Stop en attrape une.
    .cite = Nitro Glyxerol 2015, phase 3 : plus de sable
    .no = Plus de sable : personne ne mélange plus.
rule-B8 = Tu peux faire entrer des ingrédients dans le bec et les en faire ressortir, autant que tu veux. Seul compte l’état du bec quand tu t’arrêtes.
    .cite = Nitro Glyxerol 2015, phase 3 : entrer et sortir du bec
    .no = Pas maintenant : on ne regarde le bec que quand tu t’arrêtes.
rule-B9 = Si un ingrédient saute hors de ta fiole, tu peux le remettre dans la zone de départ, ou continuer sans lui.
    .cite = Nitro Glyxerol 2015, phase 3 : un ingrédient saute
    .no = Celui-là n’a pas sauté : il n’y a rien à remettre.
rule-B10 = On distribue les cartes dans l’ordre des cartes Stop : d’abord la carte 1, puis la carte 2, et ainsi de suite.
    .cite = Nitro Glyxerol 2015, phase 4 : dans l’ordre des cartes Stop
    .no = Pas maintenant : on distribue quand tout le monde a une carte Stop.
rule-B11 = On compare ton bec à la formule, depuis l’avant. Si ton premier ingrédient a la couleur de la première carte, cette carte est à toi. Puis viennent le deuxième ingrédient et la deuxième carte, et ainsi de suite.
    .cite = Nitro Glyxerol 2015, phase 4 : chaque ingrédient à sa place
    .no = Pas maintenant : on compare quand tout le monde a une carte Stop.
rule-B12 = Si quelqu’un a déjà la carte, cet ingrédient ne te rapporte rien, mais tu continues avec le suivant.
    .cite = Nitro Glyxerol 2015, phase 4 : une carte déjà prise
    .no = Quelqu’un a été plus rapide : cette carte est prise.
rule-B13 = Au premier ingrédient mal placé, c’est fini. Il ne te rapporte rien, et ceux de derrière non plus, même s’ils sont bien placés.
    .cite = Nitro Glyxerol 2015, phase 4 : la première erreur
    .no = Après la première erreur, on ne gagne plus rien.
rule-B14 = Les cartes que personne n’a gagnées retournent dans la boîte. Les cartes Stop reviennent sur la table pour la manche suivante.
    .cite = Nitro Glyxerol 2015, phase 4 : les cartes que personne n’a gagnées
    .no = Pas maintenant : seul ce que personne n’a gagné retourne dans la boîte, à la fin de la manche.
rule-B15 = Qui a pris la carte Stop 1 reçoit la crotte de souris pour la manche suivante, et y retourne le sablier.
    .cite = Nitro Glyxerol 2015, phase 5 : à qui la crotte de souris
    .no = Pas maintenant : la crotte de souris va à la carte Stop 1, à la fin de la manche.
rule-B16 = Avec la crotte de souris, tu ne gagnes des cartes que si elle est tout à l’avant de ton bec. Le premier ingrédient de la formule vient derrière, en position 2, et ainsi de suite.
    .cite = Nitro Glyxerol 2015, phase 5 : la crotte tout à l’avant
    .no = La crotte de souris n’est pas à l’avant : on ne gagne rien.
rule-B17 = La partie dure sept manches. Après, les 35 cartes ont toutes été jouées.
    .cite = Nitro Glyxerol 2015, sept manches
    .no = Les sept manches sont jouées ; il n’y en a pas de huitième.
rule-B18 = À la fin, tu additionnes les valeurs des cartes que tu as gagnées. La plus grande somme gagne.
    .cite = Nitro Glyxerol 2015, fin de la partie
    .no = Pas maintenant : on compte les points après la septième manche.

## Nos décisions : la fiole

chapter-flask = Nos décisions : la fiole
rule-N1 = L’avant du bec est sa pointe fermée, loin du ventre de la fiole. Le premier entré est donc à l’avant.
    .cite = Notre décision : où est l’avant
    .no = L’avant du bec est sa pointe fermée.
rule-N2 = Un ingrédient est dans le bec si son milieu en a passé l’entrée. Les vides entre eux ne comptent pas, seul l’ordre compte.
    .cite = Notre décision : ce qui est dans le bec
    .no = Seul est dans le bec ce dont le milieu en a passé l’entrée.
rule-N3 = À l’instant où tu t’arrêtes, ta fiole se fige. Plus rien ne roule, et personne ne peut cogner la table.
    .cite = Notre décision : la fiole se fige
    .no = Ta fiole est figée : plus rien n’y bouge.
rule-N11 = Le bec a six places : cinq ingrédients et la crotte de souris.
    .cite = Notre décision : six dans le bec
    .no = Le bec a six places, pas une de plus.
rule-N16 = Personne ne peut y mettre les doigts, ni vider la fiole en la retournant. Un ingrédient n’en sort que si une secousse trop forte le fait passer par-dessus le bord. Il attend alors à côté qu’on le remette.
    .cite = Notre décision : ni doigts ni fiole renversée
    .no = Pas de doigts dans la fiole ! On ne peut que la pencher et la secouer.
rule-N17 = Ce que fait ta main est envoyé à la table, et la fiole du juge fait de même, à soixante ticks par seconde. C’est elle qui compte. Aucune main ne peut pousser plus fort qu’une autre ni agir en avance ; si l’une essaie, elle est corrigée, on le lui dit, et la partie continue. Une main lointaine peut avoir 0,4 seconde de retard. Ce qui arrive encore plus tard compte comme une main immobile.
    .cite = Notre décision : la fiole du juge
    .no = La fiole du juge dit autre chose : cela ne vient pas de ce que ta main a fait.

## Nos décisions : s’arrêter

chapter-stopping = Nos décisions : s’arrêter
rule-N4 = Les arrêts sont rangés d’après leur tick ; il y en a soixante par seconde. Au même tick, passe d’abord qui n’a pas la crotte de souris, puis qui a le moins de points, puis le premier siège.
    .cite = Notre décision : deux arrêts à la fois
    .no = Pas maintenant : ce sont les ticks qui disent qui était premier.
rule-N5 = Si deux joueurs ou plus n’ont pas de carte Stop quand le sable a fini de couler, ils ont trois secondes pour en attraper une : le plus rapide prend la plus petite. Ce qui reste est distribué : à qui a le moins de points, puis au premier siège. S’il n’en manque qu’une, elle va sans course à qui n’en a pas. Dans la partie au calme, personne ne court : on distribue tout de suite.
    .cite = Notre décision : attraper une carte
    .no = Pas maintenant : on attrape une carte, une seule fois, dans les trois secondes après le sable.
rule-N6 = Quand tous les autres se sont arrêtés, le dernier peut mélanger jusqu’au bout du sable, ou s’arrêter avant. La carte est la même.
    .cite = Notre décision : le dernier qui mélange
    .no = Pas maintenant : le dernier qui mélange décide quand c’est assez.
rule-N7 = Tu peux t’arrêter avec un bec faux ou vide, juste pour gêner. Tu prends ta carte quand même, et si c’est la carte 1, la crotte de souris vient avec.
    .cite = Notre décision : s’arrêter pour gêner
    .no = Pas maintenant : tu ne peux t’arrêter que pendant que tu mélanges.
rule-N18 = Un arrêt est définitif. Personne ne recommence.
    .cite = Notre décision : un arrêt est définitif
    .no = Pour toi, c’est déjà l’arrêt, et un arrêt est définitif.
rule-M1 = Deux cas, deux ordres. Arrêts au même tick : d’abord sans crotte de souris, puis moins de points, puis le premier siège. Cartes distribuées à la fin : moins de points, puis le premier siège, avec ou sans crotte de souris.
    .cite = Notre décision : deux cas, deux ordres
    .no = Pas maintenant : on distribue après la course.
rule-M2 = Deux cartes attrapées au même tick sont rangées comme deux arrêts.
    .cite = Notre décision : deux mains à la fois
    .no = Pas maintenant : ce sont les ticks qui disent qui a attrapé d’abord.
rule-M3 = Si le dernier qui mélange s’arrête plus tôt, il prend la dernière carte Stop, et l’on distribue aussitôt les cartes de la formule.
    .cite = Notre décision : le dernier s’arrête plus tôt
    .no = Pas maintenant : tout le monde a une carte Stop, on ne mélange plus.

## Nos décisions : la crotte de souris

chapter-poop = Nos décisions : la crotte de souris
rule-N8 = La carte Stop 1 apporte la crotte de souris, même si on ne la prend qu’après le sable.
    .cite = Notre décision : la carte 1 après le sable
    .no = La carte Stop 1 apporte la crotte de souris, quel que soit le moment où on l’a prise.
rule-N9 = Qui a la crotte de souris et reprend la carte 1 la garde.
    .cite = Notre décision : encore la carte 1
    .no = Encore la carte 1 : la crotte de souris reste où elle est.
rule-N10 = Si la crotte de souris saute hors de la fiole, tu peux la laisser dehors. Mais alors tu ne gagnes rien dans cette manche.
    .cite = Notre décision : la crotte laissée dehors
    .no = Sans crotte de souris à l’avant, on ne gagne rien.
rule-N12 = Après la dernière manche, la crotte de souris n’est plus transmise. Elle ne coûte aucun point.
    .cite = Notre décision : pas de crotte après la dernière manche
    .no = Il n’y a pas de manche suivante : personne ne reçoit la crotte de souris.
rule-M6 = Si la crotte de souris est à l’avant, mais qu’il n’y a rien ou un mauvais ingrédient derrière, on ne gagne rien.
    .cite = Notre décision : rien derrière la crotte
    .no = Derrière la crotte de souris, il faut le premier ingrédient de la formule.
rule-M8 = La carte 1 de cette manche apporte la crotte de souris pour la suivante. Dans la manche où tu prends la carte, elle ne te gêne pas.
    .cite = Notre décision : dans cette manche, pour la suivante
    .no = La crotte de souris ne compte qu’à partir de la manche suivante.

## Nos décisions : le compte

chapter-scoring = Nos décisions : le compte
rule-N13 = Un ingrédient qui manque est une erreur comme un mauvais : à partir de là, on ne gagne plus rien.
    .cite = Notre décision : un ingrédient qui manque est une erreur
    .no = Il manque un ingrédient : à partir de là, on ne gagne plus rien.
rule-M4 = Seules les cartes que personne n’a gagnées retournent dans la boîte. Ce que tu as gagné reste à toi.
    .cite = Notre décision : ce qui retourne dans la boîte
    .no = Seules les cartes que personne n’a gagnées retournent dans la boîte.
rule-M5 = On peut aller joueur par joueur, ou carte par carte : chaque carte va à la plus petite carte Stop dont le bec est juste jusque-là. Les deux chemins mènent au même résultat.
    .cite = Notre décision : joueur par joueur, carte par carte
    .no = Pas maintenant : on distribue quand tout le monde a une carte Stop.
rule-M7 = Le deuxième exemple de la règle ne montre pas toute sa formule ; on sait seulement que le rouge vient à la fin. Il marche avec toute formule de ce genre : la carte 1 avec quatre ingrédients bien placés prend quatre cartes, et le rouge va à la plus petite carte Stop des deux qui ont les cinq.
    .cite = Notre décision : l’exemple où le rouge est dernier
    .no = Pas maintenant : c’est un exemple, pas un coup.
rule-T1 = À somme égale, le plus grand nombre de cartes gagne. S’il est égal aussi, la victoire est partagée.
    .cite = Nitro Glyxerol 2015, fin de la partie : égalité
    .no = Pas maintenant : une égalité se règle après la septième manche.

## Nos décisions : à cette table

chapter-table = À cette table
rule-N14 = La table pose la formule et compte à rebours. Qui a la crotte de souris retourne le sablier ; dans la première manche, c’est le premier siège.
    .cite = Notre décision : qui pose, qui compte à rebours
    .no = Pas maintenant : la table compte à rebours depuis trois.
rule-N15 = On remplit sa fiole devant la formule visible. Dès que quelqu’un est prêt, les autres ont encore 20 secondes. Dès que tout le monde a fini, on continue. Pour les retardataires, la table place les ingrédients dans l’ordre de la formule, la crotte de souris d’abord. Dans la partie au calme, il n’y a pas de chrono.
    .cite = Notre décision : le temps de remplir
    .no = Ta fiole est déjà remplie ; aux autres maintenant.
rule-C1 = La table convient du sable : 30 secondes d’habitude, 45 pour prendre son temps, 60 pour apprendre. Dans la partie au calme, cela fait 60, 90 ou 120 inclinaisons douces pour chacun.
    .cite = Règle de la maison : combien de sable
    .no = Cette quantité de sable n’existe pas : 30, 45 ou 60 secondes.
rule-C2 = Dans la partie au calme, pas de sable. Chacun penche doucement sa fiole, vers le haut, le bas, la gauche, la droite ou entre deux, ou la tient à plat ; quand tous l’ont fait, on passe à la fois suivante. Tu peux aussi t’arrêter. Le haut, c’est le côté du col. Le chemin va de la zone de départ vers la droite, monte entre les parois du milieu, passe par le col, puis tourne à gauche dans le bec. Quand les inclinaisons sont épuisées, on distribue les cartes Stop qui restent.
    .cite = Règle de la maison : la partie au calme
    .no = Dans la partie au calme, on ne penche sa fiole que doucement, une fois après l’autre.
rule-C3 = Aucune fiole ne peut avoir plus d’une seconde d’avance sur la plus lente.
    .cite = Règle de la maison : une seconde d’avance
    .no = Tu as une seconde d’avance : attends la fiole la plus lente.

## Leçon

lesson-1 = Place tes ingrédients comme tu veux. Le plus malin est de mettre le bleu, qu’il faut d’abord, à droite, au plus près de la sortie, et les autres derrière, dans l’ordre.
    .good = Le bleu est au plus près de la sortie, et les autres font la queue derrière lui. C’est parti !
    .other = Tu en as le droit, mais c’est le bleu qu’il faut d’abord. Mets-le à droite, au plus près de la sortie, puis le rouge, le vert, le jaune et le violet. Essaie encore !
lesson-2 = Ici, pas de sable. Tu penches doucement ta fiole, et les ingrédients glissent. Le bleu est juste sous le col. De quel côté penches-tu ?
    .good = Il monte, passe le col et arrive dans le coude. C’est de là que part le bec.
    .other = Le bleu n’est pas entré dans le col. Le col est en haut. Essaie encore !
lesson-3 = Le bleu est dans le coude. Le bec part vers la gauche, et le premier entré est à l’avant. Fais entrer le bleu !
    .good = Plop ! Le bleu est à l’avant, comme le veut la formule. Un ingrédient bien placé.
    .other = Le bleu n’est pas dans le bec. Le bec part vers la gauche. Essaie encore !
lesson-4 = Le bleu est dedans, et la formule veut maintenant le rouge. Mais c’est le jaune qui est dans le coude ! S’il entre, rien ne compte plus derrière lui. Renvoie-le en bas.
    .good = Le jaune retombe, le bleu reste dedans, et la voie est libre pour le rouge. La patience est la moitié de la recette.
    .other = Le jaune gêne toujours le rouge. Penche droit vers le bas, loin du col. Essaie encore !
lesson-5 = Un 8 et un 7 sont dans ton bec, dans le bon ordre. Les trois autres cartes valent 6 à elles toutes, et en face, le jaune est déjà dans le bec. Vas-tu continuer ?
    .good = Carte Stop 1 ! Le 8 et le 7 sont à toi, quoi que les autres mélangent encore. Le prix à payer : la crotte de souris à la prochaine manche.
    .other = Un long chemin pour 6 points, et si l’on s’arrête avant toi, le 8 est perdu. Arrête-toi tant que ça vaut le coup. Essaie encore !
lesson-6 = Tu avais la carte 1, alors voici la crotte de souris. Tes ingrédients ne comptent que si elle est tout à l’avant de ton bec. Elle est là, dans le coude, avec le bleu derrière. Fais-la entrer !
    .good = Beurk, mais juste : la crotte de souris est à l’avant. Le bleu peut suivre.
    .other = La crotte de souris n’est pas à l’avant, et sans elle rien ne compte. Le bec part vers la gauche. Essaie encore !
lesson-7 = En face, on a la carte Stop 1, et avec elle le 9 bleu. Chez toi, bleu, rouge et vert sont bien placés, et il ne reste à gagner qu’un 2 et un 1. La carte déjà prise gâche-t-elle les autres ? Arrête-toi, et tu verras.
    .good = Rien pour le bleu, mais une carte déjà prise n’est pas une erreur : le 6 rouge et le 8 vert sont à toi.
    .other = Tu peux continuer pour un 2 et un 1. Mais regarde d’abord ce que vaut ton bec : arrête-toi. Essaie encore !
lesson-8 = En face, on vient de s’arrêter, avec bleu et rouge, comme toi. Mais tu peux encore t’arrêter au même instant ! Alors passe d’abord qui n’a pas la crotte de souris.
    .good = Même tick, et tu passes d’abord : carte Stop 1, le 9 bleu et le 6 rouge. En face, c’est juste aussi, mais trop tard.
    .other = Trop tard : la carte Stop 1 est prise, et avec elle le bleu et le rouge. À l’instant, tu pouvais encore t’arrêter aussi. Essaie encore !
lesson-9 = Contre le sable, tu peux secouer fort, et alors un ingrédient peut sauter dehors. Il te faut maintenant le rouge, et il est à côté de la fiole. Remets-le.
    .good = Le revoilà dans la zone de départ : cela coûte un instant, pas plus. Il peut repartir vers le col.
    .other = Le rouge est encore à côté de la fiole, et sans lui la carte suivante est hors d’atteinte. Touche la coupelle. Essaie encore !

## Ce qu’il y a à raconter à la fin

story-rich-beak = { $you ->
    [yes] { $count } ingrédients à leur place dans ton bec : { $points } points d’un coup.
   *[no] { $count } ingrédients à leur place dans le bec de { $seat } : { $points } points d’un coup.
}

## What lies on the table

about-flask = Une fiole. Incline-la jusqu’à ce que les ingrédients soient dans le bec, dans l’ordre de la formule.
about-beak = Ce qui se trouve dans un bec, depuis l’avant. Seul compte l’état du bec à l’arrêt.
about-cube = Un ingrédient. À la bonne place dans le bec, il gagne la carte de sa couleur.
about-poop = La crotte de souris. Qui l’a ne gagne des cartes que si elle est tout à l’avant du bec.
about-dish = Des ingrédients qui ont sauté dehors. On peut les remettre dans la zone de départ.
about-formula-card = Une carte de la formule. De gauche à droite, elle dit quel ingrédient va où ; le nombre est sa valeur.
about-stop-card = Une carte Stop. Qui s’arrête prend la plus petite ; la plus petite prend ses cartes d’abord.
about-sand = Le temps qui reste. Quand il est écoulé, personne ne mélange plus.
about-won-cards = Des cartes gagnées. Leur somme fait les points.
about-verdict = Une coche : juste jusqu’ici. Une croix : la première erreur, et rien ne compte derrière.
