### La maison : ce qui vaut à toutes les tables, et ce que dit le terminal.

## Règles de la maison

chapter-house = Règles de la maison
rule-over = Une partie finie est finie.
    .cite = Règle de la maison : une partie finie est finie
    .no = La partie est finie.
rule-not-awaited = Tu joues quand c’est à toi.
    .cite = Règle de la maison : chacun joue quand c’est à lui
    .no = Ce n’est pas à toi de jouer.
rule-not-now = Chaque coup a son moment.
    .cite = Règle de la maison : chaque coup a son moment
    .no = Ce coup n’est pas possible maintenant.
rule-chosen = Ce que tu as choisi n’est plus à choisir.
    .cite = Règle de la maison : ce qui est choisi est choisi
    .no = Tu as déjà choisi cela.
rule-seats = Chaque jeu a son nombre de joueurs.
    .cite = Règle de la maison : chaque jeu a son nombre de joueurs
    .no = Impossible à { $seats } : ce jeu se joue de { $fewest } à { $most }.

## Sièges

seat-you = Toi
seat-name = Siège { $number }

## Jouer dans le terminal. Les mots undo, save, why, rules, board, help et quit se tapent tels quels.

play-welcome = Une table pour { $count }. Promesse de la graine : { $commit }
play-choices = Tes choix :
play-many = { $count } choix. Tape le début de l’un d’eux, par exemple { $text }, pour ne voir que ceux-là.
play-ask = Numéro, coup, ou : undo, save, why, rules, board, help, quit
play-help = Tape le numéro d’un choix, ou un coup tel qu’il est écrit entre crochets, ou le début de plusieurs, pour ne voir que ceux-là. undo annule ton dernier choix, save FICHIER garde la partie, why COUP explique un refus, rules CLÉ montre une règle, board montre encore le plateau, help ce texte, quit s’en va et garde la partie.
play-unknown = « { $text } » n’est ni un choix ni un coup.
play-refused = Pas possible : { $why } ({ $key } : { $cite })
play-possible = Ce coup est possible.
play-undone = C’est annulé.
play-nothing-to-undo = Il n’y a rien à annuler.
play-saved = Partie gardée dans { $file }. Pour reprendre : powderkeg play { $game } --resume { $file } --lang { $lang }
play-kept = Gardée dans { $file }.
play-exists = Le fichier { $file } existe déjà ; donne un autre nom à la partie.
play-not-saved = Pas gardée : { $problem }
play-result = Victoire : { $who }
play-no-winner = Personne ne gagne.
play-score = { $who } : { $score }
play-seed = La graine était { $seed } ; sa promesse était { $commit }.
play-bye = À la prochaine !

## Un paquet à soi, passé en revue dans le terminal

deck-fine = { $file } : on peut jouer avec le paquet « { $name } ».
deck-finds = Trouvailles : { $count } cartes de { $kinds } sortes
deck-ingredients = Ingrédients
deck-things = Bricoles
deck-objects = Objets magiques
deck-transactions = Transactions
deck-spells = Sorts : { $count }, { $points } points en tout
deck-level = Niveau { $number }
deck-demand = Ingrédients : cartes, sorts de niveau 1 à 4 qui en ont besoin, et en tout
deck-load = Pour jouer avec : POWDERKEG_ELIXIR_DECK={ $file } powderkeg
