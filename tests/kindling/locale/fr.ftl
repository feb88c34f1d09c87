### Kindling : toutes les phrases de ses règles. Les faits viennent des règles ; $you et $them disent qui lit.

game-name = Kindling
game-pitch = Pioche une carte : garde-la en secret, ou offre-la aux yeux de tous.
game-goal = À la fin, quatre cartes se trouvent devant chacun, et le plus de points l’emporte. À chaque tour, tu pioches une carte. Garde-la face cachée, ou donne-la à gauche, face visible : une carte basse remplit une place de la rangée aussi bien qu’une haute.

## Règles

chapter-turn = Ton tour
rule-R1 = À ton tour, tu pioches une carte. Personne d’autre ne la voit.
    .cite = Kindling, ton tour : piocher
rule-R2 = Tu gardes la carte face cachée devant toi, ou tu la donnes à gauche, où elle est posée face visible.
    .cite = Kindling, ton tour : garder ou donner
rule-R3 = Personne ne reçoit plus d’une carte.
    .cite = Kindling, ton tour : un seul cadeau
    .no = { $them ->
        [yes] Tu as déjà reçu une carte.
       *[no] { $receiver } a déjà reçu une carte.
    }
rule-R4 = Quatre cartes remplissent une rangée. Avec une rangée pleine, on ne joue plus et on ne reçoit plus rien.
    .cite = Kindling, ton tour : une rangée pleine
    .no = { $them ->
        [yes] Ta rangée est pleine.
       *[no] La rangée de { $receiver } est pleine.
    }
chapter-end = La fin
rule-R5 = Quand toutes les rangées sont pleines, toutes les cartes sont retournées. Le plus de points l’emporte ; en cas d’égalité, on partage.
    .cite = Kindling, la fin

## Ce qu’on attend

prompt-draw = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $seat } pioche une carte.
}
prompt-choose = { $you ->
    [yes] Tu as pioché le { $card } : le garder, ou l’offrir ?
   *[no] { $seat } regarde une carte.
}
prompt-over = La partie est finie.

## Coups

move-draw = Piocher le { $card }
move-keep = La garder face cachée
move-give = La donner à gauche, face visible

## Ce qui se passe

event-drew = { $card-key ->
    [0] { $you ->
        [yes] Tu pioches une carte.
       *[no] { $seat } pioche une carte.
    }
   *[other] { $you ->
        [yes] Tu pioches le { $card }.
       *[no] { $seat } pioche le { $card }.
    }
}
event-kept = { $you ->
    [yes] Tu gardes la carte.
   *[no] { $seat } garde la carte.
}
event-gave = { $you ->
    [yes] Tu donnes le { $card } à { $receiver }.
   *[no] { $them ->
        [yes] { $seat } te donne le { $card }.
       *[no] { $seat } donne le { $card } à { $receiver }.
    }
}
event-ended = Toutes les cartes sont retournées.

## Le plateau en mots

twin-deck = { $count ->
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
twin-row = { $you ->
    [yes] Ta rangée : { $empty-key ->
        [0] pleine.
        [1] une place vide.
       *[other] { $empty } places vides.
    }
   *[no] La rangée de { $seat } : { $empty-key ->
        [0] pleine.
        [1] une place vide.
       *[other] { $empty } places vides.
    }
}
twin-kept = Gardées : { $cards }.
twin-given = Reçue : { $card }.

## La leçon

lesson-1 = Tu as pioché le 19, presque la plus haute carte. Choisis quoi en faire.
    .good = Bien. Elle est face cachée : personne ne sait combien tu as d’avance.
    .other = À gauche, on te remercie pour 19 points. Garde les cartes hautes.
lesson-2 = Il reste une place dans ta rangée, et tu as pioché le 1. Choisis quoi en faire.
    .good = Bien. La rangée de gauche a une place de moins, et tu pioches encore.
    .other = Ta rangée est pleine, avec un 1 dedans. Offre les cartes basses tant que tu peux.

## What lies on the table

about-deck = Les cartes que personne n’a encore. Ton tour commence par l’une d’elles.
about-card = Une carte, qui vaut son nombre.
about-hidden-card = Une carte que seule la personne à qui elle est connaît.
