### La maison : ce qui vaut à toutes les tables, et ce que dit le terminal.

## Règles de la maison

rule-over = Une partie finie est finie.
    .no = La partie est finie.
rule-not-awaited = Tu joues quand on t’attend.
    .no = Ce n’est pas toi qu’on attend.
rule-not-now = Chaque coup a son moment.
    .no = Ce coup n’est pas possible maintenant.
rule-seats = Chaque jeu a son nombre de joueurs.
    .no = Impossible à { $seats } : ce jeu se joue de { $fewest } à { $most }.

## Qui agit

actor-chance = Le hasard
actor-clock = La pendule
seat-you = Toi
seat-you-object = toi
seat-name = Joueur { $number }

## Jouer dans le terminal

play-welcome = { $game } à { $seats }. Promesse de la graine : { $commit }
play-choices = Tes choix :
play-ask = Numéro, coup, ou : undo, save, why, rules, help, quit
play-help = Tape le numéro d’un choix, ou un coup tel qu’il est écrit entre parenthèses. undo annule ton dernier choix, save FICHIER garde la partie, why COUP explique un refus, rules CLÉ montre une règle, quit s’en va et garde la partie.
play-unknown = « { $text } » n’est ici ni un choix ni un coup.
play-refused = Pas possible : { $why } ({ $key } : { $cite })
play-possible = Ce coup est possible.
play-undone = C’est annulé.
play-nothing-to-undo = Il n’y a rien à annuler.
play-saved = Enregistré dans { $file }. Pour reprendre plus tard : powderkeg play { $game } --resume { $file }
play-certain = puis : { $what }
play-result = { $count ->
    [one] Victoire : { $who }.
   *[other] Victoire partagée : { $who }.
}
play-no-winner = Personne ne gagne.
play-score = { $who } : score de { $points }
play-seed = La graine était { $seed } ; sa promesse était { $commit }.
play-bye = À la prochaine !
