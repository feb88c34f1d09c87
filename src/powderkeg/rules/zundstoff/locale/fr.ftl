### Zündstoff : tous les mots qu’il faut au jeu, en français.

game-name = Zündstoff
game-pitch = Allumettes, fusées et filous : la course au soleil pour les lunettes les plus chics de l’espace.
game-goal = À chaque manche, tu poses deux cartes face cachée, l’une après l’autre. Si tu montres le plus d’allumettes d’une couleur, tu voles avec cette fusée, de disque en disque ; juste avant, les cartes de rotation dévient la route. Atteins le soleil par un côté qui montre ta couleur, et une paire de lunettes est à toi. Le premier à réunir deux paires de couleurs différentes gagne et porte le titre d’ALL-Capone.

## Pièces

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
card-sun = un tourne-soleil
card-planet = un tourne-planète
card-red1 = le 1 rouge
card-red2 = le 2 rouge
card-red3 = le 3 rouge
card-blue1 = le 1 bleu
card-blue2 = le 2 bleu
card-blue3 = le 3 bleu
card-yellow1 = le 1 jaune
card-yellow2 = le 2 jaune
card-yellow3 = le 3 jaune
card-black1 = le 1 noir
card-black2 = le 2 noir
# On choisit une carte ou une couleur : les couleurs se trouvent donc aussi ici.
card-red = le rouge
card-blue = le bleu
card-yellow = le jaune
planet-0 = le soleil
planet-1 = la Terre
planet-2 = la planète 2
planet-3 = la planète 3
planet-4 = la planète 4
planet-5 = la planète 5
planet-6 = la planète 6
planet-7 = la planète 7
planet-8 = la planète 8
planet-9 = la planète 9
planet-10 = la planète 10
planet-11 = la planète 11
planet-12 = la planète 12
planet-13 = la planète 13
planet-14 = la planète 14
planet-15 = la planète 15

## Options

option-layout = Disposition
    .square = carré
    .ring = anneau
    .octagon = octogone
    .cross = croix
    .islands = deux îles
    .long = tout en longueur
    .own = la nôtre ({ $value })
option-memory-aid = Aide-mémoire
    .off = non : à chacun de se rappeler ce qui a été joué
    .on = oui : tout le monde voit quelles cartes les autres peuvent encore avoir
option-lone-black = Les allumettes noires sans carte de couleur
    .nothing = ne comptent pas
    .any-colour = comptent dans une couleur qu’on annonce
option-matches = Allumettes sur les deux cartes d’une couleur
    .usual = deux et trois
    .wide = une et trois
option-blacks = Allumettes sur les deux cartes noires
    .usual = une et deux
    .ones = une chacune
    .twos = deux chacune

## Ce qu’on attend

prompt-deal = On pose les disques.
prompt-first = { $them ->
    [yes] Manche { $round } : choisis ta première carte.
   *[no] Manche { $round } : on choisit les premières cartes.
}
prompt-second = { $them ->
    [yes] Manche { $round } : choisis ta deuxième carte.
   *[no] Manche { $round } : on choisit les deuxièmes cartes.
}
prompt-laid = Tu as posé { $card }. Tu peux en changer jusqu’à ce que toutes soient posées.
prompt-name = { $them ->
    [yes] Tes allumettes noires n’ont pas encore de couleur : annonce-en une.
   *[no] On annonce une couleur pour les allumettes noires restées seules.
}
prompt-turn = { $you ->
    [yes] À toi de tourner : quel disque, et de combien ?
   *[no] { $seat } choisit le disque à tourner.
}
prompt-choose = { $them ->
    [yes] Tu as gagné deux vols et n’en feras qu’un : lequel ?
   *[no] Deux vols gagnés : on en choisit un.
}
prompt-settled = Tu as choisi le { $colour }. Tu peux encore changer tant que d’autres choisissent.
prompt-fly = { $you ->
    [yes] Ton vol { $colour } : où t’arrêtes-tu ?
   *[no] Vol { $colour } : { $seat } choisit où s’arrêter.
}
prompt-over = La course est finie.

## Coups

move-card = Poser { $card }
move-turn = Tourner { $planet } { $quarters ->
    [1] d’un quart de tour
    [2] d’un demi-tour
   *[3] de trois quarts de tour
}
move-flight = Prendre le vol { $colour }
move-name = Annoncer le { $colour } pour tes allumettes noires
move-fly = { $goal-key ->
    [sun] Voler jusqu’au soleil
    [rose] Voler jusqu’au disque caché
   *[other] Voler jusqu’à { $goal }
}
move-earth = Poser la Terre
move-sun = Poser le soleil
move-deal = Poser { $planet } face cachée
move-marker = Marqueur de départ : { $seat }

## Événements

event-laid-out = { $you ->
    [yes] Les disques sont posés. Tu as le marqueur de départ.
   *[no] Les disques sont posés. { $seat } a le marqueur de départ.
}
event-round-began = { $you ->
    [yes] Manche { $round }. Tu as le marqueur de départ.
   *[no] Manche { $round }. { $seat } a le marqueur de départ.
}
event-laid = { $card-key ->
    [unknown] { $seat } pose une carte face cachée.
   *[other] { $you ->
        [yes] Tu poses { $card } face cachée.
       *[no] { $seat } pose { $card } face cachée.
    }
}
event-chose-colour = { $colour-key ->
    [unknown] { $seat } choisit en secret.
   *[other] { $you ->
        [yes] Tu choisis le { $colour }, en secret.
       *[no] { $seat } choisit le { $colour }, en secret.
    }
}
event-changed = { $you ->
    [yes] Tu changes d’avis : ce sera { $choice }.
   *[no] { $seat } change d’avis : ce sera { $choice }.
}
event-revealed = { $which-key ->
    [first] Tout le monde retourne sa première carte.
   *[second] Tout le monde retourne sa deuxième carte.
}
event-showed = { $you ->
    [yes] Tu montres { $card }.
   *[no] { $seat } montre { $card }.
}
event-named = { $you ->
    [yes] Tu annonces le { $colour } : { $matches ->
        [one] ton allumette noire y compte.
       *[other] tes { $matches } allumettes noires y comptent.
    }
   *[no] { $seat } annonce le { $colour } : { $matches ->
        [one] une allumette noire y compte.
       *[other] { $matches } allumettes noires y comptent.
    }
}
event-sun-turned = { $you ->
    [yes] Tu tournes le soleil d’un quart de tour.
   *[no] { $seat } tourne le soleil d’un quart de tour.
}
event-planet-turned = { $you ->
    [yes] Tu tournes { $own-key ->
        [yes] ton propre disque, { $planet },
       *[no] { $planet }
    } { $quarters ->
        [1] d’un quart de tour.
        [2] d’un demi-tour.
       *[3] de trois quarts de tour.
    }
   *[no] { $seat } tourne { $own-key ->
        [yes] son propre disque, { $planet },
       *[no] { $planet }
    } { $quarters ->
        [1] d’un quart de tour.
        [2] d’un demi-tour.
       *[3] de trois quarts de tour.
    }
}
event-flight-won = { $count ->
    [one] { $them ->
        [yes] Tu gagnes le vol { $colour } avec { $matches ->
            [one] une allumette.
           *[other] { $matches } allumettes.
        }
       *[no] { $winners } gagne le vol { $colour } avec { $matches ->
            [one] une allumette.
           *[other] { $matches } allumettes.
        }
    }
   *[other] Plusieurs gagnent le vol { $colour }, avec { $matches ->
        [one] une allumette chacun :
       *[other] { $matches } allumettes chacun :
    } { $them ->
        [yes] toi et { $winners-others }.
       *[no] { $winners }.
    }
}
event-nobody-flies = Pas une allumette de couleur : personne ne vole.
event-flight-chosen = { $you ->
    [yes] Tu prends le vol { $colour }.
   *[no] { $seat } prend le vol { $colour }.
}
event-flew = { $you ->
    [yes] Ton vol { $colour } : { $start }
   *[no] Vol { $colour } pour { $seat } : { $start }
} → { $end ->
    [sun] le soleil !
    [rose] un disque caché.
    [stop] { $planet }, un disque d’arrêt.
   *[planet] { $planet }.
}
event-stayed = { $you ->
    [yes] Tu as gagné le vol { $colour }, mais ta fusée reste au sol : { $why ->
        [sun] de ce côté, le soleil ne montre pas de { $colour }.
       *[alone] il n’y a pas d’autre disque dans cette direction.
    }
   *[no] { $seat } a gagné le vol { $colour }, mais sa fusée reste au sol : { $why ->
        [sun] de ce côté, le soleil ne montre pas de { $colour }.
       *[alone] il n’y a pas d’autre disque dans cette direction.
    }
}
event-turned-up = { $you ->
    [yes] Tu découvres { $planet }. Tout pion qui y arrive pendant cette manche doit s’arrêter.
   *[no] { $seat } découvre { $planet }. Tout pion qui y arrive pendant cette manche doit s’arrêter.
}
event-took-glasses = { $you ->
    [yes] Tu prends les lunettes { $colour-key ->
        [red] rouges
        [blue] bleues
       *[yellow] jaunes
    } et tu redescends sur Terre, la classe !
   *[no] { $seat } prend les lunettes { $colour-key ->
        [red] rouges
        [blue] bleues
       *[yellow] jaunes
    } et redescend sur Terre, la classe !
}
event-landed-again = { $you ->
    [yes] Tu atteins encore le soleil par un vol { $colour } : pas de deuxième paire, juste un coup de soleil. Retour sur Terre !
   *[no] { $seat } atteint encore le soleil par un vol { $colour } : pas de deuxième paire, juste un coup de soleil. Retour sur Terre !
}
event-cards-back = Plus qu’une carte dans chaque main : tout le monde reprend ses dix cartes.
event-won-the-title = { $you ->
    [yes] Deux couleurs : c’est toi, ALL-Capone !
   *[no] Deux couleurs : ALL-Capone, c’est { $seat } !
}
event-race-stopped = La manche { $round } est finie, et la course s’arrête là. Le plus grand nombre de couleurs gagne.

## Le plateau en mots

side-north = en haut
side-east = à droite
side-south = en bas
side-west = à gauche
twin-round = Manche { $round } sur { $last } au plus. Toutes les cartes reviennent après la manche { $back }.
twin-marker = { $you ->
    [yes] Tu as le marqueur de départ.
   *[no] { $seat } a le marqueur de départ.
}
twin-disc = Ligne { $row }, colonne { $column } : { $planet }.
twin-hidden = Ligne { $row }, face cachée : { $count ->
    [one] colonne { $columns }.
   *[other] colonnes { $columns }.
}
twin-sun = Ligne { $row }, colonne { $column } : le soleil.
twin-side = { $side-key ->
    [north] En haut :
    [east] À droite :
    [south] En bas :
   *[west] À gauche :
} { $colours }.
twin-rocket = { $colour-key ->
    [red] Rouge
    [blue] Bleu
   *[yellow] Jaune
} { $number } pointe { $side-key ->
    [north] vers le haut,
    [east] vers la droite,
    [south] vers le bas,
   *[west] vers la gauche,
} { $goal-key ->
    [sun] sur le soleil.
    [closed] sur un côté fermé du soleil.
    [none] où il n’y a pas d’autre disque.
    [rose] sur le disque caché de la ligne { $row }, colonne { $column }.
   *[other] sur { $goal }.
}
twin-stop = Disque d’arrêt pour cette manche.
twin-who = { $you ->
    [yes] Tu es ici.
   *[no] Ici : { $seat }.
}
twin-left = Paires de lunettes à côté des disques : { $red ->
    [one] { $red } rouge,
   *[other] { $red } rouges,
} { $blue ->
    [one] { $blue } bleue,
   *[other] { $blue } bleues,
} { $yellow ->
    [one] { $yellow } jaune.
   *[other] { $yellow } jaunes.
}
twin-seat = { $you ->
    [yes] Toi
   *[no] { $seat }
} : sur { $planet } ; { $count ->
    [one] { $count } carte en main,
   *[other] { $count } cartes en main,
} { $aside } de côté.
twin-glasses = Lunettes : { $colours }.
twin-hand = Encore à jouer : { $cards }.
twin-shown = Cartes montrées : { $cards }.
twin-matches = { $matches ->
    [one] { $matches } allumette pour le { $colour }.
   *[other] { $matches } allumettes pour le { $colour }.
}
twin-won = Vols gagnés : { $colours }.
twin-flight = Vol { $colour }.
twin-turns = Encore { $count } tourne-planète à exécuter.
twin-ready = Choix fait.
twin-order = Prochains, dans cet ordre : { $order }.

## Règles : le jeu

chapter-book = Le jeu
rule-B1 = Le premier à réunir deux paires de lunettes de couleurs différentes gagne et porte le titre d’ALL-Capone.
    .cite = Zündstoff 1995, but du jeu
rule-B2 = Quinze planètes et le soleil forment seize disques. Le soleil et la Terre, qui est la planète 1, sont face visible. On mélange les autres planètes et on les pose face cachée : on n’en voit que la rose des vents. L’orientation de chaque disque est laissée au hasard. Une planète a une fusée rouge, une bleue et une jaune, chacune sur son propre côté, avec un numéro de 1 à 3 ; le quatrième côté est libre. Trois côtés du soleil montrent chacun une couleur, et le quatrième les trois à la fois. La place des couleurs, leurs numéros et l’orientation au hasard sont notre reconstitution : les images de la règle sont perdues.
    .cite = Zündstoff 1995, préparation : disques ; en partie notre reconstitution
rule-B3 = Tout le monde joue avec les mêmes onze cartes : un tourne-soleil, deux tourne-planète, deux cartes d’allumettes de chaque couleur, rouge, bleu et jaune, et deux noires. D’habitude, les deux cartes d’une couleur montrent 2 et 3 allumettes, et les noires 1 et 2 ; la table peut en décider autrement. Tous les pions partent de la Terre. Les lunettes de soleil, cinq paires de chaque couleur, sont à côté des disques. Le nombre d’allumettes des cartes est notre reconstitution.
    .cite = Zündstoff 1995, préparation : cartes, pions, lunettes ; en partie notre reconstitution
rule-B4 = Les seize disques peuvent former d’autres figures : six sont prêtes, et vous pouvez en inventer une. Elle s’écrit ligne par ligne : E est la Terre, S le soleil, o un disque caché, - un trou, et / commence une nouvelle ligne. Les six sont notre reconstitution.
    .cite = Zündstoff 1995, autres dispositions ; les six sont notre reconstitution
    .no = { $problem-key ->
        [name] Il n’y a pas de disposition « { $text } » : prends square, ring, octagon, cross, islands ou long, ou écris les lignes, par exemple oooo/ooSo/oooo/Eooo.
        [letter] « { $text } » n’a pas sa place dans une disposition : il n’y a que E, S, o, - et /.
        [large] Une ligne ou une colonne a { $count } places au plus.
        [earth] Il faut la Terre une fois et une seule, et ici { $count ->
            [0] elle manque.
           *[other] elle y est { $count } fois.
        }
        [sun] Il faut le soleil une fois et une seule, et ici { $count ->
            [0] il manque.
           *[other] il y est { $count } fois.
        }
       *[discs] Il faut seize disques, et ici il y en a { $count }.
    }
rule-B5 = Tout le monde pose une carte de son choix face cachée, puis on les retourne ensemble. On pose de même une deuxième carte.
    .cite = Zündstoff 1995, étape 1 : deux cartes
    .no = Cette carte n’est pas dans ta main : { $card }.
rule-B6 = Pour chaque tourne-soleil montré, le soleil tourne d’un quart de tour dans le sens des aiguilles d’une montre.
    .cite = Zündstoff 1995, étape 2 : tourne-soleil
rule-B7 = Avec un tourne-planète, tu tournes le disque où tu te trouves d’un quart de tour dans le sens des aiguilles d’une montre.
    .cite = Zündstoff 1995, tourne-planète : ton propre disque
    .no = Ton propre disque ne tourne que d’un quart de tour.
rule-B8 = Si ton pion est seul sur son disque, tu peux tourner une autre planète à la place, pourvu qu’elle soit face visible et sans pion : d’un quart de tour, d’un demi-tour ou de trois quarts de tour.
    .cite = Zündstoff 1995, tourne-planète : un pion seul sur son disque
    .no = { $problem-key ->
        [pawn] Il y a quelqu’un sur { $planet } ; de loin, on ne tourne que des disques vides.
       *[face-down] Pour l’instant, { $planet } n’est pas face visible : impossible de la tourner.
    }
rule-B9 = Si tu as montré deux tourne-planète, tu les exécutes l’un après l’autre, en décidant à chaque fois.
    .cite = Zündstoff 1995, tourne-planète : deux à la fois
rule-B10 = Si ton pion est sur la planète au plus grand numéro, tu exécutes tes tourne-planète en premier ; puis vient le numéro juste en dessous, et ainsi de suite.
    .cite = Zündstoff 1995, étape 3 : qui tourne d’abord
rule-B11 = Les allumettes noires renforcent la carte de couleur d’à côté : elles s’ajoutent aux siennes.
    .cite = Zündstoff 1995, allumettes noires
rule-B12 = Dans chaque couleur, c’est le plus grand nombre d’allumettes qui gagne le vol. En cas d’égalité, tous les ex æquo le gagnent.
    .cite = Zündstoff 1995, étape 4 : qui gagne un vol
rule-B13 = Si tu gagnes deux vols, tu dois en choisir un.
    .cite = Zündstoff 1995, étape 4 : deux vols gagnés
    .no = Tu n’as pas gagné le vol { $colour }.
rule-B14 = Le pion qui se trouve sur la planète au plus grand numéro vole en premier, puis vient le numéro juste en dessous. Sur une même planète, la fusée au plus grand numéro part d’abord.
    .cite = Zündstoff 1995, étape 5 : qui vole d’abord
rule-B15 = Tu quittes ton disque du côté où se trouve la fusée de la couleur de ton vol, et tu arrives au disque suivant. De là, tu continues avec sa fusée de la même couleur, de disque en disque.
    .cite = Zündstoff 1995, étape 5 : où vole une fusée
    .no = Ton vol { $colour } ne mène pas { $goal-key ->
        [sun] au soleil.
        [rose] à un disque caché.
       *[other] à { $goal }.
    }
rule-B16 = S’il n’y a pas de disque de ce côté, tu continues à l’autre bout de la ligne ou de la colonne.
    .cite = Zündstoff 1995, étape 5 : le disque opposé
rule-B17 = Si tu arrives à un disque caché, on le retourne et ton vol s’y termine. Jusqu’à la fin de la manche, c’est un disque d’arrêt : tout pion qui y arrive y reste, et ne repart qu’avec un vol gagné dans une manche suivante.
    .cite = Zündstoff 1995, étape 5 : disques cachés
rule-B18 = Tu peux voler aussi loin que te portent les fusées de ta couleur, et t’arrêter sur n’importe quel disque en chemin.
    .cite = Zündstoff 1995, étape 5 : aussi loin que tu veux
rule-B19 = Si ta fusée peut quitter ton disque, elle doit le faire : un vol compte au moins un pas.
    .cite = Zündstoff 1995, étape 5 : quitter ton disque
    .no = Tu y es déjà ; un vol doit quitter son disque.
rule-B20 = On n’arrive sur le soleil que par un côté qui montre la couleur du vol.
    .cite = Zündstoff 1995, voler jusqu’au soleil
rule-B21 = Si tu atteins le soleil, tu prends une paire de lunettes de la couleur du vol, mais jamais une deuxième de la même couleur. Ton pion retourne sur Terre et ne repart qu’avec un vol gagné dans une manche suivante.
    .cite = Zündstoff 1995, lunettes de soleil
rule-B22 = À la fin de la manche, on met de côté les cartes jouées, face cachée. Quand il ne te reste qu’une carte en main, tu reprends toutes les autres.
    .cite = Zündstoff 1995, manche suivante : les cartes reviennent
rule-B23 = La partie finit quand quelqu’un a deux paires de lunettes de couleurs différentes. On peut gagner à plusieurs.
    .cite = Zündstoff 1995, fin de la partie

## Nos décisions : la route des fusées

chapter-paths = Nos décisions : la route des fusées
rule-Z1 = Chaque ligne et chaque colonne est une boucle : après le dernier disque, on revient au premier, et on saute les trous. Si un disque est seul dans sa ligne ou sa colonne, une fusée qui pointe dans ce sens ne peut pas partir.
    .cite = Notre décision : lignes et colonnes sont des boucles
    .no = { $problem-key ->
        [alone] Le disque de la ligne { $row }, colonne { $column } est seul dans les deux : aucune fusée n’y arriverait ni n’en partirait.
       *[apart] { $count ->
            [one] { $count } disque ne peut jamais être atteint depuis la Terre.
           *[other] { $count } disques ne peuvent jamais être atteints depuis la Terre.
        }
    }
rule-Z2 = Une boucle peut aussi mener au soleil. Tu entres par le côté qui te fait face : en volant vers la droite, par son côté gauche.
    .cite = Notre décision : le soleil par une boucle
rule-Z3 = Si le soleil ne montre pas ta couleur de ce côté, ton vol s’arrête au disque d’avant. Si c’est celui du départ, tu restes où tu es.
    .cite = Notre décision : un côté fermé du soleil
    .no = Du côté par où tu arrives, le soleil ne montre pas de { $colour }.
rule-Z4 = Tu peux voler jusqu’au soleil dans une couleur que tu as déjà. Il n’y a pas de deuxième paire : tu retournes juste sur Terre.
    .cite = Notre décision : une couleur que tu as déjà
rule-Z5 = Seul le premier pas est obligatoire. Ensuite, tu peux t’arrêter partout, même juste devant le soleil.
    .cite = Notre décision : seul le premier pas est obligatoire
rule-Z6 = Un vol n’arrive jamais deux fois au même disque ; il s’arrête avant.
    .cite = Notre décision : jamais deux fois le même disque

## Nos décisions : gagner et voler

chapter-flights = Nos décisions : gagner et voler
rule-Z7 = Le vol que tu ne choisis pas est perdu pour toi. Les autres qui l’ont gagné volent quand même ; il ne passe pas au deuxième.
    .cite = Notre décision : le vol qu’on ne choisit pas
rule-Z8 = Avant le premier départ, tous ceux qui ont gagné deux vols choisissent en secret et en même temps.
    .cite = Notre décision : choisir entre deux vols
rule-Z9 = Les allumettes noires comptent pour la carte de couleur d’à côté. À côté d’une carte de rotation, ou d’une autre noire, elles ne comptent pas. Deux cartes d’une même couleur s’additionnent ; deux couleurs différentes comptent séparément.
    .cite = Notre décision : pour quoi compte le noir
rule-Z10 = S’il n’y a pas une seule allumette d’une couleur, personne ne fait ce vol.
    .cite = Notre décision : sans allumette, pas de vol
rule-Z11 = Si plusieurs gagnent le même vol sur le même disque, le marqueur de départ décide : on commence par la personne qui l’a, puis on continue vers la gauche. Après chaque manche, il passe à gauche.
    .cite = Notre décision : le marqueur de départ
rule-Z12 = L’ordre des rotations est fixé avant le premier tourne-planète, celui des vols avant le premier départ. Ce qui arrive entre-temps n’y change rien.
    .cite = Notre décision : quand l’ordre est fixé

## Nos décisions : les disques

chapter-discs = Nos décisions : les disques
rule-Z13 = On retourne un disque caché selon une des quatre directions de sa rose des vents. Comme personne ne sait comment sa face est orientée, elles se valent toutes, et la table fait le geste pour toi.
    .cite = Notre décision : la rose des vents
rule-Z14 = Un disque d’arrêt arrête pendant cette manche tous les pions qui y arrivent, y compris celui qui l’a découvert. À la manche suivante, c’est un disque comme les autres.
    .cite = Notre décision : disques d’arrêt
    .no = { $goal-key ->
        [sun] Ton vol finit avant le soleil, sur le disque qui l’arrête.
        [rose] Ton vol finit avant ce disque, sur celui qui l’arrête.
       *[other] Ton vol finit avant { $goal }, sur le disque qui l’arrête.
    }
rule-Z15 = Les pions ne gênent personne : un disque en accueille autant qu’on veut.
    .cite = Notre décision : les pions ne bloquent pas
rule-Z16 = Un tourne-planète peut tourner n’importe quelle planète, même la Terre, mais pas le soleil, qui a sa propre carte.
    .cite = Notre décision : quels disques on peut tourner
rule-Z17 = Un tourne-planète montré doit être exécuté. S’il n’y a qu’une possibilité, cela se fait tout seul.
    .cite = Notre décision : une rotation est obligatoire
rule-Z18 = Chaque tourne-soleil compte : deux font faire un demi-tour au soleil. Leur ordre n’a pas d’importance.
    .cite = Notre décision : plusieurs tourne-soleil

## Nos décisions : les cartes et la fin

chapter-cards = Nos décisions : les cartes et la fin
rule-Z19 = Après cinq manches, il reste une carte à chacun, et tout le monde reprend les dix autres.
    .cite = Notre décision : dix cartes reviennent
rule-Z20 = Les cartes de côté sont face cachée, même si tout le monde les a vues. Avec l’aide-mémoire, on voit quelles cartes les autres peuvent encore avoir.
    .cite = Notre décision : cartes mises de côté
rule-Z21 = Tous les vols de la manche ont encore lieu, chacun aussi loin qu’on le veut. Si tu as alors deux couleurs, tu gagnes ; à plusieurs, on partage la victoire.
    .cite = Notre décision : la manche se joue jusqu’au bout
rule-Z22 = Il y a toujours assez de lunettes : cinq paires par couleur, pour cinq joueurs au plus.
    .cite = Notre décision : assez de lunettes
rule-Z23 = Là où la règle fait avancer un pion sur une carte, il faut lire : un disque.
    .cite = Notre décision : une coquille dans la règle
rule-Z24 = Deux tourne-planète peuvent toucher deux disques, ou deux fois le même. À chaque fois, on regarde si ton pion est seul.
    .cite = Notre décision : deux tourne-planète
rule-Z25 = Tout tourne dans le sens des aiguilles d’une montre, comme le dit la flèche de chaque disque.
    .cite = Notre décision : toujours dans le même sens

## Nos décisions : points de détail

chapter-finer-points = Nos décisions : points de détail
rule-Z-1 = Le disque de départ compte comme visité : aucun vol n’y revient.
    .cite = Notre décision : le disque de départ
rule-Z-2 = On tire au sort qui a d’abord le marqueur de départ. Il avance à chaque manche, même si personne n’a volé.
    .cite = Notre décision : qui a le marqueur de départ
rule-Z-3 = Sur une même planète, on tourne aussi dans l’ordre du marqueur de départ. Cela ne change rien : personne n’y est seul, donc tous tournent le même disque d’un quart de tour.
    .cite = Notre décision : tourner sur la même planète
rule-Z-4 = Aucun pion ne bouge pendant les rotations. Un pion seul le reste donc, et un disque vide reste vide.
    .cite = Notre décision : toujours seul, toujours vide
rule-Z-5 = Ceux qui ont gagné deux vols choisissent d’abord ; ensuite, l’ordre des vols est fixé d’après les fusées choisies.
    .cite = Notre décision : choisir d’abord, ordonner ensuite
rule-Z-6 = Dans une disposition de votre cru, la Terre et le soleil ne doivent partager ni ligne ni colonne. Par les boucles, le soleil doit être à trois pas au moins. À trois, la table vous prévient que la course sera courte ; quatre ou plus, c’est mieux.
    .cite = Notre décision : à quelle distance est le soleil
    .no = { $problem-key ->
        [line] La Terre et le soleil sont alignés ; la course serait finie trop vite.
        [near] De la Terre au soleil, il n’y a que { $count } pas ; il en faut trois au moins.
       *[short] De la Terre au soleil, il n’y a que { $count } pas. C’est permis, mais la course sera courte.
    }
rule-Z-7 = Après 100 manches, la course s’arrête. La règle ne connaît pas cette fin ; nous l’avons ajoutée, car on pourrait sinon attendre indéfiniment. Le plus grand nombre de couleurs différentes gagne alors, et à égalité on partage la victoire.
    .cite = Notre décision : cent manches
rule-Z-8 = L’orientation d’un disque caché est fixée dès la mise en place ; on la voit quand on le retourne.
    .cite = Notre décision : comment est tourné un disque caché
rule-Z-9 = Au choix de la table : si tu montres des allumettes noires mais aucune carte de couleur, tu annonces une couleur, une fois les deuxièmes cartes retournées. Tous ceux que cela concerne le font en secret et en même temps. Toutes leurs allumettes noires de la manche comptent dans cette couleur, deux cartes noires ensemble. Sinon, ces allumettes ne comptent pas.
    .cite = Notre décision : le noir seul annonce une couleur (option)
rule-Z-10 = Les cartes reviennent à la fin de la manche, après le dernier vol.
    .cite = Notre décision : quand les cartes reviennent
rule-Z-11 = Si le soleil est le premier pas et que son côté est ouvert, tu dois y voler, même dans une couleur que tu as déjà.
    .cite = Notre décision : le soleil comme premier pas
rule-Z-12 = Un vol qui ne peut finir que d’une façon se fait sans question.
    .cite = Notre décision : un vol sans choix
rule-Z-13 = Tant que quelqu’un réfléchit encore, tu peux changer une carte, une couleur ou un vol choisi en secret, neuf fois au plus : sinon, une partie pourrait ne jamais finir.
    .cite = Notre décision : changer d’avis
    .no = Tu as changé d’avis neuf fois ; maintenant, c’est décidé.

## Leçon

lesson-1 = Le plus grand nombre d’allumettes d’une couleur gagne le vol. Ta fusée rouge pointe droit sur le soleil, mais en face il y a le 3 rouge, et toi, tu n’as montré que le 2 rouge. Gagne le vol rouge !
    .good = Cinq allumettes rouges battent les trois d’en face : cap sur le soleil, et les lunettes rouges sont à toi.
    .other = Le rouge t’a échappé, et le soleil attendra. Additionne tes allumettes rouges et essaie encore !
lesson-2 = Deux allumettes jaunes contre trois : pas assez, et tu n’as plus de jaune. Mais les noires s’ajoutent à la carte de couleur d’à côté.
    .good = Deux jaunes et deux noires, ça fait quatre. Le vol est à toi, et les lunettes jaunes avec !
    .other = Deux jaunes n’en battent pas trois. Une carte de ta main les renforce. Essaie encore !
lesson-3 = Tu as gagné deux vols et n’en feras qu’un. Attention aux roses des vents : un disque caché met fin à tous les vols. Lequel prends-tu ?
    .good = Le rouge mène droit au soleil. Le bleu est perdu, mais à quoi bon deux fusées à la fois ?
    .other = Une nouvelle planète, mais le vol s’est arrêté là, et le soleil n’est pas plus près. Essaie encore !
lesson-4 = Un vol va de disque en disque, toujours avec la même couleur, et tu peux t’arrêter sur chacun. Ta fusée rouge pointe au-delà du bord. Pas grave : chaque ligne est une boucle, on rentre par l’autre bout. Jusqu’où voles-tu ?
    .good = Sortie à droite, entrée à gauche, par-dessus deux planètes jusqu’au soleil. L’espace est rond !
    .other = Tu peux t’arrêter là, mais le rouge portait bien plus loin. Suis les fusées rouges et essaie encore !
lesson-5 = Tu mises sur le rouge, mais ta fusée rouge pointe à côté du soleil. Un tourne-planète tourne le disque où tu te trouves d’un quart de tour dans le sens des aiguilles d’une montre. Mets le cap !
    .good = Un quart de tour, et le rouge pointe sur le soleil. Trois allumettes ont suffi : personne d’autre ne voulait du rouge.
    .other = Le vol rouge était à toi, mais il est parti du mauvais côté. Plus d’allumettes, ça ne fait pas tourner la fusée. Essaie encore !
lesson-6 = Il n’y a que toi sur ton disque : ton tourne-planète peut donc en tourner un autre, d’un quart de tour, d’un demi-tour ou de trois quarts de tour. Ton vol rouge passe d’abord par la planète 14. De quel côté doit pointer sa fusée rouge ?
    .good = Un demi-tour, et de la planète 14 le rouge mène au soleil. Il ne te reste qu’à y voler.
    .other = Comme ça, le rouge n’arrive pas au soleil. Sur la planète 14, sa fusée doit pointer vers le haut. Essaie encore !
lesson-7 = Le vol rouge est presque gagné, et ta fusée pointe sur le soleil. Mais le côté d’en face montre du bleu : fermé. Chaque tourne-soleil fait tourner le soleil d’un quart de tour dans le sens des aiguilles d’une montre.
    .good = Et ça tourne ! Ce côté montre maintenant du rouge, et les lunettes rouges sont à toi.
    .other = Le vol rouge est à toi, et pourtant ta fusée reste au sol : aucune allumette n’ouvre un côté fermé. Essaie encore !
lesson-8 = Tu as les lunettes rouges ; il te faut une deuxième couleur pour devenir ALL-Capone. Ta colonne n’a que deux disques : le haut et le bas mènent tous deux au soleil. Quelle couleur tes allumettes noires vont-elles renforcer ?
    .good = Quatre bleues en battent trois. Sortie en bas, entrée en haut, et la voilà, ta deuxième couleur : ALL-Capone, c’est toi !
    .other = Pas de deuxième couleur cette fois. Le rouge, tu l’as déjà ; quelle autre fusée mène au soleil ? Essaie encore !

## Ce qu’il y a à raconter à la fin

story-title = { $you ->
    [yes] Ton vol { $colour } t’a mené de { $start } au soleil : les secondes lunettes.
   *[no] Vol { $colour } de { $start } au soleil pour { $seat } : les secondes lunettes.
}
story-glasses = { $you ->
    [yes] Tes premières lunettes : vol { $colour } de { $start } au soleil.
   *[no] Premières lunettes pour { $seat } : vol { $colour } de { $start } au soleil.
}
story-in-vain = { $you ->
    [yes] Tu as atteint le soleil en { $colour }, une couleur que tu avais déjà.
   *[no] { $seat } a atteint le soleil en { $colour }, une couleur déjà gagnée.
}
outcome-rank = Te voilà à la { $rank ->
    [1] 1re
   *[other] { $rank }e
} place { $points ->
    [0] sans lunettes
    [one] avec une paire de lunettes
   *[other] avec { $points } paires de lunettes
}.
outcome-won = Tu as gagné avec { $points ->
    [one] une paire de lunettes
   *[other] { $points } paires de lunettes
}.

## What lies on the table

about-disc = Une planète. Ses fusées disent où continue un vol de leur couleur.
about-hidden-disc = Un disque caché. Qui y arrive le retourne, et le vol s’arrête là.
about-stop-disc = Un disque d’arrêt, découvert dans cette manche. Qui y arrive y reste.
about-sun = Le soleil. On n’y arrive que par un côté qui montre la couleur du vol.
about-pawn = Un pion. Le numéro de sa planète dit qui vole d’abord.
about-chip = Des lunettes, rapportées du soleil. Deux paires de couleurs différentes font gagner.
about-fuel-card = Des allumettes. Qui en montre le plus d’une couleur gagne son vol.
about-black-card = Des allumettes noires. Elles s’ajoutent à la carte de couleur d’à côté.
about-sun-card = Un tourne-soleil. Il tourne le soleil d’un quart de tour dans le sens des aiguilles d’une montre.
about-planet-card = Un tourne-planète. Il tourne ton disque ; si tu y es sans compagnie, tu peux en tourner un autre.
about-card-back = Une carte face cachée. On les retourne toutes ensemble.
about-left = Ce que quelqu’un peut encore jouer avant que les cartes reviennent.
about-marker = Le marqueur de départ. Il départage les ex æquo, et passe à gauche après chaque manche.
about-rounds = Les manches avant que chacun reprenne ses cartes.
about-choosing = Quelqu’un choisit encore une carte.
about-ready = Une carte est choisie. Tant que d’autres réfléchissent, on peut l’échanger.
about-sum = Les allumettes d’une couleur que quelqu’un montre, noires comprises.
