### Elixir : tous les mots qu’il faut au jeu, en français.

game-name = Elixir
game-pitch = Une cuisine pleine de sorts, de chaussettes de gobelin et de coups bas : lance tous tes sorts avant les autres.
game-goal = Tu as en main des sorts secrets, et pour les lancer il te faut leurs ingrédients. À ton tour, pioche une trouvaille, puis troque, utilise des objets magiques et lance des sorts, autant que tu veux. Chaque sort chamboule le jeu, et les autres peuvent répondre. Dès que tu n’as plus de sort en main, tu as gagné.

## Cartes : ingrédients

card-moth-dust = Poudre de mite
    .text = Ingrédient. Surtout, ne souffle pas dessus.
card-giggle-seed = Graine de fou rire
    .text = Ingrédient. Hi hi hi.
card-thunder-crumb = Miette de tonnerre
    .text = Ingrédient. Craque sous la dent, gronde dans le ventre.
card-goblin-sock = Chaussette de gobelin
    .text = Ingrédient. Portée sept ans, lavée jamais.
card-moon-milk = Lait de lune
    .text = Ingrédient. À traire à minuit pile.
card-salamander-sneeze = Atchoum de salamandre
    .text = Ingrédient. À tes souhaits !
card-raven-ink = Encre de corbeau
    .text = Ingrédient. Écrit tout seul, mais rien de gentil.
card-bottled-yawn = Bâillement en bouteille
    .text = Ingrédient. Bien reboucher après… aaah.
card-rust-petal = Pétale de rouille
    .text = Ingrédient. Cueilli sur un vieux portail.
card-echo-pebble = Caillou à écho
    .text = Ingrédient. Ingrédient. Ingrédient.
card-swamp-button = Bouton des marais
    .text = Ingrédient. La chemise, elle, a coulé.
card-candle-ghost = Fantôme de bougie
    .text = Ingrédient. Hante surtout les gâteaux d’anniversaire.
card-hiccup-honey = Miel à hoquet
    .text = Ingré… hic !… dient.
card-basilisk-blink = Clin d’œil de basilic
    .text = Ingrédient. Ne le lui rends pas.
card-cobweb-lace = Dentelle d’araignée
    .text = Ingrédient. Très chic, un peu collante.
card-stardrop-salt = Sel d’étoile
    .text = Ingrédient. Une pincée suffit pour un vœu.

## Cartes : bricoles

card-left-boot = Botte gauche
    .text = Bricole : bonne à payer, à miser, à troquer, rien d’autre. La droite est en vacances.
card-cracked-teapot = Théière fêlée
    .text = Bricole : bonne à payer, à miser, à troquer, rien d’autre. Servir vite.
card-bent-spoon = Cuillère tordue
    .text = Bricole : bonne à payer, à miser, à troquer, rien d’autre. Ce n’était même pas de la magie.
card-soggy-almanac = Almanach détrempé
    .text = Bricole : bon à payer, à miser, à troquer, rien d’autre. Il avait annoncé du soleil.
card-odd-button = Bouton orphelin
    .text = Bricole : bon à payer, à miser, à troquer, rien d’autre. Cherche chemise, même froissée.
card-stuffed-pigeon = Pigeon empaillé
    .text = Bricole : bon à payer, à miser, à troquer, rien d’autre. Ne porte plus le courrier.
card-empty-birdcage = Cage sans oiseau
    .text = Bricole : bonne à payer, à miser, à troquer, rien d’autre. L’oiseau a laissé un mot d’excuse.

## Cartes : transactions

card-auction = Vente aux enchères
    .text = Montre une trouvaille. Tour à tour, les autres misent un nombre de trouvailles ou passent ; la plus haute mise l’emporte et te paie.
card-flea-market = Brocante
    .text = Chacun pose une trouvaille face cachée. On les retourne, puis, à partir de toi et dans le sens des aiguilles d’une montre, chacun en prend une.
card-market-day = Jour de marché
    .text = 60 secondes de troc, tous avec tous. Rien que des trouvailles : ni sorts, ni promesses.

## Cartes : objets magiques

card-joker-flask = Fiole joker
    .text = Pour lancer un sort : vaut n’importe quel ingrédient.
card-crooked-mortar = Mortier bancal
    .text = Pour lancer un sort : deux autres ingrédients en valent un de ton choix.
card-bell-jar = Cloche de verre
    .text = À tout moment. Réponse à un sort de niveau 1 ou 2 qui te vise : il ne te fait rien.
card-mousetrap = Souricière
    .text = À tout moment. Réponse à un sort ou à un objet qui te prend une trouvaille : tu la gardes, et c’est toi qui en prends une au hasard à ton voleur.
card-spyglass = Longue-vue
    .text = Regarde toutes les trouvailles d’un adversaire.
card-fishing-rod = Canne à pêche
    .text = Prends une trouvaille au hasard à un adversaire.
card-ragpickers-hook = Crochet de chiffonnier
    .text = Prends une carte de ton choix dans la défausse, mais pas l’autre Crochet.
card-cup-and-balls = Tour de passe-passe
    .text = Donne une trouvaille de ton choix à un adversaire, puis prends-lui-en une au hasard.
card-bottomless-sack = Sac sans fond
    .text = Pioche deux trouvailles.
card-curse-soap = Savon anti-maléfice
    .text = À tout moment : un de tes maléfices part au lavage.
card-town-criers-bell = Clochette du crieur
    .text = À tout moment : termine aussitôt la transaction en cours. Ce qui n’est pas conclu retourne chez son propriétaire.
card-candle-snuffer = Éteignoir
    .text = À tout moment. Réponse à un objet magique : il est défaussé sans effet.
card-spare-hourglass = Sablier de rechange
    .text = Joue un tour de plus après celui-ci, sauf si c’en est déjà un.
card-bent-wand = Baguette de travers
    .text = À tout moment. Réponse à un sort ou à un objet qui te vise : choisis une autre victime, mais pas la personne qui l’a joué.
card-library-card = Carte de bibliothèque
    .text = Remets un de tes sorts à lancer sous sa pile et prends le premier du même niveau.
card-cloak-of-nobody = Cape de Personne
    .text = À tout moment : jusqu’à ton prochain tour, personne ne peut te choisir comme victime.
card-forgers-ink = Encre de faussaire
    .text = Pour lancer un sort : vaut l’ingrédient le plus haut dans la défausse.
card-tax-drum = Tambour du percepteur
    .text = Chaque adversaire te donne une trouvaille de son choix.
card-weathercock = Girouette
    .text = Entre deux tours : l’ordre du jeu s’inverse.
card-brass-scales = Balance de laiton
    .text = L’adversaire qui a le plus de trouvailles t’en donne deux de son choix. À égalité, tu choisis lequel.

## Cartes : sorts de niveau 1

card-101 = Langue de perroquet
    .text = Toute la partie, ce que la victime dit dans la discussion devient la dernière phrase de quelqu’un d’autre. Rachat : deux trouvailles.
card-102 = Un sou le mot
    .text = Toute la partie, la discussion refuse à la victime les phrases de plus de cinq mots. Rachat : deux trouvailles.
card-103 = L’autre côté du miroir
    .text = Pendant trois tours, la victime voit la table en miroir. Rachat : deux trouvailles.
card-104 = Cochon pendu
    .text = Pendant trois tours, la victime voit ses cartes la tête en bas, et mélangées dès que sa main change. Rachat : deux trouvailles.
card-105 = Lunettes embuées
    .text = Pendant trois tours, la victime ne voit que les images de ses cartes ; pour lire, il faut appuyer une seconde. Rachat : deux trouvailles.
card-106 = Deux mains gauches
    .text = À la fin de ses trois prochains tours, la victime lâche une trouvaille au hasard, visible de tous jusqu’à son tour suivant. Rachat : deux trouvailles.
card-107 = Bonne poire
    .text = À la prochaine transaction, la victime doit participer : miser si personne ne l’a fait, choisir en dernier ou accepter la première offre qui nomme une trouvaille qu’elle peut donner. Rachat : deux trouvailles.
card-108 = Panne d’oreiller
    .text = La victime ne pioche pas au début de son prochain tour. Rachat : deux trouvailles.
card-109 = Coup de pouce louche
    .text = À la prochaine pioche de la victime, tu vois deux cartes et tu choisis celle qu’elle reçoit ; l’autre est défaussée. Rachat : deux trouvailles.
card-110 = Trac
    .text = Pendant trois tours, la victime n’a que vingt secondes par tour, puis il se termine tout seul. Rachat : deux trouvailles.
card-111 = Titre ronflant
    .text = Choisis un titre : toute la partie, il remplace partout le nom de la victime. Rachat : deux trouvailles.
card-112 = Poches de verre
    .text = Nomme deux ingrédients. Pendant trois tours, tous voient combien la victime en a. Rachat : deux trouvailles.
card-113 = Dis s’il te plaît
    .text = Pendant trois tours, la victime attend avant chaque carte qu’on la lui accorde, cinq secondes au plus. Rachat : deux trouvailles.
card-114 = Bouderie
    .text = Pendant trois tours, la victime ne prend plus part aux transactions des autres. Rachat : deux trouvailles.
card-115 = Poudre à éternuer
    .text = Tous ensemble, vous passez une trouvaille de votre choix à gauche.
card-116 = Chance du débutant
    .text = À tout moment : pioche deux trouvailles, gardes-en une, défausse l’autre.

## Cartes : sorts de niveau 2

card-201 = Brise chapardeuse
    .text = Choisis jusqu’à deux adversaires, ou personne, et prends à chacun une trouvaille au hasard.
card-202 = Grande marée
    .text = Tout le monde passe toutes ses trouvailles à gauche, ou à droite : tu choisis le sens.
card-203 = Volets ouverts
    .text = Jusqu’à ton prochain tour, toutes les trouvailles en main sont visibles de tous.
card-204 = Fine bouche
    .text = À tes quatre prochaines pioches de début de tour, tu vois deux cartes, tu en gardes une et tu défausses l’autre.
card-205 = Péage
    .text = Jusqu’à ton deuxième prochain tour, un adversaire qui lance un sort te donne d’abord une trouvaille, s’il lui en reste.
card-206 = Mèche gelée
    .text = La victime ne lance aucun sort pendant son prochain tour.
card-207 = Pétard mouillé
    .text = À tout moment. Réponse à un objet magique : il est défaussé sans effet.
card-208 = Retour de flamme
    .text = À tout moment. Réponse à un sort de niveau 1 ou 2 qui te vise : choisis sa nouvelle victime, même la personne qui l’a lancé.
card-209 = Troc de manteaux
    .text = Échange toutes tes trouvailles contre toutes celles d’un adversaire.
card-210 = Fouille de caniveau
    .text = Prends une des cinq cartes juste sous ton paiement dans la défausse.
card-211 = Grimoire percé
    .text = Un sort à lancer de la victime, au hasard, reste visible de tous tant qu’elle l’a en main.
card-212 = Vent mauvais
    .text = Chaque adversaire qui a plus de quatre trouvailles choisit les quatre qu’il garde et défausse le reste.
card-213 = Semelles de plomb
    .text = À son prochain tour, la victime pioche, mais ne joue aucune carte.
card-214 = Tourbillon
    .text = Toutes les trouvailles en main sont mélangées ensemble ; chacun en reçoit autant qu’avant.
card-215 = Second souffle
    .text = Joue un tour de plus après celui-ci, sauf si c’en est déjà un.
card-216 = À rebrousse-poil
    .text = L’ordre du jeu s’inverse.
card-217 = Fermé pour inventaire
    .text = Jusqu’à ton deuxième prochain tour, tes adversaires n’ouvrent aucune transaction.
card-218 = L’appel
    .text = Nomme un ingrédient : chaque adversaire qui l’a t’en donne un.
card-219 = Par ici la monnaie
    .text = Chaque adversaire te donne une trouvaille de son choix.
card-220 = Sous le couvercle
    .text = À tout moment : jusqu’à ton prochain tour, personne ne peut te choisir comme victime.
card-221 = Devoirs en plus
    .text = La victime prend le premier sort de la pile de niveau 1, ou de niveau 2 si elle est vide.
card-222 = Valse des cartables
    .text = Donne à un adversaire un de tes sorts à lancer, puis prends-lui-en un au hasard parmi ceux qu’il avait avant.
card-223 = Brume généreuse
    .text = Tout le monde pioche une trouvaille, et toi trois.
card-224 = Coup de balai
    .text = Balaie tous tes maléfices, ou envoie l’un d’eux à un adversaire, qui peut se racheter.

## Cartes : sorts de niveau 3

card-301 = Grand touillage
    .text = Toutes les trouvailles en main et la défausse sont mélangées à la pioche. Chacun en pioche autant qu’avant, et toi une de plus.
card-302 = Dîme
    .text = Toute la partie, au début de tes tours, l’adversaire que tu choisis te donne une trouvaille de son choix.
card-303 = Passe-partout
    .text = Toute la partie, une fois par tour à toi : pour un sort de niveau 1 ou 2, deux autres ingrédients en remplacent un qui te manque.
card-304 = Majordome de pierre
    .text = Toute la partie, tes adversaires ne peuvent ni regarder, ni prendre, ni échanger tes trouvailles par un sort ou un objet.
card-305 = Manège aux grimoires
    .text = Tous ceux qui ont des sorts à lancer se les passent entre eux, à gauche. Si tu n’en as plus, tu restes en dehors, et tu gagnes.
card-306 = Gloire d’emprunt
    .text = Copie pour toi un effet durable de niveau 2 ou 3 qui est en jeu.
card-307 = Prenez un ticket
    .text = Jusqu’à ton troisième prochain tour, tes adversaires ne lancent qu’un sort par tour à eux.
card-308 = Puits aux souhaits
    .text = Cherche une carte de ton choix dans la pioche, puis mélange la pioche.

## Cartes : sorts de niveau 4

card-401 = Marche arrière
    .text = La victime reprend en main le sort le plus récent posé devant elle ; son effet durable s’arrête.
card-402 = Double fond
    .text = Toute la partie, tu pioches deux trouvailles au début de tes tours.
card-403 = Grimoires au feu
    .text = Brûle un de tes sorts à lancer, de niveau 3 ou moins : il compte comme lancé, sans effet.
card-404 = Cadeau empoisonné
    .text = Offre à un adversaire un de tes sorts à lancer, de niveau 2 ou moins.
card-405 = Placards vides
    .text = Chaque adversaire défausse toutes ses trouvailles et en pioche trois.
card-406 = Solvant universel
    .text = Pendant ce tour, tu peux lancer encore un sort de niveau 1 ou 2, sans ingrédient.
card-407 = Heure volée
    .text = Tes adversaires sautent leur prochaine pioche, et tu joues un tour de plus, sauf si celui-ci en est déjà un.
card-408 = Miroir de la pie
    .text = Toute la partie, une fois par tour à toi : utilise l’objet magique le plus haut dans la défausse parmi ceux qu’on joue à son propre tour, sauf un Sablier. Il y reste.

card-unknown = une trouvaille
card-none = aucune carte
# Raisons d’un choix qui ne sont pas des cartes.
card-toll = Péage
card-tithe = Dîme
card-buy-off = le rachat
card-price = le prix des enchères
card-slip = une gaffe
card-draw = la pioche

## Titres ronflants

title-1 = Sa Majesté des Miettes
title-2 = Son Altesse de la Louche
title-3 = Son Excellence de la Chaussette Gauche
title-4 = Sa Grandeur de la Poussière
title-5 = Sa Seigneurie de Nulle-Part
title-6 = Son Éminence de la Petite Cuillère
title-7 = Sa Splendeur de la Flaque
title-8 = Sa Hautesse de la Baignoire
title-9 = Sa Ronflance de l’Édredon
title-10 = Docteur Honoris Ragots
title-11 = Sa Sérénité des Restes
title-12 = Sa Toute-Puissance, troisième à gauche

## Options

option-deck = Cartes
    .house = les cartes de la maison
    .own = { $value }
option-look = On regarde ses sorts
    .after = quand tout le monde a fini de choisir
    .once = aussitôt, un par un
option-price = Les deux trouvailles d’un rachat
    .victim = la victime les choisit
    .blind = on les lui tire sans les voir
option-clock = Horloge
    .on = 45 secondes par tour, une minute pour un jour de marché
    .calm = au calme : rien ne presse, un jour de marché dure trois minutes au plus
option-window = Temps pour répondre à une carte
    .number = { $value ->
        [one] { $value } seconde
       *[other] { $value } secondes
    }
option-talk = On se parle
    .chat = dans la discussion : les maléfices de parole agissent tout seuls
    .voice = à voix haute : les autres crient « Gaffe ! »
option-duel = À deux
    .off = non : il faut être au moins trois
    .on = oui, en mode maison à 9 points

## Ce qu’on attend

prompt-first = Qui commence ? On tire au sort.
prompt-draft = { $you ->
    [yes] Prends un sort sur une pile : tu as { $have ->
        [one] { $have } point
       *[other] { $have } points
    } sur { $points }.
   *[no] { $seat } prend un sort.
}
prompt-deal = On distribue les sorts et les trouvailles.
prompt-draw = On pioche.
prompt-turn = { $you ->
    [yes] À toi : joue autant de cartes que tu veux, puis finis ton tour.
   *[no] À { $seat } de jouer.
}
prompt-pay = { $you ->
    [yes] { $card } veut un ingrédient, { $find }. Avec quoi paies-tu ?
   *[no] { $seat } paie un sort : { $card }.
}
prompt-grind = { $you ->
    [yes] { $card } : quels deux ingrédients en remplacent un, { $find } ?
   *[no] { $seat } paie un sort : { $card }.
}
prompt-aim = { $you ->
    [yes] { $card } : sur qui ?
   *[no] { $seat } choisit une victime : { $card }.
}
prompt-lift = { $you ->
    [yes] { $card } : quel maléfice ?
   *[no] { $seat } choisit un maléfice : { $card }.
}
prompt-copy = { $you ->
    [yes] { $card } : quel effet copies-tu ?
   *[no] { $seat } choisit un effet : { $card }.
}
prompt-show = { $you ->
    [yes] { $card } : quelle trouvaille mets-tu en vente ?
   *[no] { $seat } choisit quoi mettre en vente.
}
prompt-leave = { $you ->
    [yes] Tu as demandé bien poliment. Il faut qu’on te l’accorde.
   *[no] { $seat } demande : « S’il vous plaît ? » On l’accorde ?
}
prompt-window = Une carte est sur la table : { $card }. Qui veut répondre ?
prompt-between = Entre deux tours. Quelqu’un a quelque chose à ajouter ?
prompt-buy-off = { $you ->
    [yes] { $card } : tu subis, ou tu te rachètes avec deux trouvailles ?
   *[no] { $seat } hésite entre subir et se racheter : { $card }.
}
prompt-give = { $you ->
    [yes] { $count ->
        [one] Donne une trouvaille à { $other } : { $card }.
       *[other] Donne { $count } trouvailles à { $other } : { $card }.
    }
   *[no] { $them ->
        [yes] { $seat } choisit quoi te donner : { $card }.
       *[no] { $seat } choisit quoi donner à { $other } : { $card }.
    }
}
prompt-shed = { $you ->
    [yes] { $count ->
        [one] Défausse une trouvaille : { $card }.
       *[other] Défausse { $count } trouvailles : { $card }.
    }
   *[no] { $seat } défausse : { $card }.
}
prompt-keep = { $you ->
    [yes] Laquelle gardes-tu ?
   *[no] { $seat } choisit quelle trouvaille garder.
}
prompt-keep-for = { $you ->
    [yes] Laquelle va à { $other } ? L’autre est défaussée.
   *[no] { $them ->
        [yes] { $seat } choisit quelle trouvaille tu reçois.
       *[no] { $seat } choisit quelle trouvaille reçoit { $other }.
    }
}
prompt-fetch = { $you ->
    [yes] { $card } : quelle carte prends-tu ?
   *[no] { $seat } fouille : { $card }.
}
prompt-name = { $you ->
    [yes] { $card } : nomme un ingrédient.
   *[no] { $seat } nomme un ingrédient : { $card }.
}
prompt-title = { $you ->
    [yes] Quel titre mérite { $other } ?
   *[no] { $them ->
        [yes] { $seat } te cherche un titre à ta hauteur.
       *[no] { $seat } cherche un titre bien ronflant pour { $other }.
    }
}
prompt-way = { $you ->
    [yes] { $card } : à gauche ou à droite ?
   *[no] { $seat } choisit le sens : { $card }.
}
prompt-hand = { $you ->
    [yes] Quel sort donnes-tu à { $other } ?
   *[no] { $them ->
        [yes] { $seat } choisit un sort pour toi.
       *[no] { $seat } choisit un sort pour { $other }.
    }
}
prompt-burn = { $you ->
    [yes] Quel sort part en fumée ?
   *[no] { $seat } choisit un sort à brûler.
}
prompt-return = { $you ->
    [yes] Quel sort remets-tu sous sa pile ?
   *[no] { $seat } choisit un sort à échanger.
}
prompt-tithe = { $you ->
    [yes] Ta dîme : qui te donne une trouvaille ?
   *[no] { $seat } choisit qui paie la dîme.
}
prompt-bid = { $you ->
    [yes] En vente : { $ware }. { $bid ->
        [0] Personne n’a encore misé.
       *[other] La mise est à { $bid }.
    } Mise plus haut, ou passe.
   *[no] { $seat } réfléchit à une mise. En vente : { $ware }.
}
prompt-bell = Un instant de silence, au cas où la Clochette sonnerait.
prompt-lay = { $you ->
    [yes] { $card } : choisis une trouvaille, face cachée.
   *[no] { $card } : les autres choisissent encore une trouvaille.
}
prompt-pick = { $you ->
    [yes] Prends une trouvaille sur les étals.
   *[no] { $seat } prend une trouvaille sur les étals.
}
prompt-market = Jour de marché ! Fais des offres, acceptes-en, ou dis que tu as fini.
prompt-slip = { $them ->
    [yes] As-tu gaffé ? Les autres en jugent.
   *[no] Une gaffe chez { $other } ? Les autres en jugent.
}
prompt-over = { $you ->
    [yes] { $seat-count ->
        [one] Tu as gagné !
       *[other] Toi et { $seat-others } : vous partagez la victoire.
    }
   *[no] { $seat-count ->
        [one] { $seat } a gagné.
       *[other] Victoire partagée : { $seat }.
    }
}

## Coups

move-first = En premier : { $other }
move-draw = Piocher : { $find }
move-lose = Tirer : { $find }
move-spell = Piocher : { $spell }
move-stray = Tirer : { $spell }
move-take = Prendre un sort de niveau { $level }
move-cast = Lancer : { $spell }
move-use = Jouer : { $find }
move-open = Ouvrir : { $find }
move-mirror = Utiliser le Miroir
move-end = Finir ton tour
move-ask = S’il vous plaît, je peux ?
move-pay = Payer avec : { $find }
move-key = Utiliser le Passe-partout
move-jackdaw = Payer avec le Miroir
move-grind = Écraser : { $find }
move-at = Choisir { $other }
move-enough = Personne (d’autre)
move-lift = Ce maléfice : { $spell }
move-sweep = Balayer tous tes maléfices
move-copy = Copier : { $spell }
move-answer = Jouer maintenant : { $find }
move-retort = Lancer maintenant : { $spell }
move-pass = Passer
move-buy-off = Te racheter avec deux trouvailles
move-bear = Subir
move-grant = Accordé !
move-give = Donner : { $find }
move-shed = Défausser : { $find }
move-keep = Garder : { $find }
move-fetch = Prendre : { $find }
move-name = Nommer : { $find }
move-title = { $title }
move-left = À gauche
move-right = À droite
move-hand = Donner : { $spell }
move-burn = Brûler : { $spell }
move-return = Remettre sous sa pile : { $spell }
move-show = Mettre en vente : { $find }
move-bid = { $count ->
    [one] Miser une trouvaille
   *[other] Miser { $count } trouvailles
}
move-lay = Poser : { $find }
move-veil = Poser face cachée : { $find }
move-pick = Prendre : { $find }
move-to = Faire une offre à { $other }
move-want = Demander : { $find }
move-want-any = Demander n’importe quelle trouvaille
move-cry = Crier ton offre
move-withdraw = Retirer ton offre
move-accept = Accepter ce qu’offre { $other }
move-decline = Non merci, { $other }
move-done = Fini pour aujourd’hui
move-steady = Garder une vue stable
move-slip = Gaffe ! { $other } a rompu le maléfice
move-agree = Oui, c’était une gaffe
move-disagree = Non, rien à dire

## Événements

event-first-chosen = { $you ->
    [yes] Tu commences.
   *[no] { $seat } commence.
}
event-picked-level = { $you ->
    [yes] Tu prends
   *[no] { $seat } prend
} un sort de niveau { $level } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.
event-draft-over = Tous les sorts sont choisis. Place aux trouvailles : cinq chacun.
event-reshuffled = La pioche est vide : { $count ->
    [one] une carte défaussée en fait
   *[other] { $count } cartes défaussées en font
} une nouvelle.
event-turn-began = { $extra-key ->
    [yes] { $you ->
        [yes] À toi, pour un tour de plus.
       *[no] À { $seat }, pour un tour de plus.
    }
   *[no] { $you ->
        [yes] À toi.
       *[no] À { $seat } de jouer.
    }
}
event-turn-ended = { $why-key ->
    [time] { $you ->
        [yes] Temps écoulé : ton tour est fini.
       *[no] Temps écoulé : c’est fini pour { $seat }.
    }
   *[done] { $you ->
        [yes] Tu finis ton tour.
       *[no] { $seat } a fini son tour.
    }
}
event-cast = { $against-key ->
    [none] { $you ->
        [yes] Tu lances le sort { $card }
       *[no] { $seat } lance le sort { $card }
    }
   *[other] { $you ->
        [yes] Tu réponds à la carte { $against } par le sort { $card }
       *[no] { $seat } répond à la carte { $against } par le sort { $card }
    }
}{ $victims-count ->
    [0] {""}
    [one] {" "}{ $them ->
        [yes] sur toi
       *[no] sur { $victims }
    }
   *[other] {" "}{ $them ->
        [yes] sur toi et { $victims-others }
       *[no] sur { $victims }
    }
}{ $paid-count ->
    [0] , gratis.
   *[other] {" "}({ $paid }).
}
event-used = { $against-key ->
    [none] { $you ->
        [yes] Tu joues l’objet { $card }
       *[no] { $seat } joue l’objet { $card }
    }
   *[other] { $you ->
        [yes] Tu réponds à la carte { $against } par l’objet { $card }
       *[no] { $seat } répond à la carte { $against } par l’objet { $card }
    }
}{ $victims-count ->
    [0] .
    [one] {" "}{ $them ->
        [yes] sur toi.
       *[no] sur { $victims }.
    }
   *[other] {" "}{ $them ->
        [yes] sur toi et { $victims-others }.
       *[no] sur { $victims }.
    }
}
event-mirrored = { $you ->
    [yes] Ton Miroir reflète l’objet { $card }
   *[no] Le Miroir reflète pour { $seat } l’objet { $card }
}{ $victims-count ->
    [0] .
    [one] {" "}{ $them ->
        [yes] sur toi.
       *[no] sur { $victims }.
    }
   *[other] {" "}{ $them ->
        [yes] sur toi et { $victims-others }.
       *[no] sur { $victims }.
    }
}
event-opened = { $you ->
    [yes] Tu ouvres une transaction : { $find }.
   *[no] { $seat } ouvre une transaction : { $find }.
}{ $ware-key ->
    [none] {""}
   *[other] {" "}À vendre : { $ware }. Qui dit mieux ?
}
event-asked-leave = { $you ->
    [yes] « S’il vous plaît ? » demandes-tu.
   *[no] « S’il vous plaît ? » demande { $seat }.
}
event-granted = { $why-key ->
    [time] Personne ne dit rien : c’est accordé.
   *[other] Accordé !
} { $you ->
    [yes] Tu peux jouer la carte.
   *[no] { $seat } peut jouer la carte.
}
event-snuffed = { $you ->
    [yes] Pfft ! Tu éteins la carte { $card } : aucun effet.
   *[no] Pfft ! { $seat } éteint la carte { $card } : aucun effet.
}
event-turned-away = { $you ->
    [yes] Tu détournes la carte { $card } vers { $other } !
   *[no] { $them ->
        [yes] { $seat } détourne la carte { $card } vers toi !
       *[no] { $seat } détourne la carte { $card } vers { $other } !
    }
}
event-shielded = { $you ->
    [yes] La carte { $card } ne te fait rien.
   *[no] La carte { $card } ne fait rien à { $seat }.
}
event-trapped = { $you ->
    [yes] Clac ! Tu pinces les doigts à { $other }.
   *[no] { $them ->
        [yes] Clac ! { $seat } te pince les doigts.
       *[no] Clac ! { $seat } pince les doigts à { $other }.
    }
}
event-fizzled = La carte { $card } fait pschitt : aucun effet.
event-bought-off = { $you ->
    [yes] Tu te rachètes du sort { $spell } : deux trouvailles pour { $other }.
   *[no] { $them ->
        [yes] { $seat } se rachète du sort { $spell } : deux trouvailles pour toi.
       *[no] { $seat } se rachète du sort { $spell } : deux trouvailles pour { $other }.
    }
}
event-cursed = { $you ->
    [yes] Le maléfice { $spell } pèse sur toi. Bien à toi, { $other }.
   *[no] Le maléfice { $spell } pèse sur { $seat }.
}
event-curse-moved = { $you ->
    [yes] Le maléfice { $spell } te quitte et pèse sur { $other }.
   *[no] { $them ->
        [yes] Le maléfice { $spell } quitte { $seat } et pèse sur toi.
       *[no] Le maléfice { $spell } quitte { $seat } et pèse sur { $other }.
    }
}
event-curse-ended = { $why-key ->
    [soap] { $you ->
        [yes] Tu te laves du maléfice { $spell }.
       *[no] { $seat } se lave du maléfice { $spell }.
    }
    [broom] { $you ->
        [yes] Tu balaies le maléfice { $spell }.
       *[no] { $seat } balaie le maléfice { $spell }.
    }
    [replaced] { $you ->
        [yes] Trois maléfices suffisent : { $spell } te lâche.
       *[no] Trois maléfices suffisent : { $spell } lâche { $seat }.
    }
   *[other] { $you ->
        [yes] Le maléfice { $spell } te laisse tranquille.
       *[no] Le maléfice { $spell } laisse { $seat } tranquille.
    }
}
event-began = { $you ->
    [yes] Ta carte { $spell } est à l’œuvre.
   *[no] Chez { $seat }, la carte { $spell } est à l’œuvre.
}
event-ended = { $you ->
    [yes] Ta carte { $spell } n’agit plus.
   *[no] Chez { $seat }, la carte { $spell } n’agit plus.
}
event-titled = { $you ->
    [yes] Désormais, on t’appelle { $title }. Quelle classe !
   *[no] Désormais, on dira { $title } à { $seat }. Quelle classe !
}
event-pocket-named = { $you ->
    [yes] Tes poches sont de verre. Tout le monde y compte : { $finds }.
   *[no] Des poches de verre chez { $seat } ! Tout le monde y compte : { $finds }.
}
event-dropped = { $you ->
    [yes] Oups ! Tu lâches une trouvaille, visible de tous : { $find }.
   *[no] Oups ! { $seat } lâche une trouvaille, visible de tous : { $find }.
}
event-picked-up = { $you ->
    [yes] Tu ramasses la trouvaille lâchée.
   *[no] { $seat } ramasse la trouvaille lâchée.
}
event-order-turned = { $way-key ->
    [left] Demi-tour ! On joue maintenant vers la gauche.
   *[right] Demi-tour ! On joue maintenant vers la droite.
}
event-extra-turn = { $you ->
    [yes] Tu joueras un tour de plus.
   *[no] { $seat } jouera un tour de plus.
}
event-no-draw = { $you ->
    [yes] Tu sautes ta pioche.
   *[no] { $seat } saute sa pioche.
}
event-skips = { $you ->
    [yes] Tout le monde sauf toi sautera sa prochaine pioche.
   *[no] Tout le monde sauf { $seat } sautera sa prochaine pioche.
}
event-blocked = { $you ->
    [yes] Pendant ce tour, la carte { $spell } te retient.
   *[no] Pendant ce tour, la carte { $spell } retient { $seat }.
}
event-drew = { $find-key ->
    [unknown] { $you ->
        [yes] Tu pioches une trouvaille.
       *[no] { $seat } pioche une trouvaille.
    }
   *[other] { $you ->
        [yes] Tu pioches : { $find }.
       *[no] { $seat } pioche : { $find }.
    }
}
event-peeked = { $you ->
    [yes] Deux cartes pour { $other } : { $finds }. À toi de choisir.
   *[no] { $them ->
        [yes] { $seat } regarde deux cartes pour toi.
       *[no] { $seat } regarde deux cartes pour { $other }.
    }
}
event-kept = { $find-key ->
    [unknown] { $you ->
        [yes] Tu gardes une trouvaille.
       *[no] { $seat } en garde une.
    }
   *[other] { $you ->
        [yes] Tu gardes : { $find }.
       *[no] { $seat } garde : { $find }.
    }
}
event-discarded = { $you ->
    [yes] Tu défausses : { $finds }.
   *[no] { $seat } défausse : { $finds }.
}
event-gave = { $find-key ->
    [unknown] { $you ->
        [yes] Tu donnes une trouvaille à { $other }.
       *[no] { $them ->
            [yes] { $seat } te donne une trouvaille.
           *[no] { $seat } donne une trouvaille à { $other }.
        }
    }
   *[other] { $you ->
        [yes] Tu donnes à { $other } : { $find }.
       *[no] { $them ->
            [yes] { $seat } te donne : { $find }.
           *[no] { $seat } donne à { $other } : { $find }.
        }
    }
}
event-took = { $find-key ->
    [unknown] { $you ->
        [yes] Tu prends une trouvaille à { $other }.
       *[no] { $them ->
            [yes] { $seat } te prend une trouvaille.
           *[no] { $seat } prend une trouvaille à { $other }.
        }
    }
   *[other] { $you ->
        [yes] Tu prends à { $other } : { $find }.
       *[no] { $them ->
            [yes] { $seat } te prend : { $find }.
           *[no] { $seat } prend à { $other } : { $find }.
        }
    }
}
event-called-in = { $you ->
    [yes] { $other } doit te donner : { $find }.
   *[no] { $them ->
        [yes] Tu dois donner à { $seat } : { $find }.
       *[no] { $other } doit donner à { $seat } : { $find }.
    }
}
event-fetched = { $you ->
    [yes] Tu récupères dans la défausse : { $find }.
   *[no] { $seat } récupère dans la défausse : { $find }.
}
event-searched = { $find-key ->
    [unknown] { $you ->
        [yes] Tu repêches une carte dans la pioche.
       *[no] { $seat } repêche une carte dans la pioche.
    }
   *[other] { $you ->
        [yes] Tu repêches dans la pioche : { $find }.
       *[no] { $seat } repêche dans la pioche : { $find }.
    }
}
event-looked = { $you ->
    [yes] { $finds-count ->
        [0] Tu regardes les trouvailles chez { $other } : il n’y en a pas.
       *[other] Tu regardes les trouvailles chez { $other } : { $finds }.
    }
   *[no] { $them ->
        [yes] { $seat } regarde tes trouvailles.
       *[no] { $seat } regarde les trouvailles chez { $other }.
    }
}
event-hands-passed = { $way-key ->
    [left] La marée emporte toutes les mains vers la gauche.
   *[right] La marée emporte toutes les mains vers la droite.
}
event-hands-swapped = { $you ->
    [yes] Tu échanges toutes tes trouvailles avec { $other }.
   *[no] { $them ->
        [yes] { $seat } échange toutes ses trouvailles avec toi.
       *[no] { $seat } échange toutes ses trouvailles avec { $other }.
    }
}
event-whirled = Et ça tourne : toutes les mains sont mélangées et redistribuées.
event-stirred = On touille bien : { $count ->
    [one] une carte va
   *[other] { $count } cartes vont
} dans la pioche, mains et défausse comprises.
event-new-hand = { $you ->
    [yes] { $count ->
        [0] Tu n’as plus aucune trouvaille.
       *[other] Tu as maintenant : { $finds }.
    }
   *[no] { $count ->
        [0] { $seat } n’a plus aucune trouvaille.
        [one] { $seat } a maintenant une trouvaille.
       *[other] { $seat } a maintenant { $count } trouvailles.
    }
}
event-spell-drawn = { $spell-key ->
    [unknown] { $you ->
        [yes] Tu prends un sort de niveau { $level }.
       *[no] { $seat } prend un sort de niveau { $level }.
    }
   *[other] { $you ->
        [yes] Tu prends un sort : { $spell }.
       *[no] { $seat } prend un sort : { $spell }.
    }
}
event-spell-handed = { $spell-key ->
    [unknown] { $seat } donne à { $other } un sort de niveau { $level }.
   *[other] { $you ->
        [yes] Tu donnes un sort à { $other } : { $spell }.
       *[no] { $them ->
            [yes] { $seat } te donne un sort : { $spell }.
           *[no] { $seat } donne un sort à { $other } : { $spell }.
        }
    }
}
event-spell-returned = { $spell-key ->
    [unknown] { $you ->
        [yes] Tu remets un sort de niveau { $level } sous sa pile.
       *[no] { $seat } remet un sort de niveau { $level } sous sa pile.
    }
   *[other] { $you ->
        [yes] Tu remets le sort { $spell } sous sa pile.
       *[no] { $seat } remet le sort { $spell } sous sa pile.
    }
}
event-spell-opened = { $you ->
    [yes] Plic, ploc : tout le monde peut lire ton sort { $spell }.
   *[no] Plic, ploc : chez { $seat }, tout le monde peut lire le sort { $spell }.
}
event-burnt = { $you ->
    [yes] Ton sort { $spell } part en fumée, et compte comme lancé.
   *[no] Chez { $seat }, le sort { $spell } part en fumée, et compte comme lancé.
}
event-rewound = { $you ->
    [yes] Le sort { $spell } te saute dans la main.
   *[no] Le sort { $spell } retourne en main chez { $seat }.
}
event-bid = { $you ->
    [yes] Tu mises { $count }.
   *[no] { $seat } mise { $count }.
}
event-passed = { $you ->
    [yes] Tu passes.
   *[no] { $seat } passe.
}
event-sold = { $you ->
    [yes] Adjugé ! Pour toi : { $find }, contre { $count ->
        [one] une trouvaille.
       *[other] { $count } trouvailles.
    }
   *[no] Adjugé ! Pour { $seat } : { $find }, contre { $count ->
        [one] une trouvaille.
       *[other] { $count } trouvailles.
    }
}
event-unsold = { $you ->
    [yes] Personne n’en veut. Tu gardes : { $find }.
   *[no] Personne n’en veut. { $seat } garde : { $find }.
}
event-laid = { $you ->
    [yes] Tu poses une trouvaille face cachée.
   *[no] { $seat } pose une trouvaille face cachée.
}
event-turned-up = { $you ->
    [yes] On retourne ta trouvaille : { $find }.
   *[no] On retourne la trouvaille posée par { $seat } : { $find }.
}
event-picked = { $you ->
    [yes] Tu prends sur les étals : { $find }.
   *[no] { $seat } prend sur les étals : { $find }.
}
event-cried = { $you ->
    [yes] Tu offres à { $other } :
   *[no] { $them ->
        [yes] { $seat } t’offre :
       *[no] { $seat } offre à { $other } :
    }
} { $finds-count ->
    [0] { $veiled ->
        [one] une trouvaille face cachée
       *[other] { $veiled } trouvailles face cachée
    }
   *[other] { $finds }{ $veiled ->
        [0] {""}
        [one] {" "}et une trouvaille face cachée
       *[other] {" "}et { $veiled } trouvailles face cachée
    }
} contre { $wanted-count ->
    [0] { $any ->
        [one] n’importe quelle trouvaille.
       *[other] { $any } trouvailles, n’importe lesquelles.
    }
   *[other] { $wanted }{ $any ->
        [0] .
        [one] {" "}et une autre, n’importe laquelle.
       *[other] {" "}et { $any } autres, n’importe lesquelles.
    }
}
event-withdrawn = { $you ->
    [yes] Ton offre n’est plus là.
   *[no] { $seat } n’offre plus rien.
}
event-declined = { $you ->
    [yes] Tu refuses ce qu’offre { $other }.
   *[no] { $them ->
        [yes] { $seat } refuse ton offre.
       *[no] { $seat } refuse ce qu’offre { $other }.
    }
}
event-traded = { $you ->
    [yes] Affaire conclue ! { $other } accepte ton offre.
   *[no] { $them ->
        [yes] Affaire conclue ! Tu acceptes ce qu’offre { $seat }.
       *[no] Affaire conclue ! { $other } accepte ce qu’offre { $seat }.
    }
}
event-done = { $you ->
    [yes] Tu as fini pour aujourd’hui.
   *[no] { $seat } a fini pour aujourd’hui.
}
event-rung = { $you ->
    [yes] Ding dong ! Tu sonnes la Clochette : c’est fini.
   *[no] Ding dong ! { $seat } sonne la Clochette : c’est fini.
}
event-deal-over = { $find } : c’est fini.
event-slip-called = { $you ->
    [yes] Gaffe ! Tu prends { $other } sur le fait.
   *[no] { $them ->
        [yes] « Gaffe ! » crie { $seat }, et c’est pour toi.
       *[no] « Gaffe ! » crie { $seat }, et c’est pour { $other }.
    }
}
event-slip-judged = { $agreed-key ->
    [yes] { $them ->
        [yes] { $yes } contre { $no } : c’était une gaffe. Tu donnes une trouvaille.
       *[no] { $yes } contre { $no } : c’était une gaffe. { $other } donne une trouvaille.
    }
   *[no] { $them ->
        [yes] { $yes } contre { $no } : rien à dire. Tu t’en tires bien.
       *[no] { $yes } contre { $no } : rien à dire. { $other } s’en tire bien.
    }
}
event-steadied = { $you ->
    [yes] Ta vue reste stable : à la place, un maléfice d’écran te coûte une pioche.
   *[no] { $seat } garde une vue stable : à la place, un maléfice d’écran lui coûte une pioche.
}
event-won = { $you ->
    [yes] Ton dernier sort est lancé : tu gagnes !
   *[no] { $seat } n’a plus de sort en main, et gagne !
}
event-stopped = Mille tours, et toujours personne : le moins de points en main gagne.

## La table en mots

twin-draft = Le choix des sorts : il faut { $points } points chacun.
twin-turn = Tour { $turn }, { $you ->
    [yes] le tien.
   *[no] à { $seat } de jouer.
}
twin-extra = C’est un tour de plus.
twin-again = Un tour de plus suivra.
twin-order = On joue vers { $way-key ->
    [left] la gauche.
   *[right] la droite.
}
twin-free = Le prochain sort de niveau 1 ou 2 est gratuit.
twin-mirror = Le Miroir montre : { $find }.
twin-piles = Piles de sorts :
twin-pile = niveau { $level } : { $count ->
    [0] vide.
    [one] un sort.
   *[other] { $count } sorts.
}
twin-deck = Pioche : { $count ->
    [0] vide.
    [one] une trouvaille.
   *[other] { $count } trouvailles.
}
twin-discard = Défausse : { $count ->
    [0] vide.
    [one] une trouvaille.
   *[other] { $count } trouvailles.
}
twin-top = Sur le dessus, la plus haute en premier : { $finds }.
twin-seat = { $you ->
    [yes] Toi
   *[no] { $seat }
} : { $points ->
    [0] plus un point,
    [one] encore un point,
   *[other] encore { $points } points,
} { $count ->
    [0] aucune trouvaille.
    [one] une trouvaille.
   *[other] { $count } trouvailles.
}
twin-drafter = { $you ->
    [yes] Toi
   *[no] { $seat }
} : { $levels-count ->
    [0] aucun sort pris.
    [one] un sort pris, de niveau { $levels } : { $have } sur { $points } points.
   *[other] { $levels-count } sorts pris, de niveaux { $levels } : { $have } sur { $points } points.
}
twin-books = { $levels-count ->
    [one] Un sort en main, de niveau { $levels }.
   *[other] { $levels-count } sorts en main, de niveaux { $levels }.
}
twin-read = Parmi eux, on connaît : { $card }.
twin-cast = Lancés : { $card }.
twin-open = Visible de tous : { $finds }.
twin-known = Tu connais ces trouvailles : { $finds }.
twin-count = { $find } : { $count }.
twin-title = Titre : { $title }.
twin-protected = Personne ne peut choisir cette personne.
twin-steady = Garde une vue stable.
twin-curse = Maléfice : { $card }{ $left ->
    [0] .
    [one] , encore un tour.
   *[other] , encore { $left } tours.
}
twin-swapped = À la place, il coûte une pioche.
twin-effect = { $them ->
    [yes] À l’œuvre contre toi :
   *[no] À l’œuvre :
} { $card }{ $left ->
    [0] .
   *[other] , encore { $left }.
}
twin-copied = Copie de la carte { $card }.
twin-victim = { $them ->
    [yes] C’est toi la victime.
   *[no] Victime : { $other }.
}
twin-hand = Tes trouvailles : { $finds }.
twin-no-hand = Tu n’as aucune trouvaille.
twin-spells = Tes sorts :
twin-spell = { $card }, niveau { $level } : { $finds }.
twin-ready = Tu peux le payer.
twin-lack = Il te manque : { $finds }.
twin-leaked = Tout le monde peut le lire.
twin-stack = Sur la table, la dernière carte en premier :
twin-item = { $card }, { $you ->
    [yes] jouée par toi
   *[no] jouée par { $seat }
}{ $against-key ->
    [none] {""}
   *[other] {" "}en réponse à la carte { $against }
}{ $victims-count ->
    [0] .
   *[other] {" "}contre { $victims }.
}
twin-cancelled = Elle est annulée.
twin-shielded = À l’abri : { $victims }.
twin-chosen = { $card-key ->
    [none] Tu as choisi de passer.
   *[other] Tu as choisi : { $card }.
}
twin-payment = Payé avec : { $finds }.
twin-half = Tu prépares : { $card }.
twin-paid = Déjà payé : { $finds }.
twin-choice = Au choix : { $finds }.
twin-auction = En vente : { $ware }.
twin-bid = La plus haute mise est { $bid }, { $you ->
    [yes] de toi.
   *[no] par { $seat }.
}
twin-flea = À la brocante :
twin-stall = { $find }, { $you ->
    [yes] posée par toi.
   *[no] posée par { $seat }.
}
twin-laid = { $you ->
    [yes] Ta trouvaille est posée face cachée.
   *[no] { $seat } a posé une trouvaille face cachée.
}
twin-market = Au marché :
twin-no-offers = Pas encore d’offres.
twin-offer = { $you ->
    [yes] Tu offres à { $other } :
   *[no] { $them ->
        [yes] { $seat } t’offre :
       *[no] { $seat } offre à { $other } :
    }
} { $finds-count ->
    [0] { $veiled ->
        [0] encore rien
        [one] une trouvaille face cachée
       *[other] { $veiled } trouvailles face cachée
    }
   *[other] { $finds }{ $veiled ->
        [0] {""}
        [one] {" "}et une trouvaille face cachée
       *[other] {" "}et { $veiled } trouvailles face cachée
    }
} contre { $wanted-count ->
    [0] { $any ->
        [0] rien pour l’instant.
        [one] n’importe quelle trouvaille.
       *[other] { $any } trouvailles, n’importe lesquelles.
    }
   *[other] { $wanted }{ $any ->
        [0] .
        [one] {" "}et une autre, n’importe laquelle.
       *[other] {" "}et { $any } autres, n’importe lesquelles.
    }
}
twin-veils = Face cachée : { $finds }.
twin-uncried = Pas encore criée.
twin-waiting = { $you ->
    [yes] N’ont pas encore fini : { $seat }. Tu en es.
   *[no] N’ont pas encore fini : { $seat }.
}
twin-votes = { $count ->
    [0] Personne n’a encore jugé.
    [one] Une personne a jugé.
   *[other] { $count } personnes ont jugé.
}

## Règles : le jeu

chapter-book = Le jeu
rule-B1 = Un sort de niveau 1 veut un ingrédient, un sort de niveau 4 en veut quatre : le niveau dit combien. Il est écrit au dos de la carte, tout le monde le voit.
    .cite = Règle du jeu 1 : les niveaux
    .no = Pas possible : un sort veut autant d’ingrédients que son niveau.
rule-B2 = Au début, les sorts forment quatre piles, une par niveau. Tour à tour, chacun prend le premier sort de la pile de son choix, jusqu’à avoir assez de points ; un niveau vaut un point.
    .cite = Règle du jeu 2 : le choix des sorts
    .no = Pas maintenant : c’est tour à tour que l’on prend ses sorts.
rule-B3 = À trois, il faut 11 points de sorts, à quatre ou cinq 9, à six ou plus 8. On peut dépasser.
    .cite = Règle du jeu 3 : les points à prendre
    .no = Pas possible : tu as déjà assez de points.
rule-B4 = Quand tous les sorts sont pris, chacun reçoit cinq trouvailles. Le reste forme la pioche.
    .cite = Règle du jeu 4 : cinq trouvailles
    .no = Pas maintenant : on distribue d’abord les trouvailles.
rule-B5 = Au début de ton tour, tu pioches une trouvaille. Ensuite, tu joues autant de cartes que tu veux, dans l’ordre que tu veux.
    .cite = Règle du jeu 5 : un tour
    .no = Pas maintenant : ce n’est pas ton tour.
rule-B6 = À ton tour, tu peux ouvrir des transactions : vente aux enchères, brocante, jour de marché. La carte est défaussée à la fin.
    .cite = Règle du jeu 6 : ouvrir une transaction
    .no = Pas maintenant : une transaction s’ouvre à ton tour, avec sa carte en main.
rule-B7 = À ton tour, tu peux utiliser des objets magiques. Un objet utilisé est défaussé.
    .cite = Règle du jeu 7 : utiliser un objet magique
    .no = Pas possible : cet objet ne s’utilise pas ainsi, ou pas maintenant.
rule-B8 = À ton tour, tu peux lancer des sorts. Tu défausses les ingrédients, tu poses le sort devant toi, et il agit aussitôt.
    .cite = Règle du jeu 8 : lancer un sort
    .no = Cela ne paie pas le sort : il manque un ingrédient.
rule-B9 = Quand tu as fini, tu le dis, et c’est au tour suivant.
    .cite = Règle du jeu 9 : la fin du tour
    .no = Pas maintenant : tu ne peux finir que ton propre tour, quand rien n’attend.
rule-B10 = Les cartes marquées « à tout moment » se jouent aussi hors de son tour. Pour un sort, il faut ses ingrédients à ce moment-là.
    .cite = Règle du jeu 10 : à tout moment
    .no = Pas maintenant : cette carte ne se joue qu’à ton propre tour.
rule-B11 = Ce qui arrive au même moment se règle dans l’ordre du jeu, à partir de la personne dont c’est le tour.
    .cite = Règle du jeu 11 : au même moment
    .no = Pas maintenant : quelqu’un d’autre passe avant toi.
rule-B12 = Quand la pioche est vide, on mélange la défausse : c’est la nouvelle pioche.
    .cite = Règle du jeu 12 : la pioche vide
    .no = Pas maintenant : la pioche est vide.
rule-B13 = La victime de certains sorts de niveau 1 choisit : elle subit le sort, ou elle se rachète en donnant deux trouvailles à qui l’a lancé.
    .cite = Règle du jeu 13 : le rachat
    .no = Pas possible : ce sort ne se rachète pas maintenant.
rule-B14 = Qui doit donner des trouvailles et n’en a pas ne donne rien, et c’est tout.
    .cite = Règle du jeu 14 : rien à donner
    .no = Pas possible : tu n’as pas cette trouvaille.
rule-B15 = La valeur des sorts qu’il te reste à lancer est connue de tous. Lesquels ce sont est ton secret.
    .cite = Règle du jeu 15 : la valeur est publique
    .no = Pas possible : les sorts des autres restent secrets, seule leur valeur se voit.
rule-B16 = La partie finit dès que quelqu’un n’a plus de sort en main : cette personne gagne.
    .cite = Règle du jeu 16 : la fin de la partie
    .no = La partie est finie.

## Règles : transactions

chapter-transactions = Les transactions
rule-T1 = Tu montres une trouvaille. À partir de ta gauche, les autres misent un nombre de trouvailles, toujours plus haut, ou passent pour de bon. La plus haute mise donne autant de trouvailles de son choix, que personne n’a vues, et reçoit la tienne. Tu dois accepter. Sans mise, tu la gardes.
    .cite = Transaction 1 : la vente aux enchères
    .no = Pas possible : mise plus haut que les autres, mais pas plus que tu n’as de trouvailles. Qui a passé ne mise plus.
rule-T2 = Chacun pose une trouvaille face cachée, et on les retourne toutes. À partir de qui a ouvert, vers la gauche, chacun en prend une. Sans trouvaille, on ne pose ni ne prend rien.
    .cite = Transaction 2 : la brocante
    .no = Pas maintenant : on pose une trouvaille chacun, puis chacun en prend une à son tour.
rule-T3 = Soixante secondes de troc, tous avec tous. Une offre dit ce que tu donnes, visible ou face cachée, et ce que tu veux, une carte précise ou n’importe laquelle. Si l’autre dit oui, les cartes changent de main aussitôt. Seulement des trouvailles : ni sorts, ni promesses.
    .cite = Transaction 3 : le jour de marché
    .no = Pas ainsi : au marché, on offre des trouvailles contre des trouvailles.

## Règles : sorts de niveau 1

chapter-level-1 = Les sorts de niveau 1
rule-S101 = Toute la partie, chaque phrase de la victime dans la discussion est remplacée par la dernière que quelqu’un d’autre a écrite. La victime peut se racheter.
    .cite = Sort 101 : Langue de perroquet
    .no = Langue de perroquet : personne d’autre n’a encore rien écrit que tu puisses répéter.
rule-S102 = Toute la partie, la discussion refuse les phrases de la victime qui ont plus de cinq mots. La victime peut se racheter.
    .cite = Sort 102 : Un sou le mot
    .no = Pas plus de cinq mots : un sou le mot, et ta bourse est vide.
rule-S103 = Jusqu’à la fin de son troisième tour à venir, la victime voit la table en miroir, la gauche à droite. La victime peut se racheter.
    .cite = Sort 103 : L’autre côté du miroir
    .no = Pas maintenant : L’autre côté du miroir vise un adversaire, à ton tour.
rule-S104 = Jusqu’à la fin de son troisième tour à venir, la victime voit ses cartes la tête en bas, et leur ordre change dès que sa main change. La victime peut se racheter.
    .cite = Sort 104 : Cochon pendu
    .no = Pas maintenant : le Cochon pendu vise un adversaire, à ton tour.
rule-S105 = Jusqu’à la fin de son troisième tour à venir, la victime ne voit que les images de ses cartes. Le texte se montre si l’on appuie une seconde. La victime peut se racheter.
    .cite = Sort 105 : Lunettes embuées
    .no = Pas maintenant : les Lunettes embuées visent un adversaire, à ton tour.
rule-S106 = À la fin de ses trois prochains tours, une trouvaille au hasard de la victime reste visible de tous jusqu’à son tour suivant. La victime peut se racheter.
    .cite = Sort 106 : Deux mains gauches
    .no = Deux mains gauches : c’est le hasard qui choisit ce qui tombe.
rule-S107 = À sa prochaine transaction, la victime doit prendre part. Aux enchères, elle ne peut pas passer tant que personne n’a misé ; à la brocante, elle choisit en dernier ; au marché, elle doit accepter la première offre d’au moins une trouvaille contre une seule, nommée et qu’elle a. La victime peut se racheter.
    .cite = Sort 107 : Bonne poire
    .no = Bonne poire : cette fois, tu dois prendre part et ne peux pas refuser.
rule-S108 = La victime ne pioche pas au début de son prochain tour. Elle peut se racheter.
    .cite = Sort 108 : Panne d’oreiller
    .no = Panne d’oreiller : cette fois, tu ne pioches pas.
rule-S109 = À la prochaine pioche de la victime, deux cartes sont montrées à qui a lancé le sort. Il choisit celle que reçoit la victime ; l’autre est défaussée. La victime peut se racheter.
    .cite = Sort 109 : Coup de pouce louche
    .no = Coup de pouce louche : choisis une des deux cartes.
rule-S110 = Jusqu’à la fin de son troisième tour à venir, les tours de la victime durent vingt secondes au plus, puis finissent tout seuls. La victime peut se racheter.
    .cite = Sort 110 : Trac
    .no = Trac : tes vingt secondes sont écoulées.
rule-S111 = Tu choisis un titre dans la liste du jeu : toute la partie, il remplace partout le nom de la victime. Elle peut se racheter.
    .cite = Sort 111 : Titre ronflant
    .no = Titre ronflant : choisis un titre de la liste.
rule-S112 = Tu nommes deux ingrédients. Jusqu’à la fin de son troisième tour à venir, tout le monde voit combien la victime a de chacun. Elle peut se racheter.
    .cite = Sort 112 : Poches de verre
    .no = Poches de verre : nomme deux ingrédients différents.
rule-S113 = Jusqu’à la fin de son troisième tour à venir, un adversaire doit accorder chaque carte que joue la victime. Après cinq secondes, c’est accordé tout seul. La victime peut se racheter.
    .cite = Sort 113 : Dis s’il te plaît
    .no = Dis s’il te plaît : il faut d’abord demander, et que ce soit accordé.
rule-S114 = Jusqu’à la fin de son troisième tour à venir, la victime ne prend pas part aux transactions des autres. Elle peut se racheter.
    .cite = Sort 114 : Bouderie
    .no = Bouderie : tu boudes, cela se fait sans toi.
rule-S115 = Tous ensemble, les joueurs passent une trouvaille de leur choix à gauche.
    .cite = Sort 115 : Poudre à éternuer
    .no = Poudre à éternuer : choisis une trouvaille à passer à gauche.
rule-S116 = À tout moment : pioche deux trouvailles, gardes-en une, défausse l’autre.
    .cite = Sort 116 : Chance du débutant
    .no = Chance du débutant : garde une des deux cartes piochées.

## Règles : sorts de niveau 2

chapter-level-2 = Les sorts de niveau 2
rule-S201 = Tu choisis jusqu’à deux adversaires, ou personne, et prends à chacun une trouvaille au hasard.
    .cite = Sort 201 : Brise chapardeuse
    .no = Pas possible : la Brise chapardeuse vise deux adversaires au plus, et chacun une seule fois.
rule-S202 = Tout le monde passe toutes ses trouvailles à gauche ou à droite. Tu choisis le sens.
    .cite = Sort 202 : Grande marée
    .no = Grande marée : choisis la gauche ou la droite.
rule-S203 = Jusqu’à ton prochain tour, toutes les trouvailles en main sont visibles de tous, les tiennes aussi.
    .cite = Sort 203 : Volets ouverts
    .no = Pas maintenant : les Volets ouverts se lancent à ton tour.
rule-S204 = Tes quatre prochaines pioches de début de tour deviennent : deux cartes, en garder une, défausser l’autre.
    .cite = Sort 204 : Fine bouche
    .no = Fine bouche : garde une des deux cartes piochées.
rule-S205 = Jusqu’au début de ton deuxième tour à venir, un adversaire qui lance un sort te donne d’abord une trouvaille de son choix, s’il peut.
    .cite = Sort 205 : Péage
    .no = Péage : donne d’abord une trouvaille.
rule-S206 = L’adversaire choisi ne lance aucun sort pendant son prochain tour.
    .cite = Sort 206 : Mèche gelée
    .no = Mèche gelée : aucun sort pendant ce tour.
rule-S207 = À tout moment. Réponse à un objet magique : il est défaussé sans effet.
    .cite = Sort 207 : Pétard mouillé
    .no = Pas maintenant : le Pétard mouillé répond à un objet magique.
rule-S208 = À tout moment. Réponse à un sort de niveau 1 ou 2 qui te vise : tu choisis sa nouvelle victime. Pas toi, mais peut-être qui l’a lancé.
    .cite = Sort 208 : Retour de flamme
    .no = Pas maintenant : le Retour de flamme répond à un sort de niveau 1 ou 2 qui te vise.
rule-S209 = Tu échanges toutes tes trouvailles contre toutes celles d’un adversaire.
    .cite = Sort 209 : Troc de manteaux
    .no = Pas maintenant : le Troc de manteaux vise un adversaire, à ton tour.
rule-S210 = Tu prends une des cinq cartes qui sont juste sous ton paiement dans la défausse.
    .cite = Sort 210 : Fouille de caniveau
    .no = Pas possible : choisis parmi les cinq cartes juste sous ton paiement.
rule-S211 = Un sort à lancer de l’adversaire choisi, au hasard, reste visible de tous.
    .cite = Sort 211 : Grimoire percé
    .no = Pas maintenant : le Grimoire percé vise un adversaire, à ton tour.
rule-S212 = Chaque adversaire qui a plus de quatre trouvailles en défausse, de son choix, jusqu’à en avoir quatre.
    .cite = Sort 212 : Vent mauvais
    .no = Vent mauvais : défausse jusqu’à n’avoir que quatre trouvailles.
rule-S213 = À son prochain tour, l’adversaire choisi pioche, mais ne joue aucune carte.
    .cite = Sort 213 : Semelles de plomb
    .no = Semelles de plomb : aucune carte pendant ce tour.
rule-S214 = Toutes les trouvailles en main sont mélangées ; chacun en reçoit autant qu’avant.
    .cite = Sort 214 : Tourbillon
    .no = Pas maintenant : le Tourbillon se lance à ton tour.
rule-S215 = Tu joues un tour de plus après celui-ci.
    .cite = Sort 215 : Second souffle
    .no = Pas maintenant : le Second souffle se lance à ton tour.
rule-S216 = L’ordre du jeu s’inverse. Une deuxième inversion le rétablit.
    .cite = Sort 216 : À rebrousse-poil
    .no = Pas maintenant : À rebrousse-poil se lance à ton tour.
rule-S217 = Jusqu’au début de ton deuxième tour à venir, tes adversaires ne peuvent pas ouvrir de transactions.
    .cite = Sort 217 : Fermé pour inventaire
    .no = Pas possible : fermé pour inventaire, aucune transaction ne s’ouvre.
rule-S218 = Tu nommes un ingrédient : chaque adversaire qui l’a t’en donne un.
    .cite = Sort 218 : L’appel
    .no = L’appel : nomme un ingrédient.
rule-S219 = Chaque adversaire te donne une trouvaille de son choix.
    .cite = Sort 219 : Par ici la monnaie
    .no = Par ici la monnaie : choisis une trouvaille à donner.
rule-S220 = À tout moment : jusqu’à ton prochain tour, aucun sort, objet ou effet des autres ne peut te choisir comme victime.
    .cite = Sort 220 : Sous le couvercle
    .no = Pas possible : cette personne est sous le couvercle, on ne peut pas la choisir.
rule-S221 = L’adversaire choisi prend le premier sort de la pile de niveau 1, ou de niveau 2 si elle est vide.
    .cite = Sort 221 : Devoirs en plus
    .no = Pas maintenant : les Devoirs en plus visent un adversaire, à ton tour.
rule-S222 = Tu donnes à un adversaire un de tes sorts à lancer, puis tu lui en prends un au hasard parmi ceux qu’il avait avant.
    .cite = Sort 222 : Valse des cartables
    .no = Valse des cartables : choisis un de tes sorts à lancer.
rule-S223 = Tout le monde pioche une trouvaille, et toi trois.
    .cite = Sort 223 : Brume généreuse
    .no = Pas maintenant : la Brume généreuse se lance à ton tour.
rule-S224 = Tu enlèves tous tes effets de niveau 1, ou tu en envoies un à un adversaire, qui peut se racheter.
    .cite = Sort 224 : Coup de balai
    .no = Coup de balai : balaie tous tes maléfices, ou envoie l’un d’eux à un adversaire.

## Règles : sorts de niveau 3

chapter-level-3 = Les sorts de niveau 3
rule-S301 = Toutes les trouvailles en main et la défausse sont mélangées à la pioche. Chacun en pioche autant qu’avant, et toi une de plus.
    .cite = Sort 301 : Grand touillage
    .no = Pas maintenant : le Grand touillage se lance à ton tour.
rule-S302 = Toute la partie, au début de chacun de tes tours, tu nommes un adversaire, qui te donne une trouvaille de son choix.
    .cite = Sort 302 : Dîme
    .no = Dîme : nomme un adversaire qu’on peut choisir.
rule-S303 = Toute la partie, une fois par tour à toi, pour un sort de niveau 1 ou 2 : tu peux payer un ingrédient qui te manque avec deux autres.
    .cite = Sort 303 : Passe-partout
    .no = Pas possible : le Passe-partout sert une fois par tour à toi, pour un sort de niveau 1 ou 2, avec deux autres ingrédients.
rule-S304 = Toute la partie, tes adversaires ne peuvent ni regarder, ni prendre, ni échanger tes trouvailles par un sort ou un objet.
    .cite = Sort 304 : Majordome de pierre
    .no = Pas possible : le Majordome de pierre veille sur ces trouvailles.
rule-S305 = Tous les joueurs qui ont des sorts à lancer se les passent à gauche, entre eux. Si tu n’en as plus en le lançant, tu restes en dehors, et tu gagnes.
    .cite = Sort 305 : Manège aux grimoires
    .no = Pas maintenant : le Manège aux grimoires se lance à ton tour.
rule-S306 = Tu reçois la copie d’un effet durable de niveau 2 ou 3 qui est en jeu.
    .cite = Sort 306 : Gloire d’emprunt
    .no = Gloire d’emprunt : cet effet ne se copie pas.
rule-S307 = Jusqu’au début de ton troisième tour à venir, tes adversaires ne lancent qu’un sort par tour à eux.
    .cite = Sort 307 : Prenez un ticket
    .no = Prenez un ticket : tu as déjà lancé ton sort pour ce tour.
rule-S308 = Tu cherches une carte de ton choix dans la pioche, puis tu la mélanges.
    .cite = Sort 308 : Puits aux souhaits
    .no = Puits aux souhaits : choisis une carte qui est dans la pioche.

## Règles : sorts de niveau 4

chapter-level-4 = Les sorts de niveau 4
rule-S401 = L’adversaire choisi reprend en main le dernier sort qu’il a lancé. Son effet durable s’arrête.
    .cite = Sort 401 : Marche arrière
    .no = Pas maintenant : la Marche arrière vise un adversaire, à ton tour.
rule-S402 = Toute la partie, tu pioches deux trouvailles au début de chacun de tes tours.
    .cite = Sort 402 : Double fond
    .no = Pas maintenant : le Double fond se lance à ton tour.
rule-S403 = Tu brûles un de tes sorts à lancer, de niveau 3 ou moins. Il compte comme lancé, sans effet.
    .cite = Sort 403 : Grimoires au feu
    .no = Grimoires au feu : brûle un de tes sorts à lancer, de niveau 3 ou moins.
rule-S404 = Tu donnes à un adversaire un de tes sorts à lancer, de niveau 2 ou moins.
    .cite = Sort 404 : Cadeau empoisonné
    .no = Cadeau empoisonné : offre un de tes sorts à lancer, de niveau 2 ou moins.
rule-S405 = Chaque adversaire défausse toutes ses trouvailles et en pioche trois.
    .cite = Sort 405 : Placards vides
    .no = Pas maintenant : les Placards vides se lancent à ton tour.
rule-S406 = Pendant ce tour, tu peux lancer encore un sort de niveau 1 ou 2, sans ingrédient.
    .cite = Sort 406 : Solvant universel
    .no = Pas possible : le Solvant universel sert une fois, pendant ce tour, pour un sort de niveau 1 ou 2.
rule-S407 = Tous tes adversaires sautent leur prochaine pioche, et tu joues un tour de plus.
    .cite = Sort 407 : Heure volée
    .no = Pas maintenant : l’Heure volée se lance à ton tour.
rule-S408 = Toute la partie, une fois par tour à toi, tu utilises l’objet magique le plus haut dans la défausse, parmi ceux qui se jouent à son propre tour. Il y reste.
    .cite = Sort 408 : Miroir de la pie
    .no = Pas possible : le Miroir de la pie sert une fois par tour à toi, s’il y a dans la défausse un objet qui s’y prête.

## Règles : objets

chapter-objects = Les objets
rule-O01 = Pour lancer un sort : vaut n’importe quel ingrédient.
    .cite = Objet 01 : Fiole joker
    .no = Pas maintenant : la Fiole joker sert à payer un sort.
rule-O02 = Pour lancer un sort : deux autres ingrédients en valent un de ton choix.
    .cite = Objet 02 : Mortier bancal
    .no = Pas possible : le Mortier bancal écrase deux ingrédients, différents de celui qu’il remplace, pour payer un sort.
rule-O03 = À tout moment. Réponse à un sort de niveau 1 ou 2 qui te vise : il ne te fait rien. Il compte quand même comme lancé.
    .cite = Objet 03 : Cloche de verre
    .no = Pas maintenant : la Cloche de verre répond à un sort de niveau 1 ou 2 qui te vise.
rule-O04 = À tout moment. Réponse à qui te prend une trouvaille par un sort ou un objet : elle n’est pas prise, et c’est toi qui lui en prends une au hasard.
    .cite = Objet 04 : Souricière
    .no = Pas maintenant : la Souricière répond à une carte qui te prend une trouvaille.
rule-O05 = Tu regardes les trouvailles d’un adversaire.
    .cite = Objet 05 : Longue-vue
    .no = Pas maintenant : la Longue-vue vise un adversaire, à ton tour.
rule-O06 = Tu prends une trouvaille au hasard à un adversaire.
    .cite = Objet 06 : Canne à pêche
    .no = Pas maintenant : la Canne à pêche vise un adversaire, à ton tour.
rule-O07 = Tu prends une carte de ton choix dans la défausse.
    .cite = Objet 07 : Crochet de chiffonnier
    .no = Le Crochet ne trouve rien à prendre là dans la défausse.
rule-O08 = Tu donnes à un adversaire une trouvaille de ton choix, puis tu lui en prends une au hasard.
    .cite = Objet 08 : Tour de passe-passe
    .no = Pas possible : pour le Tour de passe-passe, il te faut une trouvaille à donner et un adversaire.
rule-O09 = Tu pioches deux trouvailles.
    .cite = Objet 09 : Sac sans fond
    .no = Pas maintenant : le Sac sans fond s’utilise à ton tour.
rule-O10 = À tout moment : tu mets fin à un effet de niveau 1 qui pèse sur toi.
    .cite = Objet 10 : Savon anti-maléfice
    .no = Il n’y a pas ce maléfice à laver sur toi.
rule-O11 = À tout moment : la transaction en cours finit aussitôt. Les offres qui ne sont pas conclues sont rendues.
    .cite = Objet 11 : Clochette du crieur
    .no = Pas maintenant : la Clochette du crieur ne sonne que pendant une transaction.
rule-O12 = À tout moment. Réponse à un objet magique : il est défaussé sans effet.
    .cite = Objet 12 : Éteignoir
    .no = Pas maintenant : l’Éteignoir répond à un objet magique.
rule-O13 = Tu joues un tour de plus après celui-ci.
    .cite = Objet 13 : Sablier de rechange
    .no = Pas possible : aucun tour de plus ne peut suivre celui-ci.
rule-O14 = À tout moment. Réponse à un sort ou à un objet qui te vise : tu choisis une autre victime, mais pas qui l’a joué.
    .cite = Objet 14 : Baguette de travers
    .no = Pas maintenant : la Baguette de travers répond à une carte qui te vise, s’il y a une autre victime possible.
rule-O15 = Tu remets un de tes sorts à lancer sous sa pile, et tu prends le premier du même niveau.
    .cite = Objet 15 : Carte de bibliothèque
    .no = Carte de bibliothèque : il faut un de tes sorts à lancer, et un autre dans la pile de ce niveau.
rule-O16 = À tout moment : jusqu’à ton prochain tour, personne ne peut te choisir comme victime.
    .cite = Objet 16 : Cape de Personne
    .no = Pas possible : cette personne porte la Cape de Personne, on ne peut pas la choisir.
rule-O17 = Pour lancer un sort : vaut l’ingrédient le plus haut parmi ceux de la défausse.
    .cite = Objet 17 : Encre de faussaire
    .no = Pas possible : l’Encre de faussaire n’imite que l’ingrédient le plus haut dans la défausse.
rule-O18 = Chaque adversaire te donne une trouvaille de son choix.
    .cite = Objet 18 : Tambour du percepteur
    .no = Pas maintenant : le Tambour du percepteur s’utilise à ton tour.
rule-O19 = Entre deux tours : l’ordre du jeu s’inverse.
    .cite = Objet 19 : Girouette
    .no = Pas maintenant : la Girouette ne tourne qu’entre deux tours.
rule-O20 = L’adversaire qui a le plus de trouvailles t’en donne deux de son choix. À égalité, tu choisis lequel.
    .cite = Objet 20 : Balance de laiton
    .no = Pas possible : la Balance de laiton vise l’adversaire qui a le plus de trouvailles.
rule-N1 = Sept objets n’ont aucun effet : Botte gauche, Théière fêlée, Cuillère tordue, Almanach détrempé, Bouton orphelin, Pigeon empaillé et Cage sans oiseau. Mais chacun vaut une trouvaille : de quoi payer, miser, troquer ou se racheter.
    .cite = Bricoles : sept qui ne servent à rien
    .no = Pas possible : cette bricole n’a aucun effet. Elle sert à payer, à miser, à troquer.
rule-V1 = Si tu as besoin d’une vue stable, tu peux le dire, une fois. L’autre côté du miroir, Cochon pendu et Lunettes embuées te font alors sauter ta prochaine pioche, sans toucher à ton écran.
    .cite = Une vue stable
    .no = Pas possible : ta vue est déjà stable.

## Règles : nos décisions

chapter-rulings = Nos décisions
rule-E1 = Le dernier sort agit d’abord, avec toutes les réponses. Ensuite seulement, on regarde qui n’a plus de sort en main.
    .cite = Décision E1 : le dernier sort agit d’abord
    .no = Pas maintenant : le sort doit d’abord agir.
rule-E2 = Si deux joueurs n’ont plus de sort au même moment, la victoire va à celui dont c’est le tour, sinon au premier dans l’ordre du jeu. Une seule personne gagne.
    .cite = Décision E2 : sans sorts au même moment
    .no = Pas possible : une seule personne gagne.
rule-E3 = Un sort annulé est lancé : il reste posé devant son propriétaire et compte. Seul l’effet est perdu.
    .cite = Décision E3 : annulé, mais lancé
    .no = Ce sort est déjà lancé.
rule-E4 = Quand tu as assez de points, tu ne prends plus de sorts. Mais ton dernier sort peut dépasser.
    .cite = Décision E4 : assez, c’est assez
    .no = Pas possible : tu as assez de points, tu ne prends plus de sorts.
rule-E5 = Si une pile est vide, on choisit une autre pile, même si cela dépasse.
    .cite = Décision E5 : une pile vide
    .no = Pas possible : cette pile est vide, choisis-en une autre.
rule-E6 = Tu choisis tes sorts d’après leur niveau seulement, et tu les regardes quand tout le monde a fini. La table peut convenir de les regarder aussitôt.
    .cite = Décision E6 : quand on regarde ses sorts
    .no = Pas maintenant : on regarde ses sorts quand tout le monde a choisi.
rule-E7 = Avec moins de deux trouvailles, on ne peut pas se racheter : c’est un prix. Mais qui est forcé de donner donne ce qu’il a.
    .cite = Décision E7 : sans de quoi se racheter
    .no = Pas possible : pour te racheter, il te faut deux trouvailles.
rule-E8 = La victime choisit les deux trouvailles du rachat. La table peut convenir que l’autre les tire sans les voir.
    .cite = Décision E8 : qui choisit le prix
    .no = Pas possible : à cette table, les trouvailles du rachat sont tirées sans les voir.
rule-E9 = On se rachète au moment où le sort est lancé, pas plus tard. Ensuite, seuls un sort ou un objet délivrent.
    .cite = Décision E9 : un seul moment pour se racheter
    .no = Trop tard : on se rachète quand le sort est lancé, pas après.
rule-E10 = Un sort racheté compte comme lancé.
    .cite = Décision E10 : racheté, mais lancé
    .no = Ce sort est déjà lancé.
rule-E11 = Les effets de niveau 1 s’ajoutent, mais trois au plus sur une victime : le quatrième chasse le plus ancien.
    .cite = Décision E11 : trois maléfices au plus
    .no = Pas possible : trois maléfices au plus sur une victime.
rule-E12 = Tu peux avoir autant de cartes en main que tu veux.
    .cite = Décision E12 : une main sans limite
    .no = Pas possible : la main n’a pas de limite, tu n’as rien à défausser.
rule-E13 = Après chaque carte jouée, il y a un temps de réponse de quelques secondes, toujours le même pour tous, pour que l’attente ne trahisse rien. À une réponse on peut répondre aussi ; la dernière agit la première.
    .cite = Décision E13 : les réponses
    .no = Pas maintenant : cette carte ne répond pas à ce qui vient d’être joué.
rule-E14 = Un sort à tout moment se paie de ta main, à ce moment-là. Les objets qui remplacent des ingrédients servent aussi, même hors de ton tour. Les ingrédients eux-mêmes paient d’abord. Tant que le temps de réponse court, tu peux payer autrement, et personne ne le voit avant que le sort soit sur la table.
    .cite = Décision E14 : ce que coûte une réponse
    .no = Pas possible : il te manque des ingrédients pour répondre avec ce sort.
rule-E15 = Ce qui est joué au même moment se règle dans l’ordre du jeu, à partir de la personne dont c’est le tour.
    .cite = Décision E15 : l’ordre du jeu au même moment
    .no = Pas maintenant : quelqu’un d’autre passe avant toi.
rule-E16 = Un effet dure ce que dit sa carte. Ce qui dure toute la partie ne s’arrête que si la carte quitte le jeu.
    .cite = Décision E16 : les durées
    .no = Pas possible : cet effet dure encore.
rule-E17 = Un sort peut être lancé sans victime ou sans effet possible. Après tout, le but est de vider sa main.
    .cite = Décision E17 : lancer sans effet
    .no = Cette carte ne ferait rien.
rule-E18 = Un sort à lancer qui change de main change aussi la valeur publique, et tout le monde le voit aussitôt.
    .cite = Décision E18 : les sorts qui changent de main
    .no = Pas possible : ce sort n’est plus dans ta main.
rule-E19 = Si la pioche et la défausse sont vides toutes les deux, on ne pioche pas.
    .cite = Décision E19 : plus une carte à piocher
    .no = Pas possible : il n’y a plus de carte à piocher.
rule-E20 = Elixir se joue de trois à huit. À deux, la table peut choisir un mode maison, à 9 points.
    .cite = Décision E20 : à deux
    .no = Elixir se joue de trois à huit. Pour deux, choisissez le mode maison.
rule-E21 = Les maléfices de parole ne tiennent que la discussion du jeu. À une table où l’on se parle, ils sont affichés, et les autres peuvent crier « Gaffe ! ». Si la majorité est d’accord, la victime donne une trouvaille.
    .cite = Décision E21 : parler à voix haute
    .no = Pas maintenant : « Gaffe ! » se crie à une table où l’on se parle, contre la victime d’un maléfice de parole.
rule-E22 = Qui ne répond pas à temps a dit non. Qui s’absente est remplacé par un robot jusqu’à son retour.
    .cite = Décision E22 : lent ou absent
    .no = Trop tard : le temps est écoulé.
rule-E23 = Un tour dure 45 secondes, et 20 de plus par transaction ouverte ; un jour de marché 60. Une table au calme n’a pas d’horloge, et ses jours de marché durent trois minutes.
    .cite = Décision E23 : les horloges
    .no = Trop tard : le temps de ce tour est écoulé.

## Règles : précisions

chapter-more = Nos précisions
rule-X1 = Chance du débutant, Sous le couvercle, Savon anti-maléfice et Cape de Personne se jouent à ton tour, pendant chaque temps de réponse et entre deux tours. Pendant une transaction, seulement la Clochette, et contre elle seulement ce qui lui répond : Pétard mouillé et Éteignoir. Jamais au milieu du choix de quelqu’un.
    .cite = Précision X-1 : les moments des cartes à tout moment
    .no = Pas maintenant : attends ton tour, un temps de réponse ou la fin du tour.
rule-X2 = Gauche, droite et sens des aiguilles d’une montre sont ceux des sièges et ne changent jamais. L’inversion ne change que l’ordre du jeu.
    .cite = Précision X-2 : la gauche reste à gauche
    .no = Pas possible : la gauche reste la gauche, même à l’envers.
rule-X3 = On regarde qui a gagné seulement quand plus rien n’attend. Alors compte la personne dont c’est le tour, puis l’ordre du jeu.
    .cite = Précision X-3 : quand on regarde la fin
    .no = Pas maintenant : une carte attend encore.
rule-X4 = Tout le monde choisit sa réponse en même temps, mais elles comptent dans l’ordre du jeu : la première est jouée, les autres sont reprises. Quand elle est réglée, on peut de nouveau répondre à la carte du dessous, jusqu’à ce que tout le monde passe. À une carte annulée, on ne répond plus.
    .cite = Précision X-4 : deux réponses à la fois
    .no = C’est déjà ton choix.
rule-X5 = Lancer, dans l’ordre : choisir le paiement, nommer les victimes, et le maléfice ou l’effet voulu, défausser le paiement et poser le sort, payer le péage, attendre les réponses, laisser la victime se racheter. Puis vient l’effet, et tous les autres choix.
    .cite = Précision X-5 : l’ordre pour lancer
    .no = Pas maintenant : chaque étape vient en son temps.
rule-X6 = Pétard mouillé et Éteignoir répondent à tout objet magique, même à une réponse, peu importe qui l’a jouée. Les réponses visent des cartes, pas des joueurs : Cloche de verre, Retour de flamme et Baguette de travers n’y répondent pas. Une Souricière répond à une Souricière.
    .cite = Précision X-6 : répondre à une réponse
    .no = Pas possible : cette carte ne répond pas à une réponse.
rule-X7 = Un paiement va à la défausse dans l’ordre de la recette, un remplaçant avant les cartes qu’il use. Objets et transactions y vont une fois réglés. Des mains entières y vont dans l’ordre du jeu, chacune par ordre alphabétique ; avec le Vent mauvais, comme on a choisi.
    .cite = Précision X-7 : l’ordre de la défausse
    .no = Pas possible : paie dans l’ordre de la recette.
rule-X8 = On peut utiliser plusieurs remplaçants pour un sort. Le Mortier et le Passe-partout n’usent que de vrais ingrédients, différents de celui qu’ils remplacent ; deux pareils vont bien. L’Encre de faussaire lit la défausse d’avant ce paiement.
    .cite = Précision X-8 : plusieurs remplaçants
    .no = Pas possible : il faut ici de vrais ingrédients, différents de celui qui est remplacé.
rule-X9 = Un objet qui ne peut rien faire reste en main. Un sort, lui, peut se lancer sans effet.
    .cite = Précision X-9 : pas d’objet sans effet
    .no = Pas possible : cet objet ne ferait rien maintenant.
rule-X10 = À ton tour, une réponse qui est un sort peut se lancer comme tout autre sort, sans effet. Hors de ton tour, seulement comme vraie réponse.
    .cite = Précision X-10 : des réponses sans question
    .no = Pas maintenant : hors de ton tour, il faut quelque chose à quoi répondre.
rule-X11 = Si l’on peut choisir une victime, il faut en choisir une. Seule la Brise chapardeuse dit « jusqu’à deux » : deux, une ou aucune.
    .cite = Précision X-11 : pas sans victime
    .no = Choisis une victime qu’on peut choisir.
rule-X12 = Le paiement d’un sort est déjà dans la défausse quand il agit ; un objet joué, pas encore. Le Grand touillage mélange donc son paiement, la Fouille de caniveau cherche juste dessous, et un Crochet ne se trouve jamais lui-même.
    .cite = Précision X-12 : ce qu’il y a dans la défausse
    .no = Pas possible : cette carte n’est pas là où tu cherches.
rule-X13 = Te visent : les maléfices 101 à 114, Brise chapardeuse, Mèche gelée, Troc de manteaux, Grimoire percé, Semelles de plomb, Devoirs en plus, Valse des cartables, un Coup de balai qui envoie un maléfice, une Gloire d’emprunt avec une victime, Marche arrière, Cadeau empoisonné ; Longue-vue, Canne à pêche, Tour de passe-passe et Balance de laiton, même par le Miroir. Rien d’autre.
    .cite = Précision X-13 : ce qui te vise
    .no = Pas possible : cette carte ne te vise pas.
rule-X14 = Nommer qui paie la dîme, ou choisir pour le Coup de pouce louche, ce n’est pas jouer une carte : on n’y répond pas. Mais on ne peut pas nommer une personne protégée.
    .cite = Précision X-14 : nommer n’est pas jouer
    .no = Aucune carte n’est jouée : il n’y a rien à quoi répondre.
rule-X15 = Une protection jouée en réponse n’annule pas le choix déjà fait. À partir de là, personne ne peut te choisir : ni victime, ni nouvelle victime, ni dîme. Les effets sur tous, les dons, les transactions et les maléfices déjà là restent.
    .cite = Précision X-15 : personne ne peut te choisir
    .no = Pas possible : cette personne est protégée, on ne peut pas la choisir.
rule-X16 = Pour la Balance de laiton, l’adversaire est nommé en la jouant : elle le vise. Les personnes protégées ou sans trouvailles ne comptent pas. Longue-vue, Canne à pêche et Tour de passe-passe passent aussi les personnes sans trouvailles, et la Dîme ne peut pas les nommer.
    .cite = Précision X-16 : qui a le plus de trouvailles
    .no = Pas possible : ce n’est pas l’adversaire qui a le plus de trouvailles.
rule-X17 = La Cloche de verre ne protège que toi : la Brise chapardeuse prend encore à l’autre victime ; Troc de manteaux et Valse des cartables ne font rien ; avec le Coup de balai, le maléfice reste où il était.
    .cite = Précision X-17 : la part de la Cloche
    .no = Pas possible : la Cloche de verre ne protège que toi.
rule-X18 = La nouvelle victime n’est ni toi, ni une personne protégée, ni déjà une victime de cette carte, et avec la Baguette de travers, ni qui l’a jouée. S’il n’y a personne, on ne peut pas répondre ainsi. La nouvelle victime peut répondre et se racheter.
    .cite = Précision X-18 : la nouvelle victime
    .no = Pas possible : cette personne ne peut pas être la nouvelle victime.
rule-X19 = Le rachat vient après les réponses : seule la victime finale décide, une fois.
    .cite = Précision X-19 : d’abord répondre, puis se racheter
    .no = Pas maintenant : on se rachète après les réponses.
rule-X20 = Quand un sort est retourné contre la personne qui l’a lancé, qui l’a détourné compte comme s’il l’avait lancé : il choisit, il prend, il reçoit le rachat. Détourné vers une troisième personne, le sort garde qui le lançait jusque-là, même avec la Baguette après un Retour de flamme : on ne perd ce rôle qu’en recevant son propre sort, au profit de qui l’a détourné. La carte reste à la personne qui l’a jouée, et compte pour elle.
    .cite = Précision X-20 : retourné contre qui l’a lancé
    .no = Pas possible : c’est la personne qui a détourné le sort qui choisit.
rule-X21 = La Souricière attrape Brise chapardeuse, Canne à pêche, Tour de passe-passe et Souricière, même par le Miroir. Pas les échanges, ni les dons, ni les sorts qu’on prend. Une fois par prise. Chez qui a un Majordome, elle ne prend rien.
    .cite = Précision X-21 : ce qu’attrape la Souricière
    .no = Pas possible : la Souricière n’attrape que ce qui te prend une trouvaille.
rule-X22 = Donné, c’est donné : si la prise du Tour de passe-passe échoue, le cadeau ne revient pas.
    .cite = Précision X-22 : donné, c’est donné
    .no = Pas possible : donné, c’est donné.
rule-X23 = Tous les sorts 101 à 114 comptent parmi les trois maléfices. Le plus ancien est celui qui a commencé le premier ; un maléfice envoyé ailleurs recommence à neuf. Celui qui est chassé disparaît.
    .cite = Précision X-23 : quels maléfices comptent
    .no = Pas possible : ce n’est pas un maléfice.
rule-X24 = Au Manège, seuls passent des sorts ceux qui en ont. Qui le lance comme dernier sort reste en dehors, et gagne.
    .cite = Précision X-24 : le Manège
    .no = Pas possible : sans sort à lancer, on ne monte pas sur le Manège.
rule-X25 = Si tu n’as plus rien à donner ou à brûler, Valse des cartables, Grimoires au feu et Cadeau empoisonné ne font rien, et tu gagnes.
    .cite = Précision X-25 : plus rien à donner
    .no = Pas possible : tu n’as pas de sort à donner.
rule-X26 = Un sort brûlé est posé avec les sorts lancés, comme le plus récent, sans effet. La Marche arrière peut donc le rendre.
    .cite = Précision X-26 : le sort brûlé
    .no = Pas possible : ce sort ne peut pas être brûlé.
rule-X27 = Pour le Coup de balai, tu choisis en le jouant : tout balayer, ou quel maléfice va à qui. Un maléfice envoyé compte comme le tien et recommence ; sa carte ne bouge pas. Racheté, il disparaît, et les deux trouvailles sont pour toi. Sans maléfice, le Balai ne fait rien.
    .cite = Précision X-27 : le Balai
    .no = Pas possible : ce maléfice ne pèse pas sur toi.
rule-X28 = « Trois tours » : seuls comptent ceux qui commencent plus tard, pas le tour en cours. Les tours de plus comptent. Si le même maléfice revient, il recommence.
    .cite = Précision X-28 : quels tours comptent
    .no = Pas possible : le tour en cours ne compte pas.
rule-X29 = « Jusqu’à ton prochain tour » finit au tout début de ce tour, avant la dîme et la pioche. Seuls comptent les tours de qui a lancé le sort, tours de plus compris.
    .cite = Précision X-29 : jusqu’au tour de qui l’a lancé
    .no = Pas possible : cet effet dure encore jusqu’au début de ce tour.
rule-X30 = Si plusieurs blocages t’attendent, le plus ancien prend ton prochain tour. Le tour d’après est toujours libre, puis vient le suivant.
    .cite = Précision X-30 : les tours bloqués
    .no = Pas possible : ce tour est bloqué, mais le prochain sera libre.
rule-X31 = Mèche gelée : aucun sort pendant ton tour. Semelles de plomb : aucune carte, et pas de Miroir. Dîme, dons, choix et le temps entre les tours restent permis.
    .cite = Précision X-31 : ce qui est bloqué
    .no = Pas possible : ce tour est bloqué.
rule-X32 = Au début d’un tour, dans l’ordre : les durées finissent, la carte lâchée revient en main, la dîme, la pioche.
    .cite = Précision X-32 : le début d’un tour
    .no = Pas maintenant : le tour commence à peine.
rule-X33 = Deux pioches sautées tombent sur la même pioche. Aucune ne reste pour plus tard.
    .cite = Précision X-33 : une pioche ne saute qu’une fois
    .no = Pas maintenant : ta pioche est sautée.
rule-X34 = Avec le Double fond, tu pioches deux fois. La Fine bouche fait de chacune « deux, en garder une ». Le Coup de pouce louche remplace la première pioche qui a vraiment lieu. Ce qu’un effet fait piocher n’est pas une pioche de tour.
    .cite = Précision X-34 : plusieurs pioches ensemble
    .no = Garde une des deux cartes.
rule-X35 = On mélange la défausse au moment où il manque une carte. S’il n’y en a qu’une en tout, on la garde. Si plusieurs piochent : dans l’ordre du jeu, à partir de qui a lancé le sort.
    .cite = Précision X-35 : piocher dans une pioche vide
    .no = Pas possible : il n’y a plus de carte à piocher.
rule-X36 = Le paiement est mis de côté d’abord ; le péage se prend sur le reste. S’il ne reste rien, il n’y a rien à payer. Cela vaut aussi pour les réponses et les sorts gratuits. Deux Péages : un chacun.
    .cite = Précision X-36 : le péage
    .no = Paie d’abord le péage.
rule-X37 = Pendant ton tour, tous les sorts comptent pour le ticket, les sorts à tout moment aussi. Hors de ton tour, ils sont libres. Un sort brûlé n’est pas lancé.
    .cite = Précision X-37 : le ticket
    .no = Pas possible : tu as déjà lancé un sort pendant ce tour.
rule-X38 = Chaque début et chaque fin d’une inversion retourne l’ordre du jeu une fois. Une Marche arrière sur À rebrousse-poil le retourne donc, une copie aussi.
    .cite = Précision X-38 : l’ordre se retourne
    .no = Pas possible : l’ordre du jeu ne se retourne pas ainsi.
rule-X39 = Le Grimoire percé tient à une carte dans une main. Quand elle la quitte, l’effet finit ; aucune autre ne s’ouvre.
    .cite = Précision X-39 : le sort visible
    .no = Pas possible : ce sort n’est plus dans cette main.
rule-X40 = La Gloire d’emprunt copie Volets ouverts, Fine bouche, Péage, Grimoire percé, À rebrousse-poil, Fermé pour inventaire, Sous le couvercle, Dîme, Passe-partout, Majordome de pierre et Prenez un ticket, ainsi que Mèche gelée et Semelles de plomb tant qu’elles attendent, chez n’importe qui, copies comprises. La copie compte à neuf pour toi et ne tient qu’à la Gloire d’emprunt. Le Grimoire percé qui montre la Gloire d’emprunt elle-même prend fin quand on la lance : il ne se copie donc pas.
    .cite = Précision X-40 : ce qui se copie
    .no = Pas possible : cet effet ne se copie pas.
rule-X41 = Face aux sorts des adversaires qui brassent les mains, le Majordome reste en dehors et les autres passent autour ; le Troc de manteaux ne fait rien. Dans tes propres sorts, tu prends part. Défausses, dons et passages restent. On peut te choisir, mais la carte ne fait rien.
    .cite = Précision X-41 : le Majordome et les tempêtes
    .no = Pas possible : le Majordome de pierre ne laisse rien sortir.
rule-X42 = Deux mains gauches, Poches de verre et Volets ouverts ne montrent pas les trouvailles d’un Majordome.
    .cite = Précision X-42 : le Majordome et les regards
    .no = Pas possible : le Majordome de pierre ne laisse rien voir.
rule-X43 = Après un tour normal, un seul tour de plus. Un tour de plus n’en donne pas d’autre : la carte se lance alors sans cette partie.
    .cite = Précision X-43 : un seul tour de plus
    .no = Pas possible : aucun tour de plus ne peut suivre celui-ci.
rule-X44 = Le Miroir passe sur le Sablier et prend l’objet suivant. Fiole, Mortier et Encre de faussaire servent dans un paiement. C’est utiliser un objet magique : Pétard mouillé et Éteignoir y répondent ; la carte reste dans la défausse. Une fois par tour à toi, tours de plus compris.
    .cite = Précision X-44 : le Miroir
    .no = Le Miroir n’a rien à refléter maintenant.
rule-X45 = Un Crochet ne prend jamais un Crochet, même par le Miroir.
    .cite = Précision X-45 : pas de Crochet au crochet
    .no = Pas possible : un Crochet ne prend pas de Crochet.
rule-X46 = De plusieurs cartes pareilles dans la défausse, on prend la plus haute.
    .cite = Précision X-46 : des cartes pareilles
    .no = Pas possible : c’est la carte la plus haute qui est prise.
rule-X47 = La Marche arrière rend le sort le plus récent posé devant la victime. Tout effet durable qui en dépend finit, même s’il attend encore. Ce qui est déjà fait reste fait. S’il n’y en a pas, rien ne se passe.
    .cite = Précision X-47 : le sort le plus récent
    .no = Pas possible : il n’y a aucun sort devant cette personne.
rule-X48 = Si les piles de niveau 1 et 2 sont vides, les Devoirs en plus ne font rien. Seule la victime voit le sort.
    .cite = Précision X-48 : deux piles vides
    .no = Pas possible : les deux piles sont vides.
rule-X49 = La Bonne poire attend la prochaine transaction où la victime prend part, qui que ce soit qui l’ouvre, et quelle qu’en soit la fin. Aux enchères, la victime ne peut pas passer tant qu’il n’y a pas de mise. Au marché, elle doit accepter la première offre qui nomme une seule trouvaille qu’elle a ; une fois.
    .cite = Précision X-49 : la Bonne poire
    .no = Bonne poire : cela, tu ne peux pas le refuser.
rule-X50 = La Bouderie l’emporte sur la Bonne poire, qui attend.
    .cite = Précision X-50 : bonne poire et bouderie
    .no = Pas possible : la Bouderie l’emporte.
rule-X51 = Une réponse n’a pas à être accordée. L’horloge s’arrête tant qu’on demande. On ne peut jamais refuser.
    .cite = Précision X-51 : demander la permission
    .no = Pas maintenant : il n’y a rien à accorder.
rule-X52 = Les vingt secondes ne courent que quand c’est à la victime de choisir, à son tour ; vingt de plus par transaction. À zéro, une carte à moitié jouée est reprise et le tour finit.
    .cite = Précision X-52 : l’horloge du Trac
    .no = Trop tard : les vingt secondes sont écoulées.
rule-X53 = La trouvaille à vendre se montre à l’ouverture et reste sur la table ; on ne peut pas la jouer. Sans trouvaille à montrer, pas de vente. On mise au plus ce qu’on a ; qui n’en a plus assez donne ce qu’il a.
    .cite = Précision X-53 : la vente aux enchères
    .no = On ne peut ni vendre ni miser ce qu’on n’a pas.
rule-X54 = La Clochette sonne à l’ouverture ; aux enchères, après chaque mise ; à la brocante, quand tout est posé et encore caché ; au marché, toujours. Ce qui est posé ou montré est rendu, ce qui est conclu reste, et la carte de la transaction est défaussée. Qui ne prend pas part peut sonner aussi.
    .cite = Précision X-54 : quand sonne la Clochette
    .no = Pas maintenant : ce n’est pas le moment de la Clochette.
rule-X55 = Au marché, chacun a une seule offre à la fois, à une seule personne, avec une à trois trouvailles de chaque côté, et huit offres au plus par jour. On demande des cartes précises ou n’importe lesquelles, au choix de qui accepte. Un échange annule les offres qu’on ne peut plus payer. « Fini » est pour de bon. Le jour finit quand tout le monde a fini, ou après 60 secondes. Qui accepte en premier est servi.
    .cite = Précision X-55 : les offres du marché
    .no = Cela ne va pas : une offre à la fois, une à trois trouvailles de chaque côté, seulement ce que tu as ; et fini, c’est fini.
rule-X56 = On peut ouvrir une brocante sans trouvaille : on ne pose alors ni ne prend rien.
    .cite = Précision X-56 : ouvrir sans trouvaille
    .no = Pas possible : sans trouvaille, tu ne poses ni ne prends rien.
rule-X57 = Fermé pour inventaire n’arrête aucune transaction en cours. Qui boude peut ouvrir ses propres transactions, et y prend part.
    .cite = Précision X-57 : boutiques et bouderies
    .no = Pas maintenant : pour toi, les boutiques sont fermées.
rule-X58 = Si personne d’autre n’a encore écrit, la phrase n’apparaît pas. Un mot est ce qu’il y a entre deux espaces. Avec les deux maléfices, c’est le perroquet qui parle.
    .cite = Précision X-58 : perroquets et sous
    .no = Pas possible : un maléfice tient ta langue.
rule-X59 = Les titres viennent de la liste du jeu : douze, tous très ronflants.
    .cite = Précision X-59 : les titres
    .no = Choisis un titre de la liste.
rule-X60 = La trouvaille lâchée se voit jusqu’au tour suivant, ou jusqu’à ce que la victime n’en ait plus, même après le troisième tour. Les Poches de verre comptent deux sortes différentes, nommées après le rachat. Avec une vue stable, un maléfice d’écran agit comme la Panne d’oreiller et compte comme ce qu’il était.
    .cite = Précision X-60 : ce qui se voit, combien de temps
    .no = Pas possible : nomme deux sortes différentes.
rule-X61 = Avec les Volets ouverts, ta main se voit aussi. Seuls les Majordomes gardent les leurs fermés.
    .cite = Précision X-61 : les volets ouverts
    .no = Pas possible : tous les volets sont ouverts.
rule-X62 = Le niveau de chaque sort se voit au dos : tout le monde connaît le nombre, les niveaux et la somme, dès le choix des sorts.
    .cite = Précision X-62 : les niveaux sont publics
    .no = Pas possible : des sorts des autres, on ne voit que le niveau.
rule-X63 = Une carte prise n’est vue que de qui la prend et de qui la perd, un don que de qui donne et de qui reçoit. Tout le monde voit l’Appel, ce qui vient de la défausse, la brocante, la marchandise, les sorts ouverts, rendus ou brûlés. Ce qu’on pioche, garde ou cherche n’est vu que de soi ; la Longue-vue ne montre qu’à qui l’utilise.
    .cite = Précision X-63 : qui voit quoi
    .no = Pas possible : cela, tu ne peux pas le voir.
rule-X64 = Qui peut répondre est seul à le savoir. Pour tous les autres, l’attente est toujours la même.
    .cite = Précision X-64 : personne ne voit qui peut répondre
    .no = Pas maintenant : tu n’as rien à répondre à cette carte.
rule-X65 = Qui ne choisit pas à temps subit, passe ou a fini. Pour un don, une défausse ou une prise, un robot choisit à sa place.
    .cite = Précision X-65 : qui ne choisit pas à temps
    .no = Trop tard : on a choisi à ta place.
rule-X66 = Après mille tours, la partie finit : la plus petite valeur de sorts gagne, à égalité on partage. Cette limite est de nous.
    .cite = Précision X-66 : la partie la plus longue
    .no = La partie a atteint mille tours : elle est finie.
rule-X67 = À deux, la Baguette de travers ne peut jamais répondre, la Brise chapardeuse n’a qu’une victime, et la gauche est aussi la droite.
    .cite = Précision X-67 : les cartes à deux
    .no = Pas possible à deux : il n’y a personne d’autre à choisir.
rule-X68 = Fiole joker, Mortier bancal et Encre de faussaire servent à payer n’importe quel sort, à tout moment. Pour le Miroir seulement, ils comptent parmi les objets qui se jouent à son propre tour.
    .cite = Précision X-68 : des remplaçants à tout moment
    .no = Pas maintenant : un remplaçant ne sert qu’à payer un sort.

## Leçon

lesson-1 = D’abord, on prend des sorts dont on ne voit que le dos. Le niveau d’un sort donne ses points, et aussi le nombre d’ingrédients qu’il demandera. Tu en prends jusqu’à avoir 11 points, et tu en as 10. Qui a lancé tous ses sorts en premier gagne la partie. Quelle pile te suffit ?
    .good = Tout juste 11 points, et un seul ingrédient de plus à trouver. Quand tout le monde en aura assez, tu pourras regarder ce que tu as pris !
    .other = Assez de points, mais plus d’ingrédients à trouver qu’il n’en faut. Combien de points te manquent ? Réessaie !
lesson-2 = Chaque sort indique sa recette. Si tu as en main tous ses ingrédients, tu peux le lancer : ils sont défaussés, et le sort reste devant toi, face visible. Pour l’un de tes quatre sorts, tu as tout. Lance-le !
    .good = Encre de corbeau et Dentelle d’araignée donnent Brume généreuse. Deux points de moins, et quand chacun aura eu son instant pour répondre, il pleuvra des trouvailles.
    .other = Pas si vite : tu as Encre de corbeau et Dentelle d’araignée. De quelle recette s’agit-il ? Réessaie !
lesson-3 = Il te manque quelque chose pour chacun de tes sorts. Mais une Fiole joker compte comme n’importe quel ingrédient. Ensuite elle est perdue, alors tires-en autant de points que possible !
    .good = Une Miette de tonnerre, la Fiole en guise de Bouton des marais, et par ici la monnaie. Deux points pour une Fiole !
    .other = Cette Fiole valait mieux : avec ta Miette de tonnerre, elle rapporte deux points. Réessaie !
lesson-4 = La plupart des sorts de niveau 1 sont des maléfices : tu choisis une victime, et il pèse sur elle. Elle peut se racheter aussitôt en te donnant deux trouvailles. Donc elle subit, ou bien elle te paie. Tu as un Bâillement en bouteille. Endors quelqu’un !
    .good = À présent, tu désignerais ta victime. Pas de pioche pour elle, ou deux trouvailles pour toi : tout te va.
    .other = Un si beau bâillement, quel gâchis ! Panne d’oreiller ne demande rien d’autre. Réessaie !
lesson-5 = Quelqu’un t’a collé Deux mains gauches, et tu n’as pas voulu donner deux trouvailles pour ça. On ne se rachète qu’à ce moment-là. Plus tard, seules des cartes délivrent. Laquelle des tiennes ?
    .good = On frotte, on rince, on sèche : si personne n’éteint le Savon, tes mains tiennent de nouveau les choses.
    .other = Et tu as toujours deux mains gauches. Quelque chose dans ta main sent la lavande. Réessaie !
lesson-6 = Les objets magiques ne coûtent rien. On les utilise, et ils sont défaussés. Tu n’as pas grand-chose, mais quelqu’un à la table a sept trouvailles. Prends-lui-en une !
    .good = La Canne à pêche prend une trouvaille au hasard. On ne peut choisir qui n’a pas de trouvaille : la victime était toute trouvée.
    .other = Ça ne te rapporte aucune trouvaille. Lequel de tes objets sert à attraper quelque chose ? Réessaie !
lesson-7 = Les transactions sont des cartes auxquelles tout le monde participe. À la Brocante, chacun pose une trouvaille face cachée, on les retourne, et chacun en prend une. Qui ouvre choisit en premier. Et toi, tu as une vieille botte sur les bras.
    .good = Approchez, approchez ! Tu poses la botte, et tu choisis en premier parmi ce que posent les autres. Quelqu’un rentrera chez soi avec une seule botte.
    .other = Et la botte est toujours à toi. Quelle carte met sur la table des trouvailles de tout le monde ? Réessaie !
lesson-8 = Tu joues autant de cartes que tu veux, mais rien ne t’y oblige. Pour Grand touillage, il ne te manque qu’un Bouton des marais. Cloche de verre et Souricière sont des réponses : elles attendent le tour des autres. Et la Carte de bibliothèque échangerait Grand touillage contre un autre sort. Que fais-tu ?
    .good = Assez pour l’instant. Tu pioches une trouvaille au début de chaque tour, et d’ici là, gare à qui s’en prend à toi.
    .other = Te voilà à échanger un sort pour lequel tu avais presque tout. Parfois, la meilleure carte, c’est aucune. Réessaie !
lesson-9 = Ce n’est pas ton tour, mais certaines cartes disent « à tout moment ». On les joue en réponse à une carte ou, comme ici, entre deux tours. Chacun a le même court instant, et personne ne voit si tu t’en sers. Tu as Sel d’étoile et une Cape, et personne ne t’en veut. Débarrasse-toi d’un sort !
    .good = Quand l’instant est passé, Chance du débutant est lancée. Un point de moins, et ce n’était même pas ton tour !
    .other = La Cape peut attendre qu’on s’en prenne à toi, mais Chance du débutant, c’est un point tout de suite. Réessaie !
lesson-10 = Plus qu’un sort, et les autres n’en ont plus qu’un chacun ! Qui n’a plus de sort en main gagne. D’abord le sort agit, et les autres peuvent répondre, mais même un sort sans effet compte comme lancé. Qu’attends-tu ?
    .good = Vent mauvais pour les autres, mais pas pour toi : ton dernier sort est lancé. Si rien ne te rend un sort maintenant, tu as gagné !
    .other = Très joli, mais tu pouvais gagner ! Tu as tout ce que demande ton dernier sort. Réessaie !

## Ce qu’il y a à raconter à la fin

story-last-spell = { $you ->
    [yes] { $spell } était ton dernier sort, et il en restait aux autres.
   *[no] { $spell } était le dernier sort de { $seat }.
}
story-many-victims = { $you ->
    [yes] Tu as lancé { $card } sur { $victims-count } personnes à la fois.
   *[no] { $seat } a lancé { $card } sur { $victims-count } personnes à la fois.
}
outcome-rank = Te voilà à la { $rank ->
    [1] 1re
   *[other] { $rank }e
} place : il te restait { $left ->
    [one] { $left } point
   *[other] { $left } points
} de sorts.
outcome-won = { $left ->
    [0] Tu as gagné : il ne te restait aucun sort.
    [one] Tu as gagné : il te restait { $left } point.
   *[other] Tu as gagné : il te restait { $left } points.
}

## What lies on the table

about-ingredient = { $card }, un ingrédient : il sert à payer des sorts.
about-object = { $card }, un objet magique. { $text }
about-thing = { $card } : sans effet, mais vaut une trouvaille pour payer, miser ou troquer.
about-transaction = { $card }, une transaction à ouvrir à ton tour. { $text }
about-spell = { $card }, un sort. { $text }
about-card-back = Une trouvaille, face cachée.
about-book = Un sort encore à lancer. Son niveau est connu, son effet est secret.
about-pile = Les sorts que personne n’a pris, par niveau.
about-deck = Les trouvailles à piocher. Quand il n’y en a plus, on mélange la défausse.
about-discard = Ce qui a été payé et utilisé. Certaines cartes y reprennent quelque chose.
about-kettle = Le chaudron : ce qu’on est en train de lancer. On peut répondre avant l’effet ; la dernière réponse agit d’abord.
about-curse = Un effet qui pèse sur quelqu’un, et combien de tours il dure. Trois au plus sur une victime.
about-points = Les points des sorts qu’il reste à lancer. Qui n’en a plus gagne.
about-hand = Les trouvailles d’une main : leur nombre est connu, le reste est secret.
about-protected = Personne ne peut choisir ce joueur comme victime, jusqu’à son prochain tour.
about-order = Le sens dans lequel on joue. Certains sorts l’inversent.
about-clock = Les secondes qui restent.
