## Ses propres cartes

el-own-spells = Tes sorts
el-own-finds = Tes trouvailles : { $count }
el-own-none = Ta main est vide.
el-own-spell =
    { $card }, niveau { $level }, { $count ->
        [0] tu as tout ce qu’il faut.
       *[other] il te manque : { $missing }.
    }
el-own-find =
    { $count ->
        [one] { $card }.
       *[other] { $card }, { $count } fois.
    }
el-own-ready = Tu peux la jouer.
el-own-foggy = Une carte dans la buée. Reste dessus une seconde.

## Ce qui se décide

el-never-mind = Finalement, non
el-choices = Ce que tu peux choisir
el-from-hand =
    { $count ->
        [one] Touche une de tes cartes qui brillent.
       *[other] Touche une à une tes cartes qui brillent : encore { $count }.
    }
el-spread = Choisis parmi { $count }
    .name = Nomme un ingrédient
    .fetch = Quelle carte prends-tu ?
    .title = Quel titre choisis-tu ?
el-pile = encore { $count }
el-at = { $card } sur { $who }
el-give = À { $who } : { $card }
el-seconds =
    { $count ->
        [one] Encore { $count } seconde
       *[other] Encore { $count } secondes
    }
el-turn-ready = Ce qui brille peut se jouer : touche une carte. Appui long : la lire.
el-turn-nothing = Aucune de tes cartes ne peut se jouer maintenant.
el-turn-free = Ton prochain sort de niveau 1 ou 2 ne coûte rien.
el-turn-mirror = Avec le Miroir : { $card }

## Réponses

el-answers = Ta réponse
el-on-stack = { $card } : « { $about } »
el-between = Un instant entre deux tours.
el-let-be = Laisser faire
el-let-be-about = { $card } fait ce qui est écrit.
el-answer-with = Répondre : { $card }
el-chosen = Choisi : cela compte quand la mèche est éteinte. Touche autre chose pour changer d’avis.
el-habit = Quand elle pourrait répondre
    .ask = Demande-moi
    .glow = Brille seulement
    .never = Ne demande jamais
el-paid-with = Payé avec { $text }.
el-pay-for = Ingrédient : { $card }
el-spare = Épargner quand une réponse se paie
el-spare-about = Une réponse se paie d’abord avec tes ingrédients, puis avec ce qui les remplace. Ce que tu épargnes ne paie que si rien d’autre ne suffit. Personne ne le sait.
el-slip = Gaffe !

## Enchères et jour de marché

el-bid = Miser { $count }
el-bid-highest = { $who } mise { $count }.
el-bid-none = Pas encore de mise.
el-bid-how-many = Combien de trouvailles tu mises
el-bid-less = Une de moins
el-bid-more = Une de plus
el-bid-pass = Passer
el-finds =
    { $count ->
        [one] trouvaille
       *[other] trouvailles
    }
el-market-to-me = Offres pour toi
el-market-nothing = Personne ne t’offre rien pour l’instant.
el-market-offers = { $who } offre
el-market-for = contre
el-market-any = n’importe quelle trouvaille
el-market-veiled = une trouvaille face cachée
el-market-own-veiled = { $card }, face cachée
el-market-accept = Accepter
el-market-decline = Non merci
el-market-begin = Faire une offre à
el-market-for-whom = Pour { $who } : touche ce que tu donnes
el-market-stands = Ton offre à { $who } est criée
el-market-face-up = Face visible
el-market-face-down = Face cachée
el-market-want = Contre quoi …
el-market-want-any = N’importe quoi
el-market-cry = Crier l’offre
el-market-withdraw = Retirer
el-market-bell = Sonner la clochette : c’est fini
el-market-done = Fini de troquer

## La cuisine

el-mat-label = La cuisine
el-mat-seat =
    { $who } : encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $finds ->
        [one] { $finds } trouvaille.
       *[other] { $finds } trouvailles.
    }
el-mat-drafter =
    { $who } : { $count ->
        [0] pas encore de sort.
        [one] un sort, de niveau { $points }.
       *[other] { $count } sorts, { $points } points.
    }
el-mat-turning = C’est son tour.
el-mat-protected = Personne ne peut choisir ce siège maintenant.
el-mat-plagued =
    { $count ->
        [one] Un maléfice y pèse.
       *[other] { $count } maléfices y pèsent.
    }
el-mat-choose = Choisir.
el-mat-left = à lancer
el-mat-finds = trouvailles
el-mat-spent = en défausse
el-mat-deck =
    { $count ->
        [one] La pioche : { $count } trouvaille
       *[other] La pioche : { $count } trouvailles
    }
el-mat-heap = Trouvailles défaussées : { $count }. Dessus : { $card }. Les regarder.
el-mat-heap-title = Défausse : { $count }
el-mat-heap-empty = Rien n’est encore défaussé.
el-mat-piles = Les sorts que personne n’a pris
el-mat-pile =
    Niveau { $level } : { $count ->
        [0] aucun sort
        [one] un sort
       *[other] { $count } sorts
    }
el-mat-book = Un sort de niveau { $level }, pas encore lancé
el-mat-draft = Prends des sorts pour { $points } points
el-mat-order =
    { $way ->
        [left] On joue dans le sens des aiguilles d’une montre
       *[right] On joue dans l’autre sens
    }
el-mat-played = { $who } joue la carte { $card }.
el-mat-played-at = { $who } joue la carte { $card } sur { $whom }.
el-mat-cancelled = Elle ne fait plus rien.
el-mat-at-you = sur toi
el-mat-drop = Lâche-la ici
el-mat-cast = { $card }, niveau { $level }.
el-mat-done = A déjà agi.
el-mat-ever = Jusqu’à la fin de la partie
el-mat-once = Une fois
el-mat-turns =
    { $count ->
        [one] Encore { $count } tour
       *[other] Encore { $count } tours
    }
el-mat-draws =
    { $count ->
        [one] Encore { $count } pioche
       *[other] Encore { $count } pioches
    }
el-mat-steady = Vue stable : à la place, il coûte une pioche
el-mat-by = Par { $who }.
el-mat-counts = { $card } : { $count }
el-mat-uncast =
    { $count ->
        [0] Plus aucun sort à lancer
        [one] Un sort à lancer, valeur { $points }
       *[other] { $count } sorts à lancer, valeur { $points }
    }
el-mat-holds =
    { $count ->
        [0] Aucune trouvaille
        [one] Une trouvaille
       *[other] { $count } trouvailles
    }
el-mat-suffers = Subit
el-mat-cast-title = Sorts lancés
el-mat-family =
    { $family ->
        [spell] Sort de niveau { $level }
        [ingredient] Ingrédient
        [object] Objet magique
        [thing] Bricole
       *[transaction] Transaction
    }
el-mat-recipe = Il faut : { $text }
el-mat-any-time = À tout moment
el-mat-own-turn = À ton tour
el-mat-ware = En vente chez { $who } : { $card }
el-mat-bid =
    { $count ->
        [one] trouvaille
       *[other] trouvailles
    }
el-mat-no-bid = Pas encore de mise
el-mat-dealer-waits = { $who } n’a pas encore fini
el-mat-dealer-done = { $who } a fini
el-mat-stall = { $card }, de la part de { $who }
el-mat-cries = { $who } offre à { $whom } : { $given } contre { $text }
el-mat-no-cries = Personne ne crie encore d’offre.
el-mat-tally = Sorts lancés : { $cast }. À lancer : { $count }.
# De longs mots qu’on peut couper au point quand une carte est étroite.
el-mat-parts = Souri·cière Étei·gnoir Girou·ette Bro·cante Bou·derie Tour·billon

## Ce qu’on entend

sound-brew = (bouillonnement)
sound-curse = (accord aigre)

## Le menu

el-steady = Vue stable
el-steady-about = Aucun maléfice ne renverse, ne mélange ni n’embrume ce que tu vois : à la place, tu sautes ta prochaine pioche.
