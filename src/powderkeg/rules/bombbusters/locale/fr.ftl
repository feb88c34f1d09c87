### Bomb Busters : tous les mots qu’il faut au jeu, en français.

game-name = Bomb Busters
game-pitch = Une bombe, plein de fils, et chacun ne voit que les siens : coupez-les ensemble, paire après paire.
game-goal = Vous êtes une équipe devant une bombe. Tu ne vois que tes propres fils, rangés du plus petit au plus grand. À ton tour, tu désignes un fil d’un coéquipier et tu annonces une valeur que tu as toi-même. Si c’est juste, les deux fils sont coupés ; si c’est faux, le détonateur avance. Si le fil est rouge, la bombe explose. Quand tous les fils bleus et jaunes sont coupés et tous les rouges révélés, vous avez gagné ensemble.

## Pièces

value-1 = un 1
value-2 = un 2
value-3 = un 3
value-4 = un 4
value-5 = un 5
value-6 = un 6
value-7 = un 7
value-8 = un 8
value-9 = un 9
value-10 = un 10
value-11 = un 11
value-12 = un 12
value-yellow = jaune
value-red = rouge
value-even = pair
value-odd = impair
value-x1 = le seul de son nombre sur le support (×1)
value-x2 = un de deux sur le support (×2)
value-x3 = un de trois sur le support (×3)
value-x4 = un de quatre sur le support (×4)
# Les valeurs comme on les annonce ; les nombres se disent tels quels.
said-yellow = jaune
said-red = rouge
equipment-unlike = Étiquette ≠
equipment-walkie = Talkies-walkies
equipment-triple = Triple détecteur
equipment-post-it = Post-it
equipment-super = Super détecteur
equipment-rewinder = Rembobineur
equipment-batteries = Piles de secours
equipment-radar = Radar général
equipment-stabilizer = Stabilisateur
equipment-x-or-y = Rayon X ou Y
equipment-mug = Thermos de café
equipment-alike = Étiquette =
equipment-false-bottom = Double fond
equipment-single-label = Étiquette ×1
equipment-emergency-drop = Largage d’urgence
equipment-fast-pass = Coupe-file
equipment-disintegrator = Désintégrateur
equipment-grapnel = Grappin
equipment-double = Double détecteur
# Celui de ton personnage, quand le même est parmi les équipements.
equipment-own-triple = ton propre Triple détecteur

## Options

option-aid = Aide à la déduction
    .off = non : à chacun de compter
    .values = valeurs : la table dit ce qu’un fil peut encore être
    .odds = chances : la table dit aussi à quel point chaque valeur est probable
option-clock = L’horloge des missions contre la montre
    .on = elle tourne
    .calm = au calme : on compte les tours, pas les minutes
option-calls = Crier « Couic ! » dans la mission 45
    .holders = seulement si on a la valeur
    .free = tout le monde peut, au risque de se tromper
option-sevens = N’avoir que des 7 dans la mission 46, quand d’autres ont encore autre chose
    .go-on = annoncer les quatre : si c’est juste, la mission continue
    .strict = la mission est perdue
option-captain = Capitaine
    .random = au hasard
    .number = joueur { $value-key }

## Ce qu’on attend

prompt-captain = On tire au sort qui est Capitaine.
prompt-roles = { $you ->
    [yes] Choisis le personnage que tu vas jouer.
   *[no] { $seat } choisit un personnage.
}
prompt-draw = On tire les fils de couleur.
prompt-put = Une partie des fils de couleur entre en jeu, sans qu’on voie lesquels.
prompt-load = On charge le robot.
prompt-side = On distribue les fils jaunes.
prompt-deal = On distribue les fils.
prompt-equip = On pose les équipements.
prompt-info = On tire un jeton pour le Capitaine.
prompt-token = { $you ->
    [yes] Pose un jeton Info devant un de tes fils bleus.
   *[no] { $seat } pose un jeton Info devant un fil.
}
prompt-lie = { $you ->
    [yes] Pose un faux jeton devant un de tes fils : un nombre qu’il n’est pas.
   *[no] { $seat } pose un faux jeton devant un fil.
}
prompt-turn = { $you ->
    [yes] À toi : désigne un fil d’un coéquipier et annonce une valeur que tu as.
   *[no] { $seat } choisit quoi couper.
}
prompt-reds = { $you ->
    [yes] À toi, et il ne te reste que du rouge : révèle tes fils.
   *[no] { $seat } choisit quoi couper.
}
prompt-number = { $you ->
    [yes] La carte dit { $value-key } : coupe { $value }, en duo ou en solo.
   *[no] { $seat } doit couper { $value }.
}
prompt-aim = { $you ->
    [yes] Tu as annoncé { $values }. { $pointed ->
        [0] Désigne { $left ->
            [one] un fil.
           *[other] { $left } fils d’un même support.
        }
       *[other] Désigne encore { $left ->
            [one] un fil de ce support.
           *[other] { $left } fils de ce support.
        }
    }
   *[no] { $seat } a annoncé { $values } et désigne des fils.
}
prompt-aim-super = { $you ->
    [yes] Tu as annoncé { $values }. Désigne un support entier.
   *[no] { $seat } a annoncé { $values } et désigne un support.
}
prompt-yellows = { $you ->
    [yes] Annonce les fils jaunes, les tiens aussi : { $left ->
        [one] il en manque encore un.
       *[other] il en manque encore { $left }.
    }
   *[no] { $seat } annonce les fils jaunes.
}
prompt-sevens = { $you ->
    [yes] Tu n’as que des 7. Annonce ceux des autres : { $left ->
        [one] il en manque encore un.
       *[other] il en manque encore { $left }.
    }
   *[no] { $seat } n’a que des 7 et annonce ceux des autres.
}
prompt-answer = { $you ->
    [yes] { $giver } désigne tes fils : « { $values } ! » Avec lequel réponds-tu ?
   *[no] { $seat } répond.
}
prompt-open = { $you ->
    [yes] C’était juste. Lequel de tes propres fils ouvres-tu ?
   *[no] { $seat } choisit quel fil ouvrir.
}
prompt-hand = { $you ->
    [yes] Un coéquipier te passe un fil. Lequel des tiens donnes-tu en échange ?
   *[no] { $seat } choisit un fil à donner en échange.
}
prompt-pay = { $you ->
    [yes] Qui reçoit ton oxygène ?
   *[no] { $seat } choisit qui reçoit l’oxygène.
}
prompt-pair = { $you ->
    [yes] Choisis deux cartes Nombre qui font ta valeur.
   *[no] { $seat } choisit deux cartes Nombre.
}
prompt-drop = { $you ->
    [yes] Tu passes. Choisis deux cartes Nombre à écarter.
   *[no] { $seat } écarte deux cartes Nombre.
}
prompt-choose-side = { $you ->
    [yes] Un fil pour toi. Sur lequel de tes supports ?
   *[no] { $seat } choisit un support pour un fil.
}
prompt-take = Un fil est en route.
prompt-false-bottom = Le Double fond s’ouvre : deux équipements de plus.
prompt-blast = Le désintégrateur choisit un nombre.
prompt-lay = On pose des cartes Nombre.
prompt-start = La mission commence.
prompt-card = On retourne la carte Nombre suivante.
prompt-call = { $them ->
    [yes] Carte Nombre { $value-key } : qui coupe ? Crie « Couic ! » ou décline.
   *[no] Carte Nombre { $value-key } : qui crie « Couic ! » ?
}
prompt-call-reds = Il ne reste que du rouge : avec des fils rouges seulement, on crie « Couic ! » pour les révéler.
prompt-appoint = { $you ->
    [yes] Personne n’a crié. Capitaine, qui doit couper { $value } ?
   *[no] Personne n’a crié. { $seat }, Capitaine, décide qui doit couper { $value }.
}
prompt-sir = { $you ->
    [yes] C’est toi le chef : retourne la carte Nombre suivante.
   *[no] Chef du tour, { $seat } retourne la carte Nombre suivante.
}
prompt-order = { $you ->
    [yes] C’est toi le chef, et la carte dit { $value-key }. Qui doit couper ?
   *[no] Chef du tour, { $seat } décide qui doit couper { $value }.
}
prompt-penalty = { $you ->
    [yes] Tu n’as pas la valeur. Pose un jeton Info devant un de tes fils bleus.
   *[no] { $seat } pose un jeton Info devant un fil.
}
prompt-trade = { $you ->
    [yes] Tu peux donner de l’oxygène à un coéquipier, ou lui en prendre.
   *[no] { $seat } peut partager de l’oxygène avec un coéquipier.
}
prompt-over = { $end-key ->
    [won] La bombe est désamorcée !
   *[lost] La bombe a explosé.
}

## Coups

move-captain = Capitaine : { $seat }
move-draw = Tirer { $wire }
move-put = Mettre { $wire } en jeu
move-deal = Distribuer { $wire }
move-take = Prendre { $wire }
move-equip = Poser l’équipement : { $equipment }
move-info = Tirer le jeton { $value-key }
move-card = Retourner la carte Nombre { $value-key }
move-role = Personnage : { $equipment }
move-side = { $side ->
    [1] Sur le premier support
   *[2] Sur le deuxième support
}
move-token = Jeton Info devant { $them ->
    [yes] ton fil { $place }
   *[no] le fil { $place } chez { $owner }
}
move-lie = { $them ->
    [yes] Ton fil { $place }
   *[no] Le fil { $place } chez { $owner }
} n’est pas { $value }
move-cut = Couper : chez { $owner }, le fil { $place } est { $value }{ $copy ->
    [1] {""}
    [2] {" "}(ouvrir ton deuxième)
    [3] {" "}(ouvrir ton troisième)
   *[other] {" "}(ouvrir ton quatrième)
}
move-solo = Coupe en solo : { $value-key ->
    [yellow] tous tes fils jaunes
   *[other] tous tes { $value-key }
}
move-reveal = Révéler tes fils rouges
move-double = Double détecteur : { $value }{ $copy ->
    [1] {""}
    [2] {" "}(ouvrir ton deuxième)
    [3] {" "}(ouvrir ton troisième)
   *[other] {" "}(ouvrir ton quatrième)
}
move-triple = Triple détecteur : { $value }{ $copy ->
    [1] {""}
    [2] {" "}(ouvrir ton deuxième)
    [3] {" "}(ouvrir ton troisième)
   *[other] {" "}(ouvrir ton quatrième)
}
move-own-triple = Ton propre Triple détecteur : { $value }{ $copy ->
    [1] {""}
    [2] {" "}(ouvrir ton deuxième)
    [3] {" "}(ouvrir ton troisième)
   *[other] {" "}(ouvrir ton quatrième)
}
move-super = Super détecteur : { $value }{ $copy ->
    [1] {""}
    [2] {" "}(ouvrir ton deuxième)
    [3] {" "}(ouvrir ton troisième)
   *[other] {" "}(ouvrir ton quatrième)
}
move-x-or-y = Rayon X ou Y : { $value } ou { $other }
move-own-x-or-y = Ton propre Rayon X ou Y : { $value } ou { $other }
move-with = Ajouter : { $equipment }
move-at = Désigner { $them ->
    [yes] ton propre fil { $place }
   *[no] le fil { $place } chez { $owner }
}
move-stand = Désigner, chez { $owner }, tout le { $side ->
    [1] support
   *[2] deuxième support
}
move-give = Oui : couper { $them ->
    [yes] ton fil { $place }
   *[no] le fil { $place } chez { $owner }
}
move-tag = Non : poser le jeton devant { $them ->
    [yes] ton fil { $place }
   *[no] le fil { $place } chez { $owner }
}
move-open = Ouvrir { $them ->
    [yes] ton fil { $place }
   *[no] le fil { $place } chez { $owner }
}
move-unlike = Étiquette ≠ : { $them ->
    [yes] ton fil { $place }
   *[no] le fil { $place } chez { $owner }
} et le suivant diffèrent
move-alike = Étiquette = : { $them ->
    [yes] ton fil { $place }
   *[no] le fil { $place } chez { $owner }
} et le suivant sont égaux
move-walkie = Talkies-walkies : passer le fil { $place } à { $partner }, qui donne un fil en échange
move-own-walkie = Tes propres Talkies-walkies : passer le fil { $place } à { $partner }, qui donne un fil en échange
move-hand = Donner { $them ->
    [yes] ton fil { $place }
   *[no] le fil { $place } chez { $owner }
}
move-post-it = Post-it devant { $them ->
    [yes] ton fil { $place }
   *[no] le fil { $place } chez { $owner }
}
move-rewinder = Rembobineur : reculer le détonateur d’un cran
move-batteries = Piles de secours : { $count ->
    [one] recharger un pouvoir ({ $charged })
   *[other] recharger { $count } pouvoirs ({ $charged })
}
move-radar = Radar général : qui a { $value } ?
move-own-radar = Ton propre Radar général : qui a { $value } ?
move-stabilizer = Stabilisateur : protéger ce tour
move-mug = Thermos de café : à { $seat } de jouer
move-single-label = { $them ->
    [yes] Étiquette ×1 devant ton { $place }
   *[no] Étiquette ×1 devant le { $place } de { $owner }
}
move-fast-pass = Passe-droit : deux de tes { $value-key }
move-grapnel = Grappin : prendre le { $place } de { $owner }
move-blast = Le désintégrateur frappe le { $value-key }
move-skip = Passer ton tour
move-thumb = Pouce levé : plus d’oxygène, s’il vous plaît
move-pay = L’oxygène va à { $seat }
move-pair = { $sign-key ->
    [plus] { $first } + { $second } = { $value-key }
   *[minus] { $first } − { $second } = { $value-key }
}
move-drop = Écarter { $first } et { $second }
move-yellows = Annoncer les trois fils jaunes
move-snip = Couic !
move-decline = Pas moi
move-appoint = { $you ->
    [yes] C’est toi qui coupes
   *[no] C’est { $seat } qui coupe
}
move-turn-card = Retourner la carte Nombre suivante
move-oxygen = { $way-key ->
    [give] Donner { $amount ->
        [one] { $amount } jeton oxygène
       *[other] { $amount } jetons oxygène
    } à { $seat }
   *[take] Prendre { $amount ->
        [one] { $amount } jeton oxygène
       *[other] { $amount } jetons oxygène
    } à { $seat }
}
move-no-trade = Ne rien partager

## Événements

event-captain-chosen = { $you ->
    [yes] Tu es Capitaine.
   *[no] Capitaine : { $seat }.
}
event-role-taken = { $you ->
    [yes] Ton personnage : { $equipment }.
   *[no] { $seat } prend un personnage : { $equipment }.
}
event-drawn = { $sure-key ->
    [yes] { $value-key ->
        [yellow] Le { $wire } jaune est en jeu.
       *[red] Le { $wire } rouge est en jeu.
    }
   *[no] { $value-key ->
        [yellow] Le { $wire } jaune est peut-être en jeu.
       *[red] Le { $wire } rouge est peut-être en jeu.
    }
}
event-put-in = { $value-key ->
    [yellow] Sur les { $shown } fils jaunes montrés, { $count ->
        [one] { $count } entre
       *[other] { $count } entrent
    } en jeu, sans qu’on voie { $count ->
        [one] lequel.
       *[other] lesquels.
    }
   *[red] Sur les { $shown } fils rouges montrés, { $count ->
        [one] { $count } entre
       *[other] { $count } entrent
    } en jeu, sans qu’on voie { $count ->
        [one] lequel.
       *[other] lesquels.
    }
}
event-dealt = Les fils sont distribués et rangés.
event-equipped = Équipement : { $cards }.
event-turn-began = { $you ->
    [yes] À toi.
   *[no] À { $seat } de jouer.
}
event-lied = { $them ->
    [yes] Faux jeton : ton fil { $place } n’est pas { $value }.
   *[no] Faux jeton : chez { $owner }, le fil { $place } n’est pas { $value }.
}
event-absent = { $you ->
    [yes] Tu n’as pas de { $value-key }, et tout le monde le sait.
   *[no] { $seat } n’a pas de { $value-key }.
}
event-claimed = { $you ->
    [yes] Tu désignes { $count ->
        [one] le fil { $places }
       *[other] les fils { $places }
    } chez { $owner } : { $how-key ->
        [x-or-y] « { $values } : l’un des deux ! »
       *[other] « { $values } ! »
    }
   *[no] { $them ->
        [yes] { $seat } désigne { $count ->
            [one] le fil { $places }
           *[other] les fils { $places }
        } chez toi : { $how-key ->
            [x-or-y] « { $values } : l’un des deux ! »
           *[other] « { $values } ! »
        }
       *[no] { $seat } désigne { $count ->
            [one] le fil { $places }
           *[other] les fils { $places }
        } chez { $owner } : { $how-key ->
            [x-or-y] « { $values } : l’un des deux ! »
           *[other] « { $values } ! »
        }
    }
}
event-cut = { $you ->
    [yes] Juste ! Chez { $owner }, le fil { $place } est { $value }, comme ton fil { $own } : les deux sont coupés.
   *[no] { $them ->
        [yes] Juste ! Ton fil { $place } est { $value }, comme le fil { $own } chez { $seat } : les deux sont coupés.
       *[no] Juste ! Chez { $owner }, le fil { $place } est { $value }, comme le fil { $own } chez { $seat } : les deux sont coupés.
    }
}
event-missed = { $them ->
    [yes] Raté : « { $values } » est faux pour { $count ->
        [one] ton fil { $places }.
       *[other] tes fils { $places }.
    }
   *[no] Raté : chez { $owner }, « { $values } » est faux pour { $count ->
        [one] le fil { $places }.
       *[other] les fils { $places }.
    }
}
event-found-red = { $them ->
    [yes] { $count ->
        [one] Ton fil { $places } est rouge,
       *[other] Tes fils { $places } sont rouges,
    } mais le Stabilisateur tient bon.
   *[no] Chez { $owner }, { $count ->
        [one] le fil { $places } est rouge,
       *[other] les fils { $places } sont rouges,
    } mais le Stabilisateur tient bon.
}
event-solo-cut = { $you ->
    [yes] Coupe en solo ! Tu coupes { $value-key ->
        [yellow] les derniers fils jaunes
       *[other] les derniers { $value-key }
    } : { $places }.
   *[no] Coupe en solo ! { $seat } coupe { $value-key ->
        [yellow] les derniers fils jaunes
       *[other] les derniers { $value-key }
    } : { $places }.
}
event-dialled = { $way-key ->
    [back] Le détonateur recule.
   *[on] Le détonateur avance.
} { $lives ->
    [0] Il est au bout.
    [1] Encore un cran, et la bombe explose.
    [2] Vous avez encore droit à une erreur.
   *[other] Vous avez encore droit à { $left } erreurs.
}
event-validated = Les quatre { $value-key } sont coupés.
event-unlocked = Débloqué : { $equipment }.
event-restored = Largage d’urgence : les cartes utilisées resservent{ $count ->
    [0] {""} – il n’y en a pas
   *[other] {" "}: { $cards }
}.
event-disintegrated = Le désintégrateur frappe le { $value-key } : { $count ->
    [0] il n’en reste rien
    [one] un fil est coupé
   *[other] { $count } fils sont coupés
}.
event-singled = { $them ->
    [yes] Étiquette ×1 : le nombre de ton { $place } est une seule fois sur son support.
   *[no] Étiquette ×1 : le nombre du { $place } de { $owner } est une seule fois sur son support.
}
event-used = { $you ->
    [yes] { $own-key ->
        [yes] Tu utilises ton propre pouvoir :
       *[no] Tu utilises un équipement :
    }
   *[no] { $own-key ->
        [yes] { $seat } utilise son pouvoir :
       *[no] { $seat } utilise un équipement :
    }
} { $value-key ->
    [none] { $equipment }.
    [yellow] { $equipment }, pour le jaune.
   *[other] { $equipment }, pour le { $value-key }.
}
event-labelled = { $label-key ->
    [alike] { $them ->
        [yes] Tes fils { $place } et { $next } sont égaux.
       *[no] Chez { $owner }, les fils { $place } et { $next } sont égaux.
    }
   *[unlike] { $them ->
        [yes] Tes fils { $place } et { $next } diffèrent.
       *[no] Chez { $owner }, les fils { $place } et { $next } diffèrent.
    }
}
event-radar-answer = { $them ->
    [yes] { $yes-key ->
        [yes] Tu as { $value }
       *[no] Tu n’as pas de { $value-key }
    }
   *[no] { $yes-key ->
        [yes] { $owner } a { $value }
       *[no] { $owner } n’a pas de { $value-key }
    }
}{ $stands ->
    [1] .
   *[other] {" "}{ $side ->
        [1] sur le premier support.
       *[2] sur le deuxième support.
    }
}
event-recharged = { $you ->
    [yes] Ton pouvoir est rechargé.
   *[no] { $seat } retrouve son pouvoir.
}
event-passed-on = { $you ->
    [yes] Tu passes la main à { $to }.
   *[no] { $them ->
        [yes] { $seat } te passe la main.
       *[no] { $seat } passe la main à { $to }.
    }
}
event-robot-walked = Le robot { $back-key ->
    [yes] recule
   *[no] avance
} { $at ->
    [0] jusqu’à la case avant le 1.
   *[other] jusqu’au { $at }.
}
event-took-oxygen = { $you ->
    [yes] Tu prends { $amount ->
        [one] { $amount } jeton oxygène
       *[other] { $amount } jetons oxygène
    } ; reste en réserve : { $reserve }.
   *[no] { $seat } prend { $amount ->
        [one] { $amount } jeton oxygène
       *[other] { $amount } jetons oxygène
    } ; reste en réserve : { $reserve }.
}
event-fresh-oxygen = Tout l’oxygène retourne à la réserve.
event-gave-oxygen = { $you ->
    [yes] Tu donnes { $amount ->
        [one] { $amount } jeton oxygène
       *[other] { $amount } jetons oxygène
    } à { $to }.
   *[no] { $them ->
        [yes] { $seat } te donne { $amount ->
            [one] { $amount } jeton oxygène.
           *[other] { $amount } jetons oxygène.
        }
       *[no] { $seat } donne { $amount ->
            [one] { $amount } jeton oxygène
           *[other] { $amount } jetons oxygène
        } à { $to }.
    }
}
event-paid-oxygen = { $you ->
    [yes] Tu paies { $amount ->
        [one] { $amount } jeton oxygène.
       *[other] { $amount } jetons oxygène.
    }
   *[no] { $seat } paie { $amount ->
        [one] { $amount } jeton oxygène.
       *[other] { $amount } jetons oxygène.
    }
}
event-got-oxygen = { $you ->
    [yes] Tu reçois { $amount ->
        [one] { $amount } jeton oxygène
       *[other] { $amount } jetons oxygène
    } de la réserve.
   *[no] { $seat } reçoit { $amount ->
        [one] { $amount } jeton oxygène
       *[other] { $amount } jetons oxygène
    } de la réserve.
}
event-lost-oxygen = { $why ->
    [box] Personne ne peut les recevoir : { $amount ->
        [one] { $amount } jeton oxygène va dans la boîte.
       *[other] { $amount } jetons oxygène vont dans la boîte.
    }
   *[out] { $you ->
        [yes] Tu n’as plus de fils ; { $amount ->
            [one] { $amount } jeton oxygène quitte le jeu.
           *[other] { $amount } jetons oxygène quittent le jeu.
        }
       *[no] { $seat } n’a plus de fils ; { $amount ->
            [one] { $amount } jeton oxygène quitte le jeu.
           *[other] { $amount } jetons oxygène quittent le jeu.
        }
    }
}
event-skipped = { $you ->
    [yes] Tu passes ton tour.
   *[no] { $seat } passe son tour.
}
event-card-turned = Carte Nombre retournée : { $value-key }.
event-cards-shuffled = On mélange à nouveau les cartes Nombre.
event-snipped = { $you ->
    [yes] Tu cries « Couic ! »
   *[no] { $seat } crie « Couic ! »
}
event-false-call = { $you ->
    [yes] Fausse annonce : tu n’as pas de { $value-key }.
   *[no] Fausse annonce : { $seat } n’a pas de { $value-key }.
}
event-appointed = { $you ->
    [yes] { $them ->
        [yes] Tu couperas toi-même.
       *[no] Tu choisis { $to } pour couper.
    }
   *[no] { $them ->
        [yes] { $seat } te choisit pour couper.
       *[no] { $seat } a choisi : { $to } doit couper.
    }
}
event-lacked = { $you ->
    [yes] Tu n’as pas de { $value-key }.
   *[no] { $seat } n’a pas de { $value-key }.
}
event-cards-taken = { $you ->
    [yes] Tu prends deux cartes Nombre :
   *[no] { $seat } prend deux cartes Nombre :
} { $sign-key ->
    [plus] { $first } + { $second } = { $value-key }.
   *[minus] { $first } − { $second } = { $value-key }.
}
event-cards-dropped = { $you ->
    [yes] Tu écartes les cartes Nombre { $first } et { $second }.
   *[no] { $seat } écarte les cartes Nombre { $first } et { $second }.
}
event-cards-laid = Les douze cartes Nombre sont de nouveau face visible.
event-play-again = { $you ->
    [yes] Tu joueras aussi le tour suivant.
   *[no] { $seat } jouera aussi le tour suivant.
}
event-traded = { $you ->
    [yes] Tu donnes { $amount ->
        [one] { $amount } jeton oxygène
       *[other] { $amount } jetons oxygène
    } à { $to }.
   *[no] { $them ->
        [yes] { $seat } te donne { $amount ->
            [one] { $amount } jeton oxygène.
           *[other] { $amount } jetons oxygène.
        }
       *[no] { $seat } donne { $amount ->
            [one] { $amount } jeton oxygène
           *[other] { $amount } jetons oxygène
        } à { $to }.
    }
}
event-announced = { $last-key ->
    [yes] Dernière ligne droite : retenez votre souffle !
   *[no] { $unit-key ->
        [turns] { $left ->
            [one] Encore { $left } tour.
           *[other] Encore { $left } tours.
        }
       *[seconds] { $left ->
            [240] Encore quatre minutes.
            [120] Encore deux minutes.
           *[other] Encore { $left } secondes.
        }
    }
}
event-thumbed = { $you ->
    [yes] Pouce levé : tu demandes de l’oxygène.
   *[no] Pouce levé : { $seat } demande de l’oxygène.
}
event-defused = La bombe est désamorcée : mission accomplie !
event-matched = { $them ->
    [yes] Juste : ton fil { $place } est { $value }.
   *[no] Juste : chez { $owner }, le fil { $place } est { $value }.
}
event-tagged = { $them ->
    [yes] Jeton Info : ton fil { $place } est { $value }.
   *[no] Jeton Info : chez { $owner }, le fil { $place } est { $value }.
}
event-pointed = { $them ->
    [yes] À retenir : ton fil { $place } est { $value }.
   *[no] À retenir : chez { $owner }, le fil { $place } est { $value }.
}
event-set-aside = { $them ->
    [yes] Un jeton à côté de ton support : { $value }.
   *[no] Chez { $owner }, un jeton à côté du support : { $value }.
}
event-reds-revealed = { $you ->
    [yes] Tu révèles { $count ->
        [one] ton fil rouge :
       *[other] tes fils rouges :
    } { $places }. Pour toi, c’est fini.
   *[no] { $seat } révèle { $count ->
        [one] son fil rouge,
       *[other] ses fils rouges,
    } { $places }, et ne joue plus.
}
event-yellows-cut = { $you ->
    [yes] Tu as trouvé tous les fils jaunes : ils sont coupés.
   *[no] { $seat } a trouvé tous les fils jaunes : ils sont coupés.
}
event-sevens-cut = { $you ->
    [yes] Tu as trouvé tous les 7 : ils sont coupés.
   *[no] { $seat } a trouvé tous les 7 : ils sont coupés.
}
event-only-sevens = { $you ->
    [yes] Tu n’as plus que des 7 : { $places }.
   *[no] { $seat } n’a plus que des 7 : { $places }.
}
event-exploded = { $why-key ->
    [red] Ce fil était rouge. La bombe explose !
    [dial] Le détonateur est au bout. La bombe explose !
    [robot] Le robot a dépassé le 12. La bombe explose !
    [time] Le temps est écoulé. La bombe explose !
    [sevens] Ce n’était pas un 7. La bombe explose !
    [yellows] Un de ces fils était rouge. La bombe explose !
    [stuck] Il n’y a plus rien à faire. La bombe explose !
    [robot-full] Il n’y a plus personne pour prendre les fils du robot. La bombe explose !
    [only-reds] Rien que des fils rouges en main : choix fatal. La bombe explose !
    [not-yellow] L’un de ces fils n’était pas jaune. La bombe explose !
    [escaped] Tous les fils sont coupés, et le Docteur court toujours. La bombe explose !
    [strict] Rien que des 7, et trop tôt. La bombe explose !
    [round] Personne n’a pu jouer pendant toute une manche. La bombe explose !
    [not-red] Ce fil n’était pas rouge. La bombe explose !
    [stranded] Des cartes Nombre visibles restent chez quelqu’un qui n’a plus de fils. La bombe explose !
    [blocked] Il ne restait que des valeurs bloquées. La bombe explose !
    [rookie] La recrue s’est trompée. La bombe explose !
    [captain] Le Capitaine s’est trompé. La bombe explose !
    [skipped] Tout le monde a passé son tour. La bombe explose !
    [named] Les fils annoncés n’étaient pas tous justes. La bombe explose !
    [turns] Il ne reste plus de tour. La bombe explose !
    [reversed] Le fil retourné n’était pas ce qui était annoncé. La bombe explose !
   *[other] La bombe explose !
}
event-robot-gave = Un fil du robot{ $wire-key ->
    [unknown] {""}
   *[other] {" "}({ $wire })
} arrive { $them ->
    [yes] chez toi
   *[no] chez { $owner }
}, rangé en { $place }.
event-red-came = Un fil rouge{ $wire-key ->
    [unknown] {""}
   *[other] {" "}({ $wire })
} arrive { $them ->
    [yes] chez toi
   *[no] chez { $owner }
}, rangé en { $place }.
event-handed = Un fil{ $wire-key ->
    [unknown] {""}
   *[other] {" "}({ $wire })
} change de main : de { $origin } chez { $giver-you ->
    [yes] toi
   *[no] { $giver }
} à { $place } chez { $owner-you ->
    [yes] toi
   *[no] { $owner }
}.

## Le plateau en mots

twin-mission = Mission { $mission }. { $turns ->
    [0] Aucun tour n’est encore joué.
    [one] { $turns } tour est joué.
   *[other] { $turns } tours sont joués.
}
twin-captain = { $you ->
    [yes] Tu es Capitaine.
   *[no] Capitaine : { $seat }.
}
twin-dial = { $lives ->
    [0] Le détonateur est au bout.
    [1] Détonateur : à la prochaine erreur, la bombe explose.
    [2] Détonateur : vous avez encore droit à une erreur.
   *[other] Détonateur : vous avez encore droit à { $left } erreurs.
}
twin-stable = Le Stabilisateur protège ce tour.
twin-again = Le tour suivant est pour la même personne.
twin-strip = La réglette des nombres :
twin-finished = Terminés : { $numbers }.
twin-cut = { $number } : { $cut ->
    [one] { $cut } coupé
   *[other] { $cut } coupés
} sur { $of }.
twin-whole = Encore intacts : { $numbers }.
twin-yellows = Jaunes : { $cut ->
    [one] { $cut } coupé
   *[other] { $cut } coupés
} sur { $of }.
twin-reds = Fils rouges en jeu : { $count }.
twin-markers = Marqués, en jeu à coup sûr : { $wires }.
twin-perhaps = Peut-être en jeu : { $wires }.
twin-equipment = Équipement : { $equipment }{ $number ->
    [13] {""}
   *[other] {" "}({ $number })
}, { $state-key ->
    [used] déjà utilisé.
    [ready] prêt.
   *[locked] { $number ->
        [13] { $needs ->
            [one] bloqué : encore un fil jaune à couper.
           *[other] bloqué : encore { $needs } fils jaunes à couper.
        }
       *[other] { $needs ->
            [one] bloqué : encore un { $number } à couper.
           *[other] bloqué : encore { $needs } fils de valeur { $number } à couper.
        }
    }
}
twin-robot = Le robot est { $at ->
    [0] avant le 1
   *[other] sur le { $at }
} { $wires ->
    [0] et ne porte aucun fil.
    [one] et porte un fil.
   *[other] et porte { $wires } fils.
}
twin-robot-next = Son prochain pas mène { $next ->
    [0] à la case avant le 1.
   *[other] au { $next }.
}
twin-reserve = Oxygène en réserve : { $count }.
twin-card = Carte Nombre retournée : { $number }.
twin-deck = Cartes Nombre encore à retourner : { $count }.
twin-numbers = Cartes Nombre face visible : { $numbers }.
twin-clock = { $pace-key ->
    [calm] { $left ->
        [one] Encore { $left } tour
       *[other] Encore { $left } tours
    } ; prochain événement { $next ->
        [one] après { $next } tour.
       *[other] après { $next } tours.
    }
   *[running] { $left ->
        [one] Encore { $left } seconde
       *[other] Encore { $left } secondes
    } ; prochain événement dans { $next ->
        [one] { $next } seconde.
       *[other] { $next } secondes.
    }
}
twin-window = { $count ->
    [one] { $count } seconde pour crier.
   *[other] { $count } secondes pour crier.
}
twin-declined = Ont décliné : { $declined }.
twin-aim = { $you ->
    [yes] Tu as annoncé { $values } et désignes :
   *[no] { $seat } a annoncé { $values } et désigne :
}
twin-spot = { $them ->
    [yes] Ton fil { $place }.
   *[no] Le fil { $place } chez { $owner }.
}
twin-claims = Tu peux annoncer :
twin-claim = { $value-key ->
    [yellow] jaune
   *[other] { $value-key }
} ({ $copies }).
twin-solo = Tu as tous ceux qui restent.
twin-cost = Coût en oxygène : { $count }.
twin-unlocks = Débloquerait : { $cards }.
twin-finishes = Terminerait ce nombre.
twin-robot-there = Le robot est là.
twin-miss = { $lives ->
    [1] Après une erreur, il n’en resterait aucune de permise.
    [2] Après une erreur, il en resterait une de permise.
   *[other] Après une erreur, il en resterait { $left } de permises.
}
twin-miss-robot = Une erreur mènerait le robot au { $at }.
twin-miss-safe = Une erreur ne coûte rien pendant ce tour.
twin-miss-end = Une erreur ferait exploser la bombe.
twin-seat = { $you ->
    [yes] Toi
   *[no] { $seat }
} : { $closed ->
    [0] plus de fil caché.
    [one] { $closed } fil caché.
   *[other] { $closed } fils cachés.
}
twin-role = Pouvoir : { $equipment }, { $state-key ->
    [used] déjà utilisé.
   *[fresh] disponible.
}
twin-oxygen = Oxygène : { $count }.
twin-thumb = Pouce levé : demande de l’oxygène.
twin-absent = Pas dans cette main : { $values }.
twin-stand = { $you ->
    [yes] Ton { $side ->
        [1] support :
       *[2] deuxième support :
    }
   *[no] { $side ->
        [1] Support
       *[2] Deuxième support
    } chez { $seat } :
}
twin-beside = Jetons à côté du support : { $values }.
twin-open = { $place } : { $wire }, visible.
twin-face = { $place } : { $wire }.
twin-closed = { $place } : caché.
twin-token = Jeton Info : { $value }.
twin-known = Connu de tous : { $value }.
twin-not = Pas { $values }.
twin-between = De { $low } à { $high }.
twin-from = { $low } ou plus.
twin-up-to = { $high } ou moins.
twin-label = { $label-key ->
    [alike] Égal au suivant.
   *[unlike] Différent du suivant.
}
twin-came = Arrivé plus tard.
twin-single = son nombre est ici une seule fois
twin-apart = à l’écart de la rangée
twin-may = Peut être : { $values }.
twin-odds = { $value-key ->
    [yellow] Jaune
    [red] Rouge
   *[other] { $value-key }
} : { $percent ->
    [0] moins de 1 %.
   *[other] { $percent } %.
}

## Signaux : tout ce qu’on peut dire tant que la bombe tourne

phrase-mind-robot = Attention au robot
phrase-mind-dial = Attention au détonateur
phrase-equipment = Équipement ?
phrase-take-time = Prends ton temps
phrase-well-cut = Bien coupé !
phrase-mission-rule = Règle de mission !

## Retour sur une coupe

review-sure = Une coupe sûre : elle ne pouvait pas rater.
review-best = Chances de réussite : { $right } %, et rien ne promettait mieux.{ $red ->
    [0] {""}
   *[other] {" "}Risque de rouge : { $red } %.
}
review-better = Chances de réussite : { $right } %{ $red ->
    [0] .
   *[other] , risque de rouge : { $red } %.
} { $them ->
    [yes] Ton fil { $place }
   *[no] Le fil { $place } chez { $owner }
} était { $value } à { $best } %.
review-all = Les { $count } fils d’un coup, chances de réussite : { $right } %.

## Règles : le jeu de base

chapter-base = Le jeu de base
rule-R1 = Pour votre première mission, on tire au sort qui est Capitaine, à moins que vous n’en décidiez ensemble. À chaque nouvelle mission ou nouvel essai, le rôle passe à gauche. Le Capitaine commence, puis on joue dans le sens des aiguilles d’une montre.
    .cite = Règles de base 1 : le Capitaine
    .no = Il n’y a pas de joueur { $captain } : vous n’êtes que { $seats }.
rule-R2 = Tes fils sont sur un support que tu vois de face, et personne d’autre. À deux, vous avez deux supports chacun ; à trois, le Capitaine en a deux et les autres un ; à quatre ou cinq, tout le monde en a un. Deux supports font une seule main, mais chacun est rangé à part. Les places s’appellent A, B, C et ainsi de suite depuis la gauche, et a, b, c sur un deuxième support.
    .cite = Règles de base 2 : les supports
rule-R3 = Il y a quatre fils bleus de chaque nombre de 1 à 12, un fil jaune pour chacun de 1.1, 2.1 et ainsi de suite jusqu’à 11.1, et un fil rouge pour chacun de 1.5, 2.5 et ainsi de suite jusqu’à 11.5. Ce qui suit le point dit seulement où ranger le fil : tous les jaunes ont la valeur jaune, tous les rouges la valeur rouge. Tous les fils bleus que la mission utilise sont en jeu. Elle dit aussi combien de jaunes et de rouges : on les tire au hasard, on les montre à tous, on les marque sur la réglette et on les mélange aux autres. Si elle dit « X sur Y », Y fils sont montrés et marqués d’un point d’interrogation ; X d’entre eux entrent en jeu et les autres sont rangés, sans que personne ne voie lesquels.
    .cite = Règles de base 3 : fils et marqueurs
rule-R4 = Tous les fils sont distribués face cachée sur les supports, aussi également que possible, à partir du Capitaine et dans le sens des aiguilles d’une montre. Si le compte ne tombe pas juste, les premiers supports en reçoivent un de plus. Tu ranges chaque support en montant de gauche à droite : 1, 1.1, 1.5, 2 et ainsi de suite. Personne d’autre ne voit tes valeurs.
    .cite = Règles de base 4 : la distribution
rule-R5 = On tire au hasard autant de cartes Équipement qu’il y a de joueurs ; elles sont face visible, bloquées au début. Une carte dont la mission ne veut pas est écartée, et on en tire une autre.
    .cite = Règles de base 5 : l’équipement
rule-R6 = Avant le premier tour, tout le monde pose un jeton Info devant un de ses propres fils bleus, le Capitaine d’abord, puis dans le sens des aiguilles d’une montre. Il montre la vraie valeur ; un jeton jaune n’est pas permis ici. Avec deux supports aussi, c’est un seul jeton.
    .cite = Règles de base 6 : le jeton de départ
    .no = Un jeton de départ se pose devant un de tes propres fils bleus encore cachés.
rule-R7 = À ton tour, tu fais exactement une chose parmi trois. Coupe en duo : tu désignes un fil d’un coéquipier et tu annonces une valeur que tu as, non coupée. Si c’est juste, ce fil et un des tiens sont coupés : les deux restent à leur place, face visible. Si c’est faux, le fil reçoit un jeton Info avec sa vraie valeur et le détonateur avance d’un cran ; toi, tu ne montres rien. Si le fil est rouge, la bombe explose. Coupe en solo : si tu as tous les fils restants d’une valeur, tu les coupes sans l’aide de personne, les quatre ou les deux derniers. Révéler les rouges : si tous tes fils non coupés sont rouges, tu dois les révéler, et tu ne joues plus.
    .cite = Règles de base 7 : un tour
    .no = { $why-key ->
        [only-reds] Il ne te reste que du rouge : tu dois le révéler.
        [not-only-reds] Tu ne peux révéler tes fils rouges que s’il ne te reste rien d’autre.
        [own] Désigne un fil d’un coéquipier, pas un des tiens.
        [nothing] Il n’y a pas de fil à cette place.
        [open] Ce fil est déjà visible.
       *[not-all] Une Coupe en solo prend tous ceux qui restent : il y en a { $left }, et tu en as { $held }.
    }
rule-R8 = Tous les fils jaunes sont une seule valeur : tu dis « jaune », et tu dois avoir un fil jaune. Pour une Coupe en solo, il te faut tous les jaunes restants, deux ou quatre.
    .cite = Règles de base 8 : les fils jaunes
    .no = Pour « jaune », tu dois avoir un fil jaune ; pour une Coupe en solo, tous ceux qui restent, deux ou quatre.
rule-R9 = Dans une Coupe en duo, tu peux annoncer exprès une valeur fausse, pourvu que tu l’aies, non coupée. Une valeur que tu n’as pas ne peut pas être annoncée.
    .cite = Règles de base 9 : se tromper exprès
    .no = { $value-key ->
        [yellow] Tu n’as pas de jaune : tu ne peux pas l’annoncer.
       *[other] Tu n’as pas de { $value-key } : tu ne peux pas l’annoncer.
    }
rule-R10 = Quand les quatre fils d’un nombre sont coupés, on pose un jeton Validation sur la réglette. C’est un aide-mémoire, et certaines missions en tiennent compte.
    .cite = Règles de base 10 : les jetons Validation
rule-R11 = S’il ne te reste aucun fil non coupé, tu n’as plus de tour. Les autres continuent.
    .cite = Règles de base 11 : une main vide
rule-R12 = Vous gagnez ensemble quand il ne reste aucun fil caché : tous les bleus et les jaunes coupés, tous les rouges révélés. Vous perdez ensemble quand un fil rouge est coupé, quand le détonateur arrive au bout, ou quand la mission le dit.
    .cite = Règles de base 12 : gagner et perdre
rule-R13 = S’il n’y a plus de jeton Info, on reprend celui d’un fil coupé ; s’il n’y en a pas, on dit la valeur à voix haute, et il faut la retenir.
    .cite = Règles de base 13 : assez de jetons
rule-R14 = Vous ne parlez pas de vos propres fils, ne donnez pas d’indices, ne répétez pas ce que les jetons et les tours passés ont dit, et ne partagez pas d’hypothèses sur les fils cachés. Vous pouvez parler de tactique en général et du bon moment pour un équipement, et vous rappeler les pouvoirs et les règles de la mission.
    .cite = Règles de base 14 : parler
rule-R15 = On peut utiliser plusieurs équipements l’un après l’autre dans le même tour. Ce qui s’utilise à tout moment est ouvert à tous, même hors de leur tour.
    .cite = Règles de base 15 : à tout moment
rule-R16 = Le détonateur part à autant de crans de la fin qu’il y a de joueurs, et chaque erreur l’avance d’un cran ; au bout, la bombe explose. À deux, on a donc droit à une erreur, à trois à deux, à quatre à trois, à cinq à quatre. Le détonateur montre combien il vous en reste.
    .cite = Règles de base 16 : le détonateur

## Règles : l’équipement

chapter-equipment = L’équipement
rule-E1 = À tout moment : pose l’étiquette ≠ devant deux fils voisins de valeurs différentes, sur un de tes supports. L’un des deux peut être déjà coupé. Deux jaunes comptent comme égaux, deux rouges aussi.
    .cite = Équipement 1 : Étiquette ≠
    .no = L’étiquette ≠ se pose devant deux voisins différents, dont un au moins est encore caché.
rule-E2 = À tout moment : toi et un coéquipier, vous vous donnez l’un à l’autre un fil non coupé de n’importe quelle couleur, face cachée. Chacun range ce qu’il a reçu ; avec deux supports, là d’où l’autre fil est parti. Tout le monde voit de quelle place part chaque fil et où il est maintenant. Un jeton Info suit son fil.
    .cite = Équipement 2 : Talkies-walkies
    .no = Donne un de tes fils cachés à un coéquipier qui en a encore un.
rule-E3 = À ton tour : une Coupe en duo avec une valeur bleue et exactement trois fils d’un même support. Le reste va comme avec le Double détecteur.
    .cite = Équipement 3 : Triple détecteur
    .no = Le Triple détecteur désigne trois fils cachés d’un même support.
rule-E4 = À tout moment : pose un jeton Info devant un de tes propres fils bleus.
    .cite = Équipement 4 : Post-it
    .no = Un Post-it se pose devant un de tes propres fils bleus cachés, s’il n’a pas encore de jeton.
rule-E5 = À ton tour : une Coupe en duo avec une valeur bleue et un support entier : tous ses fils non coupés, même s’il n’y en a qu’un. Le reste va comme avec le Double détecteur.
    .cite = Équipement 5 : Super détecteur
    .no = Le Super détecteur désigne tout un support d’un coéquipier, avec au moins un fil caché.
rule-E6 = À tout moment : le détonateur recule d’un cran.
    .cite = Équipement 6 : Rembobineur
    .no = Il n’y a pas de détonateur dans cette mission.
rule-E7 = À tout moment : un ou deux personnages dont le pouvoir est épuisé peuvent l’utiliser encore une fois.
    .cite = Équipement 7 : Piles de secours
    .no = On ne recharge qu’un pouvoir épuisé.
rule-E8 = À tout moment : annonce un nombre de 1 à 12. Tout le monde, toi compris, dit s’il en a un fil bleu non coupé, pour chaque support à part.
    .cite = Équipement 8 : Radar général
    .no = Il n’y a pas de fils de ce nombre dans cette mission.
rule-E9 = Au début de ton tour, avant une Coupe en duo : pendant ce tour, une erreur n’avance pas le détonateur, et un fil rouge n’explose pas. Le jeton Info est posé quand même, mais pas devant un fil rouge.
    .cite = Équipement 9 : Stabilisateur
    .no = Le Stabilisateur est déjà allumé.
rule-E10 = À ton tour : une Coupe en duo sur un fil avec deux valeurs, que tu as toutes les deux ; le jaune peut être l’une d’elles. Tu peux y joindre un détecteur ; alors les deux valeurs doivent être bleues.
    .cite = Équipement 10 : Rayon X ou Y
    .no = Le rayon prend deux valeurs que tu as, la plus petite d’abord, et un fil caché d’un coéquipier. Le jaune ne va pas avec un détecteur.
rule-E11 = À ton tour : tu le passes et tu choisis qui joue ensuite, sans consulter les autres. De là, on continue dans le sens des aiguilles d’une montre.
    .cite = Équipement 11 : Thermos de café
    .no = Choisis un coéquipier qui a encore des fils cachés.
rule-E12 = À tout moment : pose l’étiquette = devant deux fils voisins de même valeur, sur un de tes supports. L’un des deux peut être déjà coupé. Deux jaunes comptent comme égaux, deux rouges aussi.
    .cite = Équipement 12 : Étiquette =
    .no = L’étiquette = se pose devant deux voisins égaux, dont un au moins est encore caché.
rule-E13 = Aussitôt que deux fils jaunes sont coupés : on pose deux équipements de plus. Ils peuvent même être utilisables tout de suite. Cette carte n’existe que si la mission a des fils jaunes, et pas dans les missions 1 à 8 et 41.
    .cite = Équipement 13 : Double fond
rule-E14 = Une carte est bloquée jusqu’à ce que deux fils de son nombre soient coupés, une carte à double verrou jusqu’à ce que les quatre le soient, le Double fond jusqu’à ce que deux jaunes le soient. Chaque carte sert une fois, puis on la retourne.
    .cite = Équipement 14 : les verrous
    .no = { $why-key ->
        [absent] Cette carte n’est pas sur la table : { $equipment }.
        [used] Cette carte a déjà servi : { $equipment }.
       *[locked] Cette carte est encore bloquée : { $equipment }. { $needs ->
            [one] Il faut encore couper un fil de son nombre.
           *[other] Il faut encore couper { $needs } fils de son nombre.
        }
    }
rule-E15 = Le Double fond tire parmi les cartes de cette mission ; les nombres remplacés restent dehors. S’il en reste moins de deux, il apporte ce qu’il y a.
    .cite = Équipement 15 : ce que tire le Double fond
rule-E16 = Les cartes instantanées agissent sur-le-champ, ne coûtent rien et sont alors épuisées. Le Largage d’urgence ne ramène ni les cartes instantanées, ni lui-même.
    .cite = Équipement 16 : cartes instantanées
rule-E17 = Pour les contraintes et les défis, le Coupe-file compte comme une Coupe en solo. On peut couper ainsi deux fils sur trois ou sur quatre.
    .cite = Équipement 17 : le Coupe-file est une Coupe en solo
rule-E18 = Tous les nombres de 1 à 12 sont également probables. S’il est déjà terminé, rien n’arrive. Ce n’est la coupe de personne : cela ne coûte rien et ne fait rien avancer, mais il y a des jetons Validation et ce qui en découle. Il coupe aussi les fils retournés.
    .cite = Équipement 18 : ce que touche le Désintégrateur
rule-E19 = Le Grappin ne prend pas de fil retourné. Un jeton Info voyage avec son fil. Qui perd son dernier fil n’a plus de tour. Avec deux supports, tu choisis où va le fil.
    .cite = Équipement 19 : ce que prend le Grappin
    .no = Le Grappin prend un fil caché d’un coéquipier, mais pas un fil retourné.
rule-E20 = L’étiquette ×1 ne se pose que devant un fil pour lequel elle est vraie. Tes propres fils retournés ne comptent pas.
    .cite = Équipement 20 : où va l’étiquette ×1
    .no = L’étiquette ×1 se pose devant un de tes propres fils bleus dont la valeur n’est qu’une fois sur ce support.
rule-E21 = Une carte à double verrou est bloquée jusqu’à ce que les quatre fils de son nombre soient coupés, même par le Coupe-file ou le Désintégrateur.
    .cite = Équipement 21 : doubles verrous
    .no = Cette carte a un double verrou : { $equipment }. { $needs ->
        [one] Il faut encore couper un fil de son nombre.
       *[other] Il faut encore couper { $needs } fils de son nombre.
    }
rule-E22 = À tout moment : pose l’étiquette ×1 devant un de tes propres fils bleus, coupé ou non. Elle dit que sa valeur est exactement une fois sur ce support, fils coupés compris.
    .cite = Équipement 22 : Étiquette ×1
rule-E23 = Aussitôt que les quatre 3 sont coupés : toutes les cartes Équipement utilisées sont retournées et peuvent servir encore une fois.
    .cite = Équipement 23 : Largage d’urgence
rule-E24 = À ton tour : coupe en solo deux de tes fils égaux, même si d’autres de cette valeur sont ailleurs.
    .cite = Équipement 24 : Coupe-file
    .no = Il te faut pour cela deux fils cachés égaux à toi.
rule-E25 = Aussitôt que les quatre 10 sont coupés : on tire un nombre de 1 à 12, et tout le monde en coupe tous les fils qui restent.
    .cite = Équipement 25 : Désintégrateur
rule-E26 = À tout moment : désigne un fil caché d’un coéquipier, prends-le sans le montrer et range-le dans ta main. Tout le monde voit d’où il vient et où il va.
    .cite = Équipement 26 : Grappin

## Règles : les personnages

chapter-characters = Les personnages
rule-C1 = Tout le monde a le Double détecteur : dans une Coupe en duo, tu annonces une valeur bleue et tu désignes exactement deux fils d’un même support, voisins ou non. Si l’un d’eux est le bon, son propriétaire le coupe ; si les deux le sont, il en coupe un et ne dit pas qu’il y en avait un autre. Si aucun ne l’est, le détonateur avance et le propriétaire pose un jeton Info devant l’un des deux. Si l’un d’eux est rouge, rien n’explose, et le jeton va devant l’autre, sans un mot. La bombe n’explose que s’ils sont tous rouges. On ne peut annoncer ni jaune ni rouge.
    .cite = Personnages 1 : Double détecteur
    .no = Le Double détecteur désigne deux fils cachés d’un même support et annonce une valeur bleue que tu as.
rule-C2 = À partir de la mission 31, tout le monde sauf le Capitaine peut prendre un autre personnage : Radar général, Talkies-walkies, Triple détecteur ou Rayon X ou Y. Chacun existe une fois et fait ce que fait l’équipement du même nom. Le Capitaine garde toujours le Double détecteur.
    .cite = Personnages 2 : quatre autres
    .no = { $you ->
        [yes] Ce n’est pas ton personnage : { $equipment }.
       *[no] { $seat } a déjà ce personnage : { $equipment }.
    }
rule-C3 = Le pouvoir d’un personnage s’utilise une fois par mission. Les Piles de secours le rechargent.
    .cite = Personnages 3 : une fois par mission
    .no = Tu as déjà utilisé ton pouvoir dans cette mission.
rule-C4 = Dans les missions 44, 45, 47, 49, 51, 54, 59, 63 et 65, personne ne peut prendre le personnage au Rayon X ou Y.
    .cite = Personnages 4 : pas de rayon dans certaines missions
    .no = Dans cette mission, il n’y a pas de personnage au Rayon X ou Y.
rule-C5 = Certaines missions ne laissent pas choisir de personnage. Dans la 58, tout le monde a le Double détecteur, dans la 34 aussi, d’abord face cachée. Dans la 27, personne n’a de personnage, et dans la 28 le Capitaine n’en a pas.
    .cite = Personnages 5 : pas de choix dans certaines missions
    .no = Dans cette mission, personne ne choisit de personnage.

## Règles : l’entraînement

chapter-training = L’entraînement : missions 1 à 8
rule-T1 = Mission 1 : quatre fils bleus de chaque nombre de 1 à 6, rien d’autre. Pas d’équipement. Apprenez la Coupe en duo et la Coupe en solo.
    .cite = Entraînement 1 : les premières coupes
rule-T2 = Mission 2 : les fils bleus de 1 à 8 et deux jaunes, tirés de 1.1 à 7.1. Pas d’équipement.
    .cite = Entraînement 2 : le jaune
rule-T3 = Mission 3 : les fils bleus de 1 à 10 et un rouge, tiré de 1.5 à 9.5. Il y a maintenant de l’équipement, mais pas les Talkies-walkies ni l’Étiquette = : s’ils sortent, on en tire d’autres.
    .cite = Entraînement 3 : le rouge et l’équipement
rule-T4 = Mission 4 : désormais les 48 fils bleus. Un rouge et deux jaunes ; à deux, quatre jaunes.
    .cite = Entraînement 4 : tous les fils bleus
rule-T5 = Mission 5 : un rouge et deux jaunes sur trois ; à deux, deux rouges.
    .cite = Entraînement 5 : deux sur trois
rule-T6 = Mission 6 : un rouge et quatre jaunes ; à deux, deux rouges.
    .cite = Entraînement 6 : quatre jaunes
rule-T7 = Mission 7 : un rouge sur deux, pas de jaune ; à deux, un rouge sur trois.
    .cite = Entraînement 7 : un rouge sur deux
rule-T8 = Mission 8 : un rouge sur deux et deux jaunes sur trois ; à deux, un rouge sur trois et quatre jaunes.
    .cite = Entraînement 8 : l’examen

## Décisions : ce qu’aucune source ne règle

chapter-decisions = Nos décisions
rule-D1 = Au 1 aussi, le robot fait demi-tour, comme au 12.
    .cite = Décision 1 : mission 43, le robot fait demi-tour au 1
rule-D2 = Une coupe rapporte un fil du robot, même une Coupe en solo de quatre.
    .cite = Décision 2 : mission 43, un fil par coupe
rule-D3 = Si toutes les mains sont vides et que le robot a encore des fils, la mission est perdue. Si tu coupes ton dernier fil sur le nombre du robot, tu prends un fil et tu restes en jeu.
    .cite = Décision 3 : mission 43, mains vides
rule-D4 = À deux : si le Capitaine n’a pas de fil pour le jeton tiré, celui-ci va à côté du support et veut dire « pas dans cette main ». Un jeton jaune est tiré à nouveau.
    .cite = Décision 4 : mission 43, un jeton sans fil
    .no = Le jeton tiré est un { $value-key } : pose-le devant un fil de ce nombre.
rule-D5 = Tout le monde voit à quelle place se range un fil du robot, mais pas sa valeur.
    .cite = Décision 5 : mission 43, la place est publique
rule-D6 = Si le Capitaine n’a plus de fils, l’oxygène revient quand l’ordre du tour passe par son siège.
    .cite = Décision 6 : mission 44, un Capitaine sans fils
rule-D7 = Révéler des fils rouges ne coûte pas d’oxygène : ce n’est pas une coupe.
    .cite = Décision 7 : oxygène, révéler est gratuit
rule-D8 = Une Coupe en solo coûte de l’oxygène une seule fois, selon sa valeur.
    .cite = Décision 8 : oxygène, une Coupe en solo paie une fois
rule-D9 = Un « Couic ! » à tort avance le détonateur d’un cran et met fin au tour ; on retourne la carte suivante. D’habitude, seuls ceux qui ont la valeur peuvent crier ; la table peut décider que tout le monde le peut.
    .cite = Décision 9 : mission 45, une fausse annonce
    .no = Seuls ceux qui ont la valeur peuvent crier « Couic ! ».
rule-D10 = Le premier cri compte. Si tout le monde décline, ou si personne n’a crié à temps, le Capitaine désigne quelqu’un. Un Capitaine sans fils retourne quand même les cartes.
    .cite = Décision 10 : mission 45, le délai
rule-D11 = Le jeton au choix est un vrai jeton Info devant un de ses propres fils bleus. Sans fil bleu, pas de jeton.
    .cite = Décision 11 : le jeton de pénalité
    .no = Le jeton se pose devant un de tes propres fils bleus cachés. Seule une main sans fil bleu s’en passe.
rule-D12 = Si le Capitaine désigne un joueur qui n’a que des fils rouges, celui-ci les révèle, sans pénalité.
    .cite = Décision 12 : mission 45, rien que du rouge
rule-D13 = Si tu n’as que des 7 alors que d’autres ont encore d’autres fils, tu dois annoncer tous les 7 d’un coup. Si c’est juste, on continue. La table peut décider que la mission est alors perdue.
    .cite = Décision 13 : mission 46, des 7 trop tôt
rule-D14 = Les actions spéciales des missions 46 et 48 se font sans équipement, et le Stabilisateur n’y aide pas.
    .cite = Décision 14 : pas d’équipement dans les actions spéciales
rule-D15 = Dans la mission 46, la valeur 7 ne peut être annoncée ni dans une Coupe en duo, ni dans une Coupe en solo, ni avec un détecteur.
    .cite = Décision 15 : mission 46, on ne dit pas sept
    .no = Ici, on n’annonce pas de 7 ; les 7 se coupent d’un coup, à la fin.
rule-D16 = Deux cartes différentes font une valeur de 1 à 12 : leur somme, ou la plus grande moins la plus petite. Tu dois avoir la valeur. Les cartes sont perdues même si la coupe échoue.
    .cite = Décision 16 : mission 47, ce que font deux cartes
rule-D17 = Les cartes partent toujours par deux : il y en a donc toujours deux à écarter.
    .cite = Décision 17 : mission 47, toujours par deux
rule-D18 = S’il y a un fil rouge parmi les trois annoncés comme jaunes, la bombe explose.
    .cite = Décision 18 : mission 48, un rouge parmi les trois
rule-D19 = Après les fils jaunes, la distribution continue au support suivant, pour que les supports restent égaux. À trois, le hasard décide lequel des supports du Capitaine reçoit le fil jaune ; personne ne le voit.
    .cite = Décision 19 : mission 48, la distribution
rule-D20 = Ton propre fil jaune est l’un des trois que tu annonces.
    .cite = Décision 20 : mission 48, son propre jaune
rule-D21 = L’oxygène va à un coéquipier qui a encore des fils cachés. S’il n’y en a pas, il quitte le jeu.
    .cite = Décision 21 : mission 49, qui peut recevoir
    .no = Choisis un coéquipier qui a encore des fils cachés.
rule-D22 = Le Stabilisateur annule aussi le cran de détonateur dû quand on passe.
    .cite = Décision 22 : Stabilisateur et tour passé
rule-D23 = Un Post-it se pose devant son fil, dans la mission 50 aussi.
    .cite = Décision 23 : mission 50, Post-it
rule-D24 = À l’écran, la place se voit environ trois secondes ; ensuite, seule la valeur reste à côté du support. La réglette ne montre ni jetons Validation ni marqueurs, et le journal ne répète pas la place.
    .cite = Décision 24 : mission 50, à l’écran
rule-D25 = Le chef ne peut choisir que quelqu’un qui a des fils cachés. Si la valeur lui manque, c’est la pénalité.
    .cite = Décision 25 : mission 51, qui peut être choisi
    .no = Choisis quelqu’un qui a encore des fils cachés.
rule-D26 = Pas de faux jeton jaune au début, ni de faux jeton devant un fil jaune. Si « jaune » a été annoncé à tort, le jeton veut dire « pas jaune ».
    .cite = Décision 26 : mission 52, pas de jaune au début
    .no = Un faux jeton ne se pose pas devant un fil jaune.
rule-D27 = Si un détecteur échoue dans la mission 52, le propriétaire pose le jeton de la valeur annoncée devant n’importe lequel des fils désignés, même rouge.
    .cite = Décision 27 : mission 52, détecteurs
rule-D28 = Dans la mission 52, un Post-it est un faux jeton devant un fil bleu.
    .cite = Décision 28 : mission 52, Post-it
    .no = Un faux Post-it n’existe que dans la mission 52, devant un de tes propres fils bleus.
rule-D29 = Le robot n’est jamais plus bas que juste avant le 1.
    .cite = Décision 29 : mission 53, sous le départ
rule-D30 = Après un tour sans coupe, à cause du Thermos de café ou de rouges révélés, le robot de la mission 53 reste où il est.
    .cite = Décision 30 : mission 53, un tour sans coupe
rule-D31 = Le robot peut encore se tenir sur le 12. La bombe n’explose qu’au-delà.
    .cite = Décision 31 : mission 53, le bout de la réglette
rule-D32 = La table tient le temps, qui s’arrête pendant qu’on règle un événement. Au calme, il y a un événement tous les deux tours, et une limite de tours au lieu des dix minutes.
    .cite = Décision 32 : mission 54, l’horloge
rule-D33 = Si la réserve ne suffit pas pour tous, on distribue l’oxygène à partir du Capitaine, dans le sens des aiguilles d’une montre, tant qu’il y en a.
    .cite = Décision 33 : mission 54, une réserve vide
rule-D34 = Si la personne dont c’est le tour n’a plus de fils quand un rouge arrive, le joueur suivant qui en a le prend.
    .cite = Décision 34 : mission 54, personne pour prendre le rouge
rule-D35 = Les onze fils rouges sont marqués d’un point d’interrogation dès le début.
    .cite = Décision 35 : mission 54, marqueurs rouges
rule-D36 = Ici, les jetons Info ne s’épuisent jamais.
    .cite = Décision 36 : des jetons sans fin
rule-D37 = Le détonateur ne recule pas au-delà de la case des cinq joueurs.
    .cite = Décision 37 : jusqu’où recule le détonateur
rule-D38 = S’il n’y a que toi, des bots prennent les autres sièges. Les règles restent les mêmes.
    .cite = Décision 38 : une personne seule
rule-D39 = Pendant une mission, on ne parle pas librement à cette table : il n’y a que des signes qui ne trahissent rien, et ceux que la mission permet.
    .cite = Décision 39 : des signes au lieu de mots
    .no = Le pouce levé est pour les missions 44, 49 et 63, une fois jusqu’à ton prochain tour.

## Précisions : là où l’on pourrait lire autrement

chapter-rulings = Nos précisions
rule-B1 = On distribue au premier support du Capitaine, à son deuxième, puis aux supports du joueur suivant. Le Capitaine peut donc recevoir jusqu’à deux fils de plus qu’un autre joueur à deux supports.
    .cite = Précision 1 : qui reçoit les fils en trop
rule-B2 = Si tu as plusieurs fils de la valeur annoncée, tu choisis lequel est ouvert ; d’habitude, c’est le plus à gauche. Ce choix fait partie du coup.
    .cite = Précision 2 : lequel de ses fils on ouvre
    .no = Tu n’as pas là de fil de la valeur coupée.
rule-B3 = Si un détecteur trouve plus d’un bon fil, le propriétaire choisit ; s’il n’en trouve aucun, le propriétaire choisit quel fil reçoit le jeton. Il agit même s’il n’y a rien à choisir, pour que l’attente ne trahisse rien.
    .cite = Précision 3 : le choix du propriétaire
    .no = Si un des fils désignés est ce qui a été annoncé, il est coupé. Sinon, l’un d’eux reçoit le jeton, mais pas un rouge.
rule-B4 = Si un joueur qui a des fils cachés n’a plus rien qu’il puisse faire, la mission est perdue aussitôt. Désigner un fil rouge est permis, même s’il ne reste rien d’autre.
    .cite = Précision 4 : rien de permis
rule-B5 = Un fil qu’on range à côté de ses égaux va à leur droite.
    .cite = Précision 5 : à droite de ses égaux
rule-B6 = Le robot ne marche pas pour les joueurs dont le tour est sauté. Révéler des rouges et le Thermos de café sont des tours : il marche.
    .cite = Précision 6 : le robot et les tours sautés
rule-B7 = Dans les missions 45 et 51, détecteurs et Stabilisateur reviennent à qui coupe. Le Thermos de café est pour le chef, avant que la carte ne soit retournée.
    .cite = Précision 7 : l’équipement de qui coupe
    .no = Ce n’est pas toi qui coupes : tu ne peux pas utiliser cela.
rule-B8 = Crier pour des fils rouges n’use pas la carte retournée. Quand il n’y a plus de carte Nombre, il ne reste que ces cris, et la table les attend.
    .cite = Précision 8 : crier pour les rouges
rule-B9 = Si quelqu’un n’a plus que des 7 trop tôt, il annonce tous les 7 d’un coup, comme décidé, même si d’autres ont encore des fils. La plupart du temps, c’est un pari.
    .cite = Précision 9 : les 7, d’un coup
rule-B10 = Dans la mission 46, personne ne reste sans coup : qui n’a que des 7 doit les annoncer, et toutes les autres valeurs vont par deux.
    .cite = Précision 10 : avec les 7, toujours un coup
rule-B11 = Les deux faux jetons diffèrent par leur fil ou par leur nombre. Tu poses les deux, puis c’est au joueur suivant.
    .cite = Précision 11 : deux faux jetons
    .no = Tu as déjà posé exactement ce jeton.
rule-B12 = Si le Rayon X ou Y échoue dans la mission 52, le jeton montre la valeur annoncée en premier. Tout le monde sait quand même que les deux sont fausses.
    .cite = Précision 12 : deux valeurs fausses
rule-B13 = Le Stabilisateur annule le cran de détonateur dans toutes les missions où passer en coûte un : 38, 44, 47, 49, 54, 59, 63 et 65.
    .cite = Précision 13 : Stabilisateur et tours passés
rule-B14 = Pas de coupe pour de faux : une valeur que tu n’as pas ne peut pas être annoncée, même avec le Stabilisateur.
    .cite = Précision 14 : pas de coupe pour de faux
rule-B15 = Dans la mission 54, l’oxygène d’un joueur sans fils reste où il est. On peut encore le partager.
    .cite = Précision 15 : l’oxygène de qui n’a plus de fils
rule-B16 = L’oxygène se paie avant la coupe. Si cette coupe même vide la main de qui l’a reçu, il quitte le jeu avec le reste.
    .cite = Précision 16 : reçu, puis perdu
rule-B17 = Dans la mission 44, l’oxygène revient quand commence le tour du Capitaine ou que l’ordre du tour passe par son siège, mais pas quand le Thermos de café saute par-dessus.
    .cite = Précision 17 : le thermos et le Capitaine
rule-B18 = Si le détonateur ne peut pas reculer, le Rembobineur ne peut pas être utilisé.
    .cite = Précision 18 : le Rembobineur au bout
    .no = Le détonateur ne peut pas reculer davantage.
rule-B19 = Le Double détecteur veut un support avec au moins deux fils non coupés, le Triple détecteur au moins trois. Le Super détecteur prend tous les fils non coupés d’un support, même un seul.
    .cite = Précision 19 : assez de fils à désigner
    .no = { $need ->
        [one] Il faut pour cela un support d’un coéquipier avec au moins un fil caché.
       *[other] Il faut pour cela un support d’un coéquipier avec au moins { $need } fils cachés.
    }
rule-B20 = L’étiquette ≠ se pose devant deux fils à soi, tout comme l’étiquette =.
    .cite = Précision 20 : ses propres voisins
    .no = Une étiquette se pose devant deux fils voisins à toi, dont un au moins est caché.
rule-B21 = Avec le Thermos de café, on ne peut pas se choisir soi-même.
    .cite = Précision 21 : pas soi-même
    .no = C’est à quelqu’un d’autre de jouer ensuite, pas à toi.
rule-B22 = Si le Stabilisateur te sauve d’un fil rouge, tout le monde sait désormais qu’il est rouge.
    .cite = Précision 22 : un rouge connu
rule-B23 = Dans la mission 48, tu peux annoncer des fils qui ne sont pas jaunes, les tiens aussi. Après une erreur, les fils vraiment jaunes reçoivent un jeton jaune.
    .cite = Précision 23 : de faux jaunes exprès
rule-B24 = À trois dans la mission 48, le hasard décide entre les deux supports du Capitaine, une chance sur deux.
    .cite = Précision 24 : mission 48, le jaune du Capitaine
rule-B25 = Après une fausse annonce, personne d’autre ne peut crier pour cette carte. Elle compte comme retournée.
    .cite = Précision 25 : une fausse annonce compte
rule-B26 = Avant le 1, le robot n’est sur aucun nombre : là, toute coupe juste l’avance d’une case.
    .cite = Précision 26 : mission 53, le robot avant le 1
rule-B27 = Un jeton « pas dans cette main » dit quelque chose de chaque fil des deux supports.
    .cite = Précision 27 : pas en main
rule-B28 = Si un fil rouge t’arrive pendant ton tour, ce tour continue tel quel, même si tu n’avais plus que du rouge.
    .cite = Précision 28 : un rouge pendant le tour

## Chances : comment compte l’aide

chapter-odds = Comment compte l’aide
rule-P1 = L’aide compte des distributions, avec tous les exemplaires de chaque valeur, même coupés ou connus. Exemple : 7, 7, 8 et 9 sont sur deux supports de deux, et le fil gauche du premier est un 7. Alors son fil droit est un 7 dans un cas sur cinq, un 8 dans deux et un 9 dans deux.
    .cite = Chances 1 : tous les exemplaires comptent
rule-P2 = Un fil déplacé n’a pas été distribué là où il est. Il compte parmi les fils avec lesquels il a été distribué et garde leurs bornes ; on le range à droite de ses égaux. Ce que tous peuvent déduire du jeu compte aussi : qui passe n’a pas que des rouges.
    .cite = Chances 2 : les fils déplacés
rule-P3 = Pourquoi quelqu’un marque ce fil, ouvre cet autre ou choisit cette personne, cela ne compte pas. Toutes les distributions compatibles avec ce qui est sûr sont également probables.
    .cite = Chances 3 : les choix ne disent rien
rule-P4 = Dans la mission 48 à trois, l’aide compte toutes les distributions de la même façon, comme ailleurs.
    .cite = Chances 4 : mission 48
rule-P5 = Sous une étiquette =, il peut y avoir deux jaunes ou deux rouges ; sous une étiquette ≠, non.
    .cite = Chances 5 : étiquettes et couleurs
rule-P6 = Avec « X sur Y », les fils remis de côté forment une pile cachée de cette couleur, et sont comptés.
    .cite = Chances 6 : la pile remise de côté
rule-P7 = Dans la mission 50, l’aide a une mémoire parfaite : elle sait à quel fil va un jeton posé à côté du support.
    .cite = Chances 7 : une mémoire parfaite

## Leçon

lesson-1 = Tes fils sont rangés du plus petit au plus grand, et personne d’autre ne les voit. Ceux des autres, tu les vois de dos. Mais un jeton Info dit ce qu’il y a derrière : chez un coéquipier, C est un 3. Désigne un fil que tu connais à coup sûr, et annonce une valeur que tu as toi-même.
    .good = Une Coupe en duo : ce 3 et le tien sont coupés, face visible. Paire après paire, la bombe devient inoffensive.
    .other = Ce n’était pas sûr. Un jeton montre un nombre que tu as aussi. Réessaie !
lesson-2 = Les supports des autres sont rangés aussi : un fil visible en dit long sur ses voisins. Tous les 3 et tous les 5 sont coupés, et un fil caché se tient juste entre un 3 et un 5. Que peut-il être ?
    .good = Entre ce 3 et ce 5, seul un 4 convient. Tu ne l’avais jamais vu, et pourtant tu le savais !
    .other = C’était un pari. Cherche le fil caché entre un 3 visible et un 5 visible. Réessaie !
lesson-3 = Quelqu’un a annoncé un 3 et s’est trompé : le détonateur a avancé d’un cran. Mais une erreur aide aussi, car un jeton dit maintenant à tous ce qu’est vraiment ce fil. À toi d’en profiter !
    .good = C’était un 4, et tu en avais un aussi. Une erreur n’est pas vaine si quelqu’un s’en sert.
    .other = Attention, le détonateur ne pardonne pas beaucoup. Quel jeton montre un nombre que tu as ? Réessaie !
lesson-4 = Le détonateur est au dernier cran : encore une erreur, et la bombe explose. Alors ne compte pas sur la chance. Deux 3 sont coupés. Où sont les deux autres ?
    .good = Tu avais les deux : tu les coupes sans rien demander à personne. Une Coupe en solo ne peut pas rater.
    .other = Trop risqué maintenant ! Tu as tous les 3 qui restent : coupe-les en solo. Réessaie !
lesson-5 = Les fils jaunes sont rangés selon leur nombre, mais tous ont la même valeur : tu dis « jaune », et tu dois en avoir un toi-même. Les marqueurs disent que 3.1 et 6.1 sont en jeu. Le 3.1 est à toi. Tous les 6 et tous les 7 sont coupés : où est le 6.1 ?
    .good = Entre le dernier 6 et le premier 7, où d’autre ? Les deux fils jaunes sont coupés.
    .other = Le 6.1 est entre un 6 et un 7. Désigne-le, dis « jaune », et réessaie !
lesson-6 = Maintenant, ça devient dangereux : le 4.5 rouge est parmi les fils, et le couper fait exploser la bombe. Tu as un 5. Entre un 4 visible et un 5 visible, il y en a peut-être un autre, ou bien le 4.5 ! Trouve un 5 qui ne peut pas être rouge.
    .good = Entre 5 et 6, il n’y a pas de place pour un 4.5. Tous les 6 sont coupés : ce ne pouvait être qu’un 5.
    .other = Ce fil aurait-il pu être rouge, ou autre chose ? Regarde entre un 5 visible et un 6 visible. Réessaie !
lesson-7 = Deux 8 sont coupés, un est à toi, et le Radar général a trouvé le dernier sur le support d’un coéquipier. Là, deux fils seulement peuvent l’être, entre un 6 et un 10. Mais est-ce celui de gauche, avant un 9, ou celui de droite, après un 7 ? Ton Double détecteur les désigne tous les deux à la fois.
    .good = « 8 ! » Désigne maintenant les deux fils. Leur propriétaire coupe le bon, et l’autre ne fait pas de mal.
    .other = Séparément, chacun des deux peut être le mauvais. Utilise le Double détecteur pour ton 8. Réessaie !

## Ce qu’il y a à raconter à la fin

story-fatal-wire = { $you ->
    [yes] { $them ->
        [yes] Tu as coupé ton propre { $places }
       *[no] Chez { $owner }, tu as coupé { $places }
    }
   *[no] { $them ->
        [yes] { $seat } a coupé ton { $places }
       *[no] Chez { $owner }, { $seat } a coupé { $places }
    }
} : { $why-key ->
    [sevens] ce n’était pas un sept.
   *[other] ce fil était rouge.
}
story-spared = { $by ->
    [dial] { $left ->
        [0] Une erreur de plus, et tout sautait.
        [one] Il restait une erreur permise.
       *[other] Il restait { $left } erreurs permises.
    }
   *[robot] { $left ->
        [0] Le robot n’avait plus un seul pas.
        [one] Il restait un pas au robot.
       *[other] Il restait { $left } pas au robot.
    }
}
story-last-chance = À partir d’ici, il ne restait qu’une erreur permise.
story-last-miss = { $you ->
    [yes] Ta dernière coupe était l’erreur de trop :
   *[no] La dernière coupe de { $seat } était l’erreur de trop :
} { $them ->
    [yes] « { $values } » était faux pour { $places } chez toi.
   *[no] « { $values } » était faux pour { $places } chez { $owner }.
}

## What lies on the table

about-hidden-wire = Un fil que tu vois de dos. Les fils sont rangés du plus petit au plus grand.
about-blue-wire = Un fil bleu. Il y en a quatre de chaque nombre.
about-yellow-wire = Un fil jaune. Tous les jaunes ont la même valeur : jaune.
about-red-wire = Un fil rouge. Si quelqu’un le coupe, la bombe explose.
about-cut-wire = Un fil réglé : il reste à sa place, face visible.
about-token = Un jeton Info : il dit à tous ce qu’est ce fil.
about-not-token = Ce dont on sait que ce n’est pas ici.
about-yellow-marker = Un repère jaune : un fil jaune est rangé ici, ou peut l’être.
about-red-marker = Un repère rouge : un fil rouge est rangé ici, ou peut l’être.
about-number = Un nombre de la réglette, et combien de ses quatre fils sont coupés. Les quatre valent un jeton Validation.
about-stand = Un support. Seule la personne à qui il est voit les fils de face.
about-dial = Le détonateur. Chaque erreur l’avance ; au bout, la bombe explose.
about-captain = Le Capitaine commence. À la mission suivante, le rôle passe à gauche.
about-robot = Le robot. Après chaque tour, il avance d’une case.
about-oxygen = De l’oxygène. Une coupe en demande : plus la valeur est haute, plus il en faut.
about-reserve = L’oxygène que personne n’a.
about-thumb = Pouce levé : quelqu’un a besoin de plus d’oxygène.
about-number-card = Des cartes Nombre : elles disent quel nombre la mission demande.
about-clock = Le temps qui reste. Quand il est écoulé, la bombe explose.
