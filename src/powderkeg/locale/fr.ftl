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
list-and = { $some } et { $last }

## Calls, on a device that shows no page of ours

call-turn = C’est à toi de jouer.

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

deck-fine = { $file } : on peut jouer avec le paquet « { $name } ».
deck-finds = Trouvailles : { $count } cartes de { $kinds } sortes
deck-ingredients = Ingrédients
deck-things = Bricoles
deck-objects = Objets magiques
deck-transactions = Transactions
deck-spells = Sorts : { $count }, { $points } points en tout
deck-level = Niveau { $number }
deck-demand = Ingrédients : cartes, sorts de niveau 1 à 4 qui en ont besoin, et en tout
deck-untold = { $id } n’a pas de { $kind-key ->
    [name] nom ; la carte porte celui de son identifiant.
   *[text] texte ; personne ne peut lire ce que fait la carte.
}
deck-untranslated = { $id } n’a pas de { $kind-key ->
    [name] nom
   *[text] texte
} en : { $languages }. On y lira une autre langue.
deck-unread = { $id } a un { $kind-key ->
    [name] nom
   *[text] texte
} dans une langue qu’on ne parle pas ici : { $languages }.
deck-misleading = { $id } ne fait pas la même chose que la carte de la maison qui a cet identifiant, mais en porte le texte. Donne-lui le sien.
deck-undrawn = { $id } n’a pas d’image.
deck-load = Pour jouer avec : POWDERKEG_ELIXIR_DECK={ $file } powderkeg

## Ce qu’une partie finie a à raconter

story-tie-break = { $you ->
    [yes] Tu as autant de points que { $owner } : le départage est pour toi.
   *[no] { $them ->
        [yes] Tu as autant de points que { $seat } : le départage a décidé.
       *[no] { $seat } et { $owner } ont autant de points : le départage a décidé.
    }
}
story-narrow = { $points ->
    [one] Un seul point
   *[other] Seulement { $points } points
} d’avance sur { $them ->
    [yes] toi
   *[no] { $owner }
} : c’était serré.
story-runaway = { $you ->
    [yes] Personne n’a pu t’approcher.
   *[no] Personne n’a pu approcher { $seat }.
}
story-late-lead = { $left ->
    [0] C’est la toute dernière ligne qui a décidé.
   *[other] { $you ->
        [yes] Tu as pris la tête tout à la fin, et personne ne t’a rattrapé.
       *[no] { $seat } a pris la tête tout à la fin.
    }
}
story-led = { $you ->
    [yes] Tu as mené presque depuis le début.
   *[no] { $seat } a mené presque depuis le début.
}
story-lead = { $you ->
    [yes] C’est ici que tu as pris la tête pour de bon.
   *[no] C’est ici que { $seat } a pris la tête pour de bon.
}
story-comeback = { $you ->
    [yes] Tu reviens de la dernière place
   *[no] { $seat } revient de la dernière place
}, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard.
story-decisive = { $you ->
    [yes] Tes { $points } points d’un coup ont décidé de la partie.
   *[no] { $points } points d’un coup ont décidé pour { $seat }.
}
story-swing-up = { $you ->
    [yes] Ton plus grand bond : +{ $points }.
   *[no] Le plus grand bond : +{ $points } pour { $seat }.
}
story-swing-down = { $you ->
    [yes] Le coup le plus dur est pour toi : −{ $points }.
   *[no] Le coup le plus dur : −{ $points } pour { $seat }.
}
outcome-rank = Te voilà à la { $rank ->
    [1] 1re
   *[other] { $rank }e
} place avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
outcome-won = Tu as gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
