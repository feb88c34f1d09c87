### Kindling: tutte le frasi delle sue regole. I fatti vengono dalle regole; $you e $them dicono chi legge.

game-name = Kindling
game-pitch = Pesca una carta: tienila in segreto, o regalala davanti a tutti.
game-goal = Alla fine ci sono quattro carte davanti a ognuno, e vince chi ha più punti. A ogni turno peschi una carta. Tienila coperta, o dalla a sinistra, scoperta: una carta bassa riempie un posto della fila quanto una alta.

## Regole

chapter-turn = Il tuo turno
rule-R1 = Nel tuo turno peschi una carta. Nessun altro la vede.
    .cite = Kindling, il tuo turno: pescare
rule-R2 = Tieni la carta coperta davanti a te, o la dai a sinistra, dove viene posata scoperta.
    .cite = Kindling, il tuo turno: tenere o dare
rule-R3 = Nessuno riceve più di una carta.
    .cite = Kindling, il tuo turno: un solo regalo
    .no = { $them ->
        [yes] Hai già ricevuto una carta.
       *[no] { $receiver } ha già ricevuto una carta.
    }
rule-R4 = Quattro carte riempiono una fila. Chi ha la fila piena non gioca più e non riceve più nulla.
    .cite = Kindling, il tuo turno: una fila piena
    .no = { $them ->
        [yes] La tua fila è piena.
       *[no] La fila di { $receiver } è piena.
    }
chapter-end = La fine
rule-R5 = Quando tutte le file sono piene, si scoprono tutte le carte. Vince chi ha più punti; in parità si condivide.
    .cite = Kindling, la fine

## Che cosa si aspetta

prompt-draw = { $you ->
    [yes] Peschi una carta.
   *[no] { $seat } pesca una carta.
}
prompt-choose = { $you ->
    [yes] Hai pescato il { $card }: tenerlo o regalarlo?
   *[no] { $seat } guarda una carta.
}
prompt-over = La partita è finita.

## Mosse

move-draw = Pesca il { $card }
move-keep = Tienila coperta
move-give = Dalla a sinistra, scoperta

## Che cosa succede

event-drew = { $card-key ->
    [0] { $you ->
        [yes] Peschi una carta.
       *[no] { $seat } pesca una carta.
    }
   *[other] { $you ->
        [yes] Peschi il { $card }.
       *[no] { $seat } pesca il { $card }.
    }
}
event-kept = { $you ->
    [yes] Tieni la carta.
   *[no] { $seat } tiene la carta.
}
event-gave = { $you ->
    [yes] Dai il { $card } a { $receiver }.
   *[no] { $them ->
        [yes] { $seat } ti dà il { $card }.
       *[no] { $seat } dà il { $card } a { $receiver }.
    }
}
event-ended = Si scoprono tutte le carte.

## Il tavolo in parole

twin-deck = { $count ->
    [one] Nel mazzo resta { $count } carta.
   *[other] Nel mazzo restano { $count } carte.
}
twin-row = { $you ->
    [yes] La tua fila: { $empty-key ->
        [0] piena.
        [1] un posto vuoto.
       *[other] { $empty } posti vuoti.
    }
   *[no] La fila di { $seat }: { $empty-key ->
        [0] piena.
        [1] un posto vuoto.
       *[other] { $empty } posti vuoti.
    }
}
twin-kept = Tenute: { $cards }.
twin-given = Ricevuta: { $card }.

## La lezione

lesson-1 = Hai pescato il 19, quasi la carta più alta. Scegli che cosa farne.
    .good = Giusto. È coperta: nessuno sa di quanto sei in vantaggio.
    .other = A sinistra ti ringraziano per 19 punti. Tieni le carte alte.
lesson-2 = Nella tua fila resta un posto, e hai pescato l’1. Scegli che cosa farne.
    .good = Giusto. La fila a sinistra ha un posto in meno, e tu peschi ancora.
    .other = Ora la tua fila è piena, con un 1 dentro. Regala le carte basse finché puoi.

## What lies on the table

about-deck = Le carte che nessuno ha ancora. Il tuo turno comincia con una di queste.
about-card = Una carta, vale il suo numero.
about-hidden-card = Una carta che conosce solo chi la possiede.
