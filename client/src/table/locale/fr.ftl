### La table : jouer, regarder, reprendre un coup, et comment ça finit.

table-skip = Aller aux choix
table-turn = Ce qu’on attend
table-choices = Tes choix
table-if-you-like = Si tu veux :
table-choose = Choisis une carte ou une pièce qui brille
table-twin = Le plateau en mots
table-log = Ce qui s’est passé
table-chat = Discussion
table-menu = Menu
table-rules = Règles
table-lesson = La leçon
table-as-text = En texte
table-as-picture = En image
table-from-beginning = Revoir depuis le début
table-mine = Ta place, { $who }
table-watching = Tu regardes.
table-sit = Remplacer un bot
table-sit-how = Choisis à la place de qui tu t’assois. La partie continue où elle en est.
table-sit-at = Jouer pour { $who }
table-result = Voir le résultat

## Attendre

table-calling = On appelle la table …
table-calling-next = Si cela dure, la ligne est peut-être coupée. On continue d’appeler.
table-no-door = Personne n’ouvre
table-no-words = Les mots de ce jeu ne sont pas arrivés
table-waiting-for = On attend { $who }.
table-away = { $who } n’est pas là. Après { $time }, un bot prend le relais.
table-away-never = { $who } n’est pas là. La table attend.
table-time = Temps de réflexion : { $time }
table-stand-in = Un bot joue pour { $who } en attendant son retour.
table-seat-away = pas là
table-seat-stand-in = bot en relais
table-seat-awaited = à son tour
table-lost = La ligne est coupée. On continue d’appeler ; la partie attend ici.
table-lost-choice = Ton choix reste.
table-sending = Ton coup est en route.
table-will-send = Ton coup est gardé et partira dès que la ligne revient.
table-earlier = { $count ->
    [one] Une ligne de plus se trouve sous « Ce qui s’est passé ».
   *[other] { $count } lignes de plus se trouvent sous « Ce qui s’est passé ».
}
table-gap = La ligne a été coupée un moment.
table-outdated = La table parle une version plus récente.
table-dismissed = Tu n’es plus à cette table. Tu peux regarder.

## Reprendre un coup

table-take-back = Reprendre
    .about = Ton dernier coup est repris, comme si de rien n’était. Personne n’a joué depuis.
table-ask-back = Demander à reprendre
    .about = On demande aux autres. Si tout le monde est d’accord, la partie revient avant ton coup, et les mêmes dés tombent.
table-question = { $count ->
    [one] { $seat } voudrait reprendre le dernier coup. D’accord ?
   *[other] { $seat } voudrait revenir de { $count } pas en arrière. D’accord ?
}
    .about = Tout revient avant ce coup, et les mêmes dés tombent. Un seul non suffit pour que le coup reste.
table-asked = { $count ->
    [one] Tu as demandé à reprendre ton coup, { $seat }.
   *[other] Tu as demandé à revenir de { $count } pas, { $seat }.
}
table-yes = Oui
table-no = Non
table-took-back = { $count ->
    [one] { $you ->
        [yes] Tu as repris ton coup.
       *[no] { $seat } a repris son coup.
    }
   *[other] { $you ->
        [yes] Tu as repris ton coup : { $count } pas.
       *[no] { $seat } a repris son coup : { $count } pas.
    }
}
table-kept = { $count ->
    [one] { $you ->
        [yes] Ton coup reste : tous n’étaient pas d’accord.
       *[no] Le coup de { $seat } reste : tous n’étaient pas d’accord.
    }
   *[other] { $you ->
        [yes] Ton coup et les { $count } pas depuis restent : tous n’étaient pas d’accord.
       *[no] Le coup de { $seat } et les { $count } pas depuis restent : tous n’étaient pas d’accord.
    }
}

## Parler

table-chat-new = { $count ->
    [0] Discussion
    [one] Discussion, une nouvelle ligne
   *[other] Discussion, { $count } nouvelles lignes
}
table-chat-empty = Personne n’a encore rien dit.
table-signals = Signaux
table-signals-why = Pendant la partie, des signaux remplacent la parole : pas un mot sur ce qui est caché.
table-signals-none = Personne n’a encore fait de signal.
table-silence = On joue en silence : ni paroles, ni signaux.
table-phrases = Phrases rapides, lues par chacun dans sa langue
table-say = Dis quelque chose
table-send = Envoyer
phrase-hello = Bonjour à tous !
phrase-nice = Bien joué !
phrase-ouch = Aïe !
phrase-thanks = Merci !
phrase-moment = Un instant, s’il te plaît.
phrase-your-turn = C’est à toi.
phrase-lucky = Quelle chance !
phrase-again = On en refait une ?
phrase-bye = Au revoir !

## Le menu

table-confirm = Choisir d’abord, confirmer ensuite
table-confirm-about = Sans cela, le premier toucher joue le coup.
table-own = Tes cartes
table-notify = Appelle-moi quand c’est à moi
table-notify-offer = On t’appelle quand c’est à toi ?
table-notify-yes = Appelle-moi
table-notify-about = Si tu regardes ailleurs, cet appareil te prévient.
table-notify-sample = Voilà comment on t’appellera.
table-notify-cannot = Ce navigateur ne t’appelle pas. Garde la page ouverte : son titre commence par ● quand c’est à toi.
table-keys = Touches : les flèches choisissent, Entrée joue, Échap repose, U reprend, ? dit ce que c’est, ou ouvre les règles.
table-leave = Quitter la table
table-leave-sure = Un bot jouera à ta place. Ta place sera perdue.
table-stay = Rester
table-device = Ta place sur un autre appareil
table-device-how = Ouvre ceci sur ton téléphone ou ta tablette : tu y es aussi, avec les mêmes cartes en main.
table-device-copy = Copier le lien
table-device-secret = Qui a ce lien joue pour toi. Garde-le pour toi.
table-copied = Copié
table-host = S’occuper de la table
table-link = Copier le lien de la table
table-locked = Fermer la porte à clé
table-locked-about = Personne d’autre ne peut s’asseoir.
table-bot-in = Mettre un bot en relais
table-kick = Libérer la chaise
table-kick-sure = Vraiment la libérer
table-no-people = Personne d’autre n’est là en chair et en os.

## Ce qu’on entend

sound-tap = (toc)
sound-clatter = (cliquetis)
sound-step = (pas)
sound-flutter = (battement d’ailes)
sound-slide = (glissement)
sound-swish = (froissement)
sound-thud = (boum)
sound-door = (porte)
sound-rustle = (bruissement)
sound-flip = (retournée)
sound-chime = (tintement)
sound-bell = (cloche)
sound-fanfare = (fanfare)
sound-tock = (toc)
sound-clink = (cling)
sound-stamp = (tampon)
sound-ping = (ping)
sound-pop = (pop)
sound-whirr = (vrrr)
sound-hiss = (pschitt)

## Comment ça finit

result-wins = { $you ->
    [yes] Tu gagnes !
   *[no] { $seat } gagne
}
result-wins-by = { $you ->
    [yes] Tu gagnes de { $points } !
   *[no] { $seat } gagne de { $points }
}
result-shared = { $who } se partagent la victoire
result-nobody = Personne ne gagne
result-won-together = Réussi, tous ensemble !
result-lost-together = Perdu, tous ensemble
result-you = (toi)
result-scores = Points
result-board = Voir le plateau
result-fuses = { $count ->
    [2] La soirée en deux mèches
    [3] La soirée en trois mèches
    [4] La soirée en quatre mèches
    [5] La soirée en cinq mèches
    [6] La soirée en six mèches
    [7] La soirée en sept mèches
    [8] La soirée en huit mèches
   *[other] La soirée en { $count } mèches
}
result-swing = Ligne { $line } : { $text } pour { $seat }, le plus grand saut.
result-record = Télécharger la partie
result-again = Encore
result-next = Suite : { $what }
result-line = Ligne { $line }
result-regroup = Vers la salle d’attente
again-called = Partants pour une autre partie : { $who }.
again-held = { $who } : un instant, s’il vous plaît.
again-seconds = { $count } s
again-wait = Attendre
result-own = Une table à toi
result-watch = Revoir
result-share = Partager
shuffle-verified = Le mélange était honnête : la graine tient la promesse faite avant la partie.
shuffle-none = Aucune promesse n’a été faite pour ce mélange.
shuffle-running = La graine sera révélée à la fin de la partie.
shuffle-broken = Le mélange ne tient pas sa promesse.
shuffle-commit = La promesse
shuffle-seed = La graine
shuffle-salts = Le sel des joueurs
