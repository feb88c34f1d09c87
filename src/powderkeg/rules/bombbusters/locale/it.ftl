### Bomb Busters: tutte le parole del gioco, in italiano.

game-name = Bomb Busters
game-pitch = Una bomba, tanti cavi, e ognuno vede solo i propri: tagliateli insieme, coppia dopo coppia.
game-goal = Siete una squadra davanti a una bomba. Vedi solo i tuoi cavi, in ordine dal più basso al più alto. Al tuo turno indichi un cavo di un compagno e annunci un valore che hai anche tu. Se è giusto, i due cavi sono tagliati; se è sbagliato, il detonatore avanza. Se il cavo è rosso, la bomba esplode. Quando tutti i cavi blu e gialli sono tagliati e tutti i rossi rivelati, avete vinto insieme.

## Pezzi

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
value-yellow = giallo
value-red = rosso
value-even = pari
value-odd = dispari
value-x1 = l’unico del suo numero sul supporto (×1)
value-x2 = uno di due sul supporto (×2)
value-x3 = uno di tre sul supporto (×3)
value-x4 = uno di quattro sul supporto (×4)
# I valori come si annunciano; i numeri si dicono così come sono.
said-yellow = giallo
said-red = rosso
equipment-unlike = Etichetta ≠
equipment-walkie = Walkie-talkie
equipment-triple = Triplo rilevatore
equipment-post-it = Post-it
equipment-super = Super rilevatore
equipment-rewinder = Riavvolgitore
equipment-batteries = Batterie d’emergenza
equipment-radar = Radar generale
equipment-stabilizer = Stabilizzatore
equipment-x-or-y = Raggio X o Y
equipment-mug = Thermos del caffè
equipment-alike = Etichetta =
equipment-false-bottom = Doppio fondo
equipment-single-label = Etichetta ×1
equipment-emergency-drop = Lancio d’emergenza
equipment-fast-pass = Pass rapido
equipment-disintegrator = Disintegratore
equipment-grapnel = Rampino
equipment-double = Doppio rilevatore
# Quello del tuo personaggio, quando lo stesso è tra gli equipaggiamenti.
equipment-own-triple = il tuo Triplo rilevatore

## Opzioni

option-aid = Aiuto alla deduzione
    .off = no: ognuno conta da sé
    .values = valori: il tavolo dice che cosa può ancora essere un cavo
    .odds = probabilità: il tavolo dice anche quanto è probabile ogni valore
option-clock = L’orologio nelle missioni a tempo
    .on = corre
    .calm = con calma: contano i turni, non i minuti
option-calls = Dire «Zac!» nella missione 45
    .holders = solo chi ha il valore
    .free = tutti, a rischio di sbagliare
option-sevens = Avere solo dei 7 nella missione 46, mentre altri hanno ancora altro
    .go-on = indicarli tutti e quattro: se è giusto, la missione continua
    .strict = la missione è persa
option-captain = Capitano
    .random = a sorte
    .number = giocatore { $value-key }

## Che cosa si aspetta

prompt-captain = Si sorteggia il Capitano.
prompt-roles = { $you ->
    [yes] Scegli il personaggio con cui giocare.
   *[no] { $seat } sceglie un personaggio.
}
prompt-draw = Si pescano i cavi colorati.
prompt-put = Una parte dei cavi colorati entra in gioco, senza vedere quali.
prompt-load = Si carica il robot.
prompt-side = Si distribuiscono i cavi gialli.
prompt-deal = Si distribuiscono i cavi.
prompt-equip = Si prepara l’equipaggiamento.
prompt-info = Si pesca un segnalino per il Capitano.
prompt-token = { $you ->
    [yes] Metti un segnalino Info davanti a un tuo cavo blu.
   *[no] { $seat } mette un segnalino Info davanti a un cavo.
}
prompt-lie = { $you ->
    [yes] Metti un segnalino falso davanti a un tuo cavo: un numero che non è.
   *[no] { $seat } mette un segnalino falso davanti a un cavo.
}
prompt-turn = { $you ->
    [yes] Tocca a te: indica un cavo di un compagno e annuncia un valore che hai.
   *[no] { $seat } decide che cosa tagliare.
}
prompt-reds = { $you ->
    [yes] Tocca a te, e ti resta solo del rosso: rivela i tuoi cavi.
   *[no] { $seat } decide che cosa tagliare.
}
prompt-number = { $you ->
    [yes] La carta dice { $value-key }: taglia { $value }, in coppia o in solitaria.
   *[no] { $seat } deve tagliare { $value }.
}
prompt-aim = { $you ->
    [yes] Hai annunciato { $values }. { $pointed ->
        [0] Indica { $left ->
            [one] un cavo.
           *[other] { $left } cavi di uno stesso portatessere.
        }
       *[other] Indica ancora { $left ->
            [one] un cavo di quel portatessere.
           *[other] { $left } cavi di quel portatessere.
        }
    }
   *[no] { $seat } ha annunciato { $values } e indica dei cavi.
}
prompt-aim-super = { $you ->
    [yes] Hai annunciato { $values }. Indica un portatessere intero.
   *[no] { $seat } ha annunciato { $values } e indica un portatessere.
}
prompt-yellows = { $you ->
    [yes] Indica i cavi gialli, anche i tuoi: { $left ->
        [one] ne manca ancora uno.
       *[other] ne mancano ancora { $left }.
    }
   *[no] { $seat } indica i cavi gialli.
}
prompt-sevens = { $you ->
    [yes] Hai solo dei 7. Indica quelli degli altri: { $left ->
        [one] ne manca ancora uno.
       *[other] ne mancano ancora { $left }.
    }
   *[no] { $seat } ha solo dei 7 e indica quelli degli altri.
}
prompt-answer = { $you ->
    [yes] { $giver } indica i tuoi cavi: «{ $values }!» Con quale rispondi?
   *[no] { $seat } risponde.
}
prompt-open = { $you ->
    [yes] Era giusto. Quale dei tuoi cavi scopri?
   *[no] { $seat } sceglie quale cavo scoprire.
}
prompt-hand = { $you ->
    [yes] Un compagno ti passa un cavo. Quale dei tuoi dai in cambio?
   *[no] { $seat } sceglie un cavo da dare in cambio.
}
prompt-pay = { $you ->
    [yes] Chi riceve il tuo ossigeno?
   *[no] { $seat } sceglie chi riceve l’ossigeno.
}
prompt-pair = { $you ->
    [yes] Scegli due carte Numero che danno il tuo valore.
   *[no] { $seat } sceglie due carte Numero.
}
prompt-drop = { $you ->
    [yes] Salti il turno. Scegli due carte Numero da scartare.
   *[no] { $seat } scarta due carte Numero.
}
prompt-choose-side = { $you ->
    [yes] Un cavo per te. Su quale dei tuoi portatessere?
   *[no] { $seat } sceglie un portatessere per un cavo.
}
prompt-take = Un cavo è in arrivo.
prompt-false-bottom = Si apre il Doppio fondo: altri due equipaggiamenti.
prompt-blast = Il disintegratore sceglie un numero.
prompt-lay = Si posano carte Numero.
prompt-start = La missione comincia.
prompt-card = Si gira la prossima carta Numero.
prompt-call = { $them ->
    [yes] Carta Numero { $value-key }: chi taglia? Di’ «Zac!» o rinuncia.
   *[no] Carta Numero { $value-key }: chi dice «Zac!»?
}
prompt-call-reds = Resta solo del rosso: chi ha solo cavi rossi dice «Zac!» per rivelarli.
prompt-appoint = { $you ->
    [yes] Nessun volontario. Capitano, chi deve tagliare { $value }?
   *[no] Nessun volontario. Il Capitano, { $seat }, decide chi deve tagliare { $value }.
}
prompt-sir = { $you ->
    [yes] Sei il Signore: gira la prossima carta Numero.
   *[no] Il «Signore» è { $seat } e gira la prossima carta Numero.
}
prompt-order = { $you ->
    [yes] Signore, la carta dice { $value-key }. Chi deve tagliare?
   *[no] Il «Signore» è { $seat } e decide chi deve tagliare { $value }.
}
prompt-penalty = { $you ->
    [yes] Non hai il valore. Metti un segnalino Info davanti a un tuo cavo blu.
   *[no] { $seat } mette un segnalino Info davanti a un cavo.
}
prompt-trade = { $you ->
    [yes] Puoi dare ossigeno a un compagno, o prenderne.
   *[no] { $seat } può dividere l’ossigeno con un compagno.
}
prompt-over = { $end-key ->
    [won] La bomba è disinnescata!
   *[lost] La bomba è esplosa.
}

## Mosse

move-captain = Capitano: { $seat }
move-draw = Pesca { $wire }
move-put = Metti in gioco { $wire }
move-deal = Distribuisci { $wire }
move-take = Prendi { $wire }
move-equip = Metti in tavola: { $equipment }
move-info = Pesca il segnalino { $value-key }
move-card = Gira la carta Numero { $value-key }
move-role = Personaggio: { $equipment }
move-side = { $side ->
    [1] Sul primo portatessere
   *[2] Sul secondo portatessere
}
move-token = Segnalino Info davanti { $them ->
    [yes] al tuo cavo { $place }
   *[no] al cavo { $place } di { $owner }
}
move-lie = { $them ->
    [yes] Il tuo cavo { $place }
   *[no] Il cavo { $place } di { $owner }
} non è { $value }
move-cut = Taglia: il cavo { $place } di { $owner } è { $value }{ $copy ->
    [1] {""}
    [2] {" "}(scopri il tuo secondo)
    [3] {" "}(scopri il tuo terzo)
   *[other] {" "}(scopri il tuo quarto)
}
move-solo = Taglio in solitaria: { $value-key ->
    [yellow] tutti i tuoi cavi gialli
   *[other] tutti i tuoi { $value-key }
}
move-reveal = Rivela i tuoi cavi rossi
move-double = Doppio rilevatore: { $value }{ $copy ->
    [1] {""}
    [2] {" "}(scopri il tuo secondo)
    [3] {" "}(scopri il tuo terzo)
   *[other] {" "}(scopri il tuo quarto)
}
move-triple = Triplo rilevatore: { $value }{ $copy ->
    [1] {""}
    [2] {" "}(scopri il tuo secondo)
    [3] {" "}(scopri il tuo terzo)
   *[other] {" "}(scopri il tuo quarto)
}
move-own-triple = Il tuo Triplo rilevatore: { $value }{ $copy ->
    [1] {""}
    [2] {" "}(scopri il tuo secondo)
    [3] {" "}(scopri il tuo terzo)
   *[other] {" "}(scopri il tuo quarto)
}
move-super = Super rilevatore: { $value }{ $copy ->
    [1] {""}
    [2] {" "}(scopri il tuo secondo)
    [3] {" "}(scopri il tuo terzo)
   *[other] {" "}(scopri il tuo quarto)
}
move-x-or-y = Raggio X o Y: { $value } o { $other }
move-own-x-or-y = Il tuo Raggio X o Y: { $value } o { $other }
move-with = Aggiungi: { $equipment }
move-at = Indica { $them ->
    [yes] il tuo cavo { $place }
   *[no] il cavo { $place } di { $owner }
}
move-stand = Indica tutto il { $side ->
    [1] portatessere
   *[2] secondo portatessere
} di { $owner }
move-give = Sì: taglia { $them ->
    [yes] il tuo cavo { $place }
   *[no] il cavo { $place } di { $owner }
}
move-tag = No: metti il segnalino davanti { $them ->
    [yes] al tuo cavo { $place }
   *[no] al cavo { $place } di { $owner }
}
move-open = Scopri { $them ->
    [yes] il tuo cavo { $place }
   *[no] il cavo { $place } di { $owner }
}
move-unlike = Etichetta ≠: { $them ->
    [yes] il tuo cavo { $place }
   *[no] il cavo { $place } di { $owner }
} e il successivo sono diversi
move-alike = Etichetta =: { $them ->
    [yes] il tuo cavo { $place }
   *[no] il cavo { $place } di { $owner }
} e il successivo sono uguali
move-walkie = Walkie-talkie: passa il cavo { $place } a { $partner }, che dà un cavo in cambio
move-own-walkie = I tuoi Walkie-talkie: passa il cavo { $place } a { $partner }, che dà un cavo in cambio
move-hand = Dai in cambio { $them ->
    [yes] il tuo cavo { $place }
   *[no] il cavo { $place } di { $owner }
}
move-post-it = Post-it davanti { $them ->
    [yes] al tuo cavo { $place }
   *[no] al cavo { $place } di { $owner }
}
move-rewinder = Riavvolgitore: il detonatore torna indietro di uno spazio
move-batteries = Batterie d’emergenza: { $count ->
    [one] ricarica il potere di { $charged }
   *[other] ricarica i poteri di { $charged }
}
move-radar = Radar generale: chi ha { $value }?
move-own-radar = Il tuo Radar generale: chi ha { $value }?
move-stabilizer = Stabilizzatore: proteggi questo turno
move-mug = Thermos del caffè: ora tocca a { $seat }
move-single-label = { $them ->
    [yes] Etichetta ×1 davanti al tuo { $place }
   *[no] Etichetta ×1 davanti al { $place } di { $owner }
}
move-fast-pass = Lasciapassare: due dei tuoi { $value-key }
move-grapnel = Rampino: prendi il { $place } di { $owner }
move-blast = Il disintegratore colpisce il { $value-key }
move-skip = Salta il tuo turno
move-thumb = Pollice in su: più ossigeno, per favore
move-pay = L’ossigeno va a { $seat }
move-pair = { $sign-key ->
    [plus] { $first } + { $second } = { $value-key }
   *[minus] { $first } − { $second } = { $value-key }
}
move-drop = Scarta { $first } e { $second }
move-yellows = Indica tutti e tre i cavi gialli
move-snip = Zac!
move-decline = Io no
move-appoint = { $you ->
    [yes] Tagli tu
   *[no] Taglia { $seat }
}
move-turn-card = Gira la prossima carta Numero
move-oxygen = { $way-key ->
    [give] Dai { $amount ->
        [one] { $amount } segnalino ossigeno
       *[other] { $amount } segnalini ossigeno
    } a { $seat }
   *[take] Prendi { $amount ->
        [one] { $amount } segnalino ossigeno
       *[other] { $amount } segnalini ossigeno
    } da { $seat }
}
move-no-trade = Non dividere niente

## Eventi

event-captain-chosen = { $you ->
    [yes] Il Capitano sei tu.
   *[no] Il Capitano è { $seat }.
}
event-role-taken = { $you ->
    [yes] Il tuo personaggio: { $equipment }.
   *[no] Il personaggio di { $seat }: { $equipment }.
}
event-drawn = { $sure-key ->
    [yes] { $value-key ->
        [yellow] In gioco: { $wire } giallo.
       *[red] In gioco: { $wire } rosso.
    }
   *[no] { $value-key ->
        [yellow] Forse in gioco: { $wire } giallo.
       *[red] Forse in gioco: { $wire } rosso.
    }
}
event-put-in = { $value-key ->
    [yellow] Dei { $shown } cavi gialli mostrati, { $count ->
        [one] ne entra in gioco { $count }, senza vedere quale.
       *[other] ne entrano in gioco { $count }, senza vedere quali.
    }
   *[red] Dei { $shown } cavi rossi mostrati, { $count ->
        [one] ne entra in gioco { $count }, senza vedere quale.
       *[other] ne entrano in gioco { $count }, senza vedere quali.
    }
}
event-dealt = I cavi sono distribuiti e messi in ordine.
event-equipped = Equipaggiamento: { $cards }.
event-turn-began = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $seat }.
}
event-lied = { $them ->
    [yes] Segnalino falso: il tuo cavo { $place } non è { $value }.
   *[no] Segnalino falso: il cavo { $place } di { $owner } non è { $value }.
}
event-absent = { $you ->
    [yes] Non hai nessun { $value-key }, e tutti lo sanno.
   *[no] { $seat } non ha nessun { $value-key }.
}
event-claimed = { $you ->
    [yes] Indichi { $count ->
        [one] il cavo { $places }
       *[other] i cavi { $places }
    } di { $owner }: { $how-key ->
        [x-or-y] «{ $values }: uno dei due!»
       *[other] «{ $values }!»
    }
   *[no] { $them ->
        [yes] { $seat } indica { $count ->
            [one] il tuo cavo { $places }:
           *[other] i tuoi cavi { $places }:
        } { $how-key ->
            [x-or-y] «{ $values }: uno dei due!»
           *[other] «{ $values }!»
        }
       *[no] { $seat } indica { $count ->
            [one] il cavo { $places }
           *[other] i cavi { $places }
        } di { $owner }: { $how-key ->
            [x-or-y] «{ $values }: uno dei due!»
           *[other] «{ $values }!»
        }
    }
}
event-cut = { $you ->
    [yes] Giusto! Il cavo { $place } di { $owner } è { $value }, come il tuo cavo { $own }: tagliati entrambi.
   *[no] { $them ->
        [yes] Giusto! Il tuo cavo { $place } è { $value }, come il cavo { $own } di { $seat }: tagliati entrambi.
       *[no] Giusto! Il cavo { $place } di { $owner } è { $value }, come il cavo { $own } di { $seat }: tagliati entrambi.
    }
}
event-missed = { $them ->
    [yes] Sbagliato: «{ $values }» non vale per { $count ->
        [one] il tuo cavo { $places }.
       *[other] i tuoi cavi { $places }.
    }
   *[no] Sbagliato: «{ $values }» non vale per { $count ->
        [one] il cavo { $places } di { $owner }.
       *[other] i cavi { $places } di { $owner }.
    }
}
event-found-red = { $them ->
    [yes] { $count ->
        [one] Il tuo cavo { $places } è rosso,
       *[other] I tuoi cavi { $places } sono rossi,
    } ma lo Stabilizzatore tiene.
   *[no] { $count ->
        [one] Il cavo { $places } di { $owner } è rosso,
       *[other] I cavi { $places } di { $owner } sono rossi,
    } ma lo Stabilizzatore tiene.
}
event-solo-cut = { $you ->
    [yes] Taglio in solitaria! Tagli { $value-key ->
        [yellow] gli ultimi cavi gialli
       *[other] gli ultimi { $value-key }
    }: { $places }.
   *[no] Taglio in solitaria! { $seat } taglia { $value-key ->
        [yellow] gli ultimi cavi gialli
       *[other] gli ultimi { $value-key }
    }: { $places }.
}
event-dialled = { $way-key ->
    [back] Il detonatore torna indietro.
   *[on] Il detonatore avanza.
} { $lives ->
    [0] È arrivato in fondo.
    [1] Ancora uno spazio, e la bomba esplode.
    [2] Potete permettervi ancora un errore.
   *[other] Potete permettervi ancora { $left } errori.
}
event-validated = I quattro { $value-key } sono tagliati.
event-unlocked = Sbloccato: { $equipment }.
event-restored = Lancio d’emergenza: le carte usate tornano buone{ $count ->
    [0] {""} – non ce ne sono
   *[other] : { $cards }
}.
event-disintegrated = Il disintegratore colpisce il { $value-key }: { $count ->
    [0] non ne resta nessuno
    [one] un cavo è tagliato
   *[other] { $count } cavi sono tagliati
}.
event-singled = { $them ->
    [yes] Etichetta ×1: il numero del tuo { $place } è una volta sola sul supporto.
   *[no] Etichetta ×1: il numero del { $place } di { $owner } è una volta sola sul supporto.
}
event-used = { $you ->
    [yes] { $own-key ->
        [yes] Usi il tuo potere:
       *[no] Usi un equipaggiamento:
    }
   *[no] { $own-key ->
        [yes] { $seat } usa il suo potere:
       *[no] { $seat } usa un equipaggiamento:
    }
} { $value-key ->
    [none] { $equipment }.
    [yellow] { $equipment }, valore giallo.
   *[other] { $equipment }, valore { $value-key }.
}
event-labelled = { $label-key ->
    [alike] { $them ->
        [yes] I tuoi cavi { $place } e { $next } sono uguali.
       *[no] I cavi { $place } e { $next } di { $owner } sono uguali.
    }
   *[unlike] { $them ->
        [yes] I tuoi cavi { $place } e { $next } sono diversi.
       *[no] I cavi { $place } e { $next } di { $owner } sono diversi.
    }
}
event-radar-answer = { $them ->
    [yes] { $yes-key ->
        [yes] Hai { $value }
       *[no] Non hai nessun { $value-key }
    }
   *[no] { $yes-key ->
        [yes] { $owner } ha { $value }
       *[no] { $owner } non ha nessun { $value-key }
    }
}{ $stands ->
    [1] .
   *[other] {" "}{ $side ->
        [1] sul primo portatessere.
       *[2] sul secondo portatessere.
    }
}
event-recharged = { $you ->
    [yes] Il tuo potere è di nuovo pronto.
   *[no] Il potere di { $seat } è di nuovo pronto.
}
event-passed-on = { $you ->
    [yes] Passi il turno a { $to }.
   *[no] { $them ->
        [yes] { $seat } passa il turno a te.
       *[no] { $seat } passa il turno a { $to }.
    }
}
event-robot-walked = Il robot { $back-key ->
    [yes] torna indietro
   *[no] avanza
} { $at ->
    [0] fino allo spazio prima dell’1.
    [1] fino all’1.
    [8] fino all’8.
    [11] fino all’11.
   *[other] fino al { $at }.
}
event-took-oxygen = { $you ->
    [yes] Prendi { $amount ->
        [one] { $amount } segnalino ossigeno;
       *[other] { $amount } segnalini ossigeno;
    } in riserva: { $reserve }.
   *[no] { $seat } prende { $amount ->
        [one] { $amount } segnalino ossigeno;
       *[other] { $amount } segnalini ossigeno;
    } in riserva: { $reserve }.
}
event-fresh-oxygen = Tutto l’ossigeno torna nella riserva.
event-gave-oxygen = { $you ->
    [yes] Dai { $amount ->
        [one] { $amount } segnalino ossigeno
       *[other] { $amount } segnalini ossigeno
    } a { $to }.
   *[no] { $them ->
        [yes] { $seat } ti dà { $amount ->
            [one] { $amount } segnalino ossigeno.
           *[other] { $amount } segnalini ossigeno.
        }
       *[no] { $seat } dà { $amount ->
            [one] { $amount } segnalino ossigeno
           *[other] { $amount } segnalini ossigeno
        } a { $to }.
    }
}
event-paid-oxygen = { $you ->
    [yes] Paghi { $amount ->
        [one] { $amount } segnalino ossigeno.
       *[other] { $amount } segnalini ossigeno.
    }
   *[no] { $seat } paga { $amount ->
        [one] { $amount } segnalino ossigeno.
       *[other] { $amount } segnalini ossigeno.
    }
}
event-got-oxygen = { $you ->
    [yes] Ricevi { $amount ->
        [one] { $amount } segnalino ossigeno
       *[other] { $amount } segnalini ossigeno
    } dalla riserva.
   *[no] { $seat } riceve { $amount ->
        [one] { $amount } segnalino ossigeno
       *[other] { $amount } segnalini ossigeno
    } dalla riserva.
}
event-lost-oxygen = { $why ->
    [box] Nessuno può riceverlo: { $amount ->
        [one] { $amount } segnalino ossigeno va nella scatola.
       *[other] { $amount } segnalini ossigeno vanno nella scatola.
    }
   *[out] { $you ->
        [yes] Non hai più cavi; { $amount ->
            [one] { $amount } segnalino ossigeno lascia il gioco.
           *[other] { $amount } segnalini ossigeno lasciano il gioco.
        }
       *[no] { $seat } non ha più cavi; { $amount ->
            [one] { $amount } segnalino ossigeno lascia il gioco.
           *[other] { $amount } segnalini ossigeno lasciano il gioco.
        }
    }
}
event-skipped = { $you ->
    [yes] Salti il tuo turno.
   *[no] { $seat } salta il turno.
}
event-card-turned = Si gira la carta Numero { $value-key }.
event-cards-shuffled = Le carte Numero vengono rimescolate.
event-snipped = { $you ->
    [yes] Dici «Zac!»
   *[no] { $seat } dice «Zac!»
}
event-false-call = { $you ->
    [yes] Falso allarme: non hai nessun { $value-key }.
   *[no] Falso allarme: { $seat } non ha nessun { $value-key }.
}
event-appointed = { $you ->
    [yes] { $them ->
        [yes] Taglierai tu.
       *[no] Scegli { $to } per il taglio.
    }
   *[no] { $them ->
        [yes] { $seat } sceglie te per il taglio.
       *[no] { $seat } ha scelto: deve tagliare { $to }.
    }
}
event-lacked = { $you ->
    [yes] Non hai nessun { $value-key }.
   *[no] { $seat } non ha nessun { $value-key }.
}
event-cards-taken = { $you ->
    [yes] Prendi due carte Numero:
   *[no] { $seat } prende due carte Numero:
} { $sign-key ->
    [plus] { $first } + { $second } = { $value-key }.
   *[minus] { $first } − { $second } = { $value-key }.
}
event-cards-dropped = { $you ->
    [yes] Scarti le carte Numero { $first } e { $second }.
   *[no] { $seat } scarta le carte Numero { $first } e { $second }.
}
event-cards-laid = Le dodici carte Numero sono di nuovo tutte scoperte.
event-play-again = { $you ->
    [yes] Anche il prossimo turno è tuo.
   *[no] Anche il prossimo turno è di { $seat }.
}
event-traded = { $you ->
    [yes] Dai { $amount ->
        [one] { $amount } segnalino ossigeno
       *[other] { $amount } segnalini ossigeno
    } a { $to }.
   *[no] { $them ->
        [yes] { $seat } ti dà { $amount ->
            [one] { $amount } segnalino ossigeno.
           *[other] { $amount } segnalini ossigeno.
        }
       *[no] { $seat } dà { $amount ->
            [one] { $amount } segnalino ossigeno
           *[other] { $amount } segnalini ossigeno
        } a { $to }.
    }
}
event-announced = { $last-key ->
    [yes] Ultimo tratto: trattenete il respiro!
   *[no] { $unit-key ->
        [turns] { $left ->
            [one] Ancora { $left } turno.
           *[other] Ancora { $left } turni.
        }
       *[seconds] { $left ->
            [240] Ancora quattro minuti.
            [120] Ancora due minuti.
           *[other] Ancora { $left } secondi.
        }
    }
}
event-thumbed = { $you ->
    [yes] Pollice in su: chiedi ossigeno.
   *[no] Pollice in su: { $seat } chiede ossigeno.
}
event-defused = La bomba è disinnescata: missione compiuta!
event-matched = { $them ->
    [yes] Giusto: il tuo cavo { $place } è { $value }.
   *[no] Giusto: il cavo { $place } di { $owner } è { $value }.
}
event-tagged = { $them ->
    [yes] Segnalino Info: il tuo cavo { $place } è { $value }.
   *[no] Segnalino Info: il cavo { $place } di { $owner } è { $value }.
}
event-pointed = { $them ->
    [yes] Da ricordare: il tuo cavo { $place } è { $value }.
   *[no] Da ricordare: il cavo { $place } di { $owner } è { $value }.
}
event-set-aside = { $them ->
    [yes] Un segnalino accanto al tuo portatessere: { $value }.
   *[no] Un segnalino accanto al portatessere di { $owner }: { $value }.
}
event-reds-revealed = { $you ->
    [yes] Riveli { $count ->
        [one] il tuo cavo rosso:
       *[other] i tuoi cavi rossi:
    } { $places }. Per te è finita qui.
   *[no] { $seat } rivela { $count ->
        [one] il proprio cavo rosso,
       *[other] i propri cavi rossi,
    } { $places }, e non gioca più.
}
event-yellows-cut = { $you ->
    [yes] Hai trovato tutti i cavi gialli: sono tagliati.
   *[no] { $seat } ha trovato tutti i cavi gialli: sono tagliati.
}
event-sevens-cut = { $you ->
    [yes] Hai trovato tutti i 7: sono tagliati.
   *[no] { $seat } ha trovato tutti i 7: sono tagliati.
}
event-only-sevens = { $you ->
    [yes] Ti restano solo dei 7: { $places }.
   *[no] { $seat } ha solo dei 7: { $places }.
}
event-exploded = { $why-key ->
    [red] Quel cavo era rosso. La bomba esplode!
    [dial] Il detonatore è arrivato in fondo. La bomba esplode!
    [robot] Il robot ha superato il 12. La bomba esplode!
    [time] Il tempo è scaduto. La bomba esplode!
    [sevens] Quello non era un 7. La bomba esplode!
    [yellows] Uno di questi cavi era rosso. La bomba esplode!
    [stuck] Non c’è più niente da fare. La bomba esplode!
    [robot-full] Nessuno può più prendere i cavi del robot. La bomba esplode!
    [only-reds] Solo cavi rossi in mano: una scelta fatale. La bomba esplode!
    [not-yellow] Uno di questi cavi non era giallo. La bomba esplode!
    [escaped] Tutti i cavi sono tagliati e il Dottore è ancora libero. La bomba esplode!
    [strict] Solo dei 7, troppo presto. La bomba esplode!
    [round] Per un giro intero nessuno ha potuto giocare. La bomba esplode!
    [not-red] Quel cavo non era rosso. La bomba esplode!
    [stranded] Restano carte Numero scoperte davanti a chi non ha più cavi. La bomba esplode!
    [blocked] Restavano solo valori bloccati. La bomba esplode!
    [rookie] La recluta ha sbagliato. La bomba esplode!
    [captain] Il Capitano ha sbagliato. La bomba esplode!
    [skipped] Tutti hanno saltato il turno. La bomba esplode!
    [named] I cavi indicati non erano tutti giusti. La bomba esplode!
    [turns] Non restano più turni. La bomba esplode!
    [reversed] Qualcosa non tornava con il cavo girato. La bomba esplode!
   *[other] La bomba esplode!
}
event-robot-gave = Un cavo del robot{ $wire-key ->
    [unknown] {""}
   *[other] {" "}({ $wire })
} { $them ->
    [yes] arriva a te
   *[no] va a { $owner }
}, al posto { $place }.
event-red-came = Un cavo rosso{ $wire-key ->
    [unknown] {""}
   *[other] {" "}({ $wire })
} { $them ->
    [yes] arriva a te
   *[no] va a { $owner }
}, al posto { $place }.
event-handed = Un cavo{ $wire-key ->
    [unknown] {""}
   *[other] {" "}({ $wire })
} cambia mano: dal { $giver-you ->
    [yes] tuo posto { $origin }
   *[no] posto { $origin } di { $giver }
} al { $owner-you ->
    [yes] tuo posto { $place }
   *[no] posto { $place } di { $owner }
}.

## Il tavolo in parole

twin-mission = Missione { $mission }. { $turns ->
    [0] Nessun turno giocato.
    [one] { $turns } turno giocato.
   *[other] { $turns } turni giocati.
}
twin-captain = { $you ->
    [yes] Il Capitano sei tu.
   *[no] Il Capitano è { $seat }.
}
twin-dial = { $lives ->
    [0] Il detonatore è in fondo.
    [1] Detonatore: al prossimo errore la bomba esplode.
    [2] Detonatore: potete permettervi ancora un errore.
   *[other] Detonatore: potete permettervi ancora { $left } errori.
}
twin-stable = Lo Stabilizzatore protegge questo turno.
twin-again = Anche il prossimo turno è della stessa persona.
twin-strip = La striscia dei numeri:
twin-finished = Completati: { $numbers }.
twin-cut = { $number }: { $cut ->
    [one] { $cut } tagliato
   *[other] { $cut } tagliati
} su { $of }.
twin-whole = Ancora intatti: { $numbers }.
twin-yellows = Gialli: { $cut ->
    [one] { $cut } tagliato
   *[other] { $cut } tagliati
} su { $of }.
twin-reds = Cavi rossi in gioco: { $count }.
twin-markers = Segnati, di sicuro in gioco: { $wires }.
twin-perhaps = Forse in gioco: { $wires }.
twin-equipment = Equipaggiamento: { $equipment }{ $number ->
    [13] {""}
   *[other] {" "}({ $number })
}, { $state-key ->
    [used] già usato.
    [ready] pronto.
   *[locked] { $number ->
        [13] { $needs ->
            [one] bloccato: ancora un cavo giallo da tagliare.
           *[other] bloccato: ancora { $needs } cavi gialli da tagliare.
        }
       *[other] { $needs ->
            [one] bloccato: ancora un { $number } da tagliare.
           *[other] bloccato: ancora { $needs } cavi di valore { $number } da tagliare.
        }
    }
}
twin-robot = Il robot è { $at ->
    [0] prima dell’1
    [1] sull’1
    [8] sull’8
    [11] sull’11
   *[other] sul { $at }
}; cavi che porta: { $wires }.
twin-robot-next = Il suo prossimo passo porta { $next ->
    [0] allo spazio prima dell’1.
    [1] all’1.
    [8] all’8.
    [11] all’11.
   *[other] al { $next }.
}
twin-reserve = Ossigeno in riserva: { $count }.
twin-card = Carta Numero scoperta: { $number }.
twin-deck = Carte Numero ancora da girare: { $count }.
twin-numbers = Carte Numero scoperte: { $numbers }.
twin-clock = { $pace-key ->
    [calm] { $left ->
        [one] Ancora { $left } turno;
       *[other] Ancora { $left } turni;
    } prossimo evento { $next ->
        [one] dopo { $next } turno.
       *[other] dopo { $next } turni.
    }
   *[running] { $left ->
        [one] Ancora { $left } secondo;
       *[other] Ancora { $left } secondi;
    } prossimo evento tra { $next ->
        [one] { $next } secondo.
       *[other] { $next } secondi.
    }
}
twin-window = { $count ->
    [one] { $count } secondo per dire «Zac!».
   *[other] { $count } secondi per dire «Zac!».
}
twin-declined = Hanno rinunciato: { $declined }.
twin-aim = { $you ->
    [yes] Hai annunciato { $values } e indichi:
   *[no] { $seat } ha annunciato { $values } e indica:
}
twin-spot = { $them ->
    [yes] Il tuo cavo { $place }.
   *[no] Il cavo { $place } di { $owner }.
}
twin-claims = Puoi annunciare:
twin-claim = { $value-key ->
    [yellow] giallo
   *[other] { $value-key }
} ({ $copies }).
twin-solo = Hai tutti quelli che restano.
twin-cost = Costo in ossigeno: { $count }.
twin-unlocks = Sbloccherebbe: { $cards }.
twin-finishes = Completerebbe il numero.
twin-robot-there = Il robot è lì.
twin-miss = { $lives ->
    [1] Dopo un errore non potreste permettervene altri.
    [2] Dopo un errore potreste permettervene ancora uno.
   *[other] Dopo un errore potreste permettervene ancora { $left }.
}
twin-miss-robot = Un errore porterebbe il robot { $at ->
    [1] all’1.
    [8] all’8.
    [11] all’11.
   *[other] al { $at }.
}
twin-miss-safe = In questo turno un errore non costa niente.
twin-miss-end = Un errore farebbe esplodere la bomba.
twin-seat = { $you ->
    [yes] Tu
   *[no] { $seat }
}: { $closed ->
    [0] nessun cavo coperto.
    [one] { $closed } cavo coperto.
   *[other] { $closed } cavi coperti.
}
twin-role = Potere: { $equipment }, { $state-key ->
    [used] già usato.
   *[fresh] disponibile.
}
twin-oxygen = Ossigeno: { $count }.
twin-thumb = Pollice in su: chiede ossigeno.
twin-absent = Non in questa mano: { $values }.
twin-stand = { $you ->
    [yes] Il tuo { $side ->
        [1] portatessere:
       *[2] secondo portatessere:
    }
   *[no] { $side ->
        [1] Portatessere
       *[2] Secondo portatessere
    } di { $seat }:
}
twin-beside = Segnalini accanto al portatessere: { $values }.
twin-open = { $place }: { $wire }, scoperto.
twin-face = { $place }: { $wire }.
twin-closed = { $place }: coperto.
twin-token = Segnalino Info: { $value }.
twin-known = Lo sanno tutti: { $value }.
twin-not = Non { $values }.
twin-between = Da { $low } a { $high }.
twin-from = { $low } o più.
twin-up-to = { $high } o meno.
twin-label = { $label-key ->
    [alike] Uguale al successivo.
   *[unlike] Diverso dal successivo.
}
twin-came = Arrivato dopo.
twin-single = il suo numero è qui una volta sola
twin-apart = in disparte dalla fila
twin-may = Può essere: { $values }.
twin-odds = { $value-key ->
    [yellow] Giallo
    [red] Rosso
   *[other] { $value-key }
}: { $percent ->
    [0] meno dell’1%.
   *[other] { $percent }%.
}

## Segnali: tutto ciò che si può dire finché la bomba ticchetta

phrase-mind-robot = Attenti al robot
phrase-mind-dial = Attenti al detonatore
phrase-equipment = Equipaggiamento?
phrase-take-time = Fai con calma
phrase-well-cut = Bel taglio!
phrase-mission-rule = Regola della missione!

## Ripensando a un taglio

review-sure = Un taglio sicuro: non poteva fallire.
review-best = Probabilità di riuscita: { $right }%, e niente prometteva di più.{ $red ->
    [0] {""}
   *[other] {" "}Rischio di rosso: { $red }%.
}
review-better = Probabilità di riuscita: { $right }%{ $red ->
    [0] .
   *[other] , rischio di rosso: { $red }%.
} Era meglio { $them ->
    [yes] il tuo cavo { $place }
   *[no] il cavo { $place } di { $owner }
}: { $value }, probabilità { $best }%.
review-all = Tutti e { $count } i cavi insieme, probabilità di riuscita: { $right }%.

## Regole: il gioco base

chapter-base = Il gioco base
rule-R1 = Per la prima missione il Capitano si sorteggia, a meno che non vi accordiate su chi è. A ogni nuova missione o nuovo tentativo il ruolo passa a sinistra. Il Capitano comincia, poi si gioca in senso orario.
    .cite = Regole base 1: il Capitano
    .no = Non c’è un giocatore { $captain }: siete solo in { $seats }.
rule-R2 = I tuoi cavi stanno su un portatessere che solo tu vedi di fronte. In due avete due portatessere a testa; in tre il Capitano ne ha due e gli altri uno; in quattro o cinque ne avete uno ciascuno. Due portatessere sono una sola mano, ma ognuno è ordinato per conto suo. I posti si chiamano A, B, C e così via da sinistra, e a, b, c su un secondo portatessere.
    .cite = Regole base 2: i portatessere
rule-R3 = Ci sono quattro cavi blu per ogni numero da 1 a 12, un cavo giallo per ciascuno tra 1.1, 2.1 e così via fino a 11.1, e un cavo rosso per ciascuno tra 1.5, 2.5 e così via fino a 11.5. Quel che segue il punto dice solo dove va ordinato il cavo: tutti i gialli hanno il valore giallo, tutti i rossi il valore rosso. Tutti i cavi blu che la missione usa sono in gioco. La missione dice anche quanti gialli e quanti rossi: si pescano a caso, si mostrano a tutti, si segnano sulla striscia e si mescolano con gli altri. Se dice «X su Y», si mostrano Y cavi e si segnano con un punto interrogativo; X di loro entrano in gioco e gli altri si mettono via, senza che nessuno veda quali.
    .cite = Regole base 3: cavi e indicatori
rule-R4 = Tutti i cavi si distribuiscono coperti sui portatessere, il più equamente possibile, a partire dal Capitano in senso orario. Se non si dividono in parti uguali, i primi portatessere ne ricevono uno in più. Metti ogni portatessere in ordine crescente da sinistra a destra: 1, 1.1, 1.5, 2 e così via. Solo tu vedi i valori.
    .cite = Regole base 4: la distribuzione
rule-R5 = Si pescano a caso tante carte Equipaggiamento quanti sono i giocatori; stanno scoperte, all’inizio bloccate. Una carta che la missione non vuole si mette da parte, e se ne pesca un’altra.
    .cite = Regole base 5: l’equipaggiamento
rule-R6 = Prima del primo turno tutti mettono un segnalino Info davanti a un proprio cavo blu, prima il Capitano, poi in senso orario. Mostra il valore vero; qui un segnalino giallo non è permesso. Anche con due portatessere il segnalino è uno solo.
    .cite = Regole base 6: il segnalino iniziale
    .no = Il segnalino iniziale va davanti a un tuo cavo blu ancora coperto.
rule-R7 = Al tuo turno fai esattamente una di tre cose. Taglio in coppia: indichi un cavo di un compagno e annunci un valore che hai, non tagliato. Se è giusto, quel cavo e uno dei tuoi sono tagliati: restano scoperti al loro posto. Se è sbagliato, il cavo riceve un segnalino Info con il suo valore vero e il detonatore avanza di uno spazio; tu non mostri nessun cavo. Se il cavo è rosso, la bomba esplode. Taglio in solitaria: se hai tutti i cavi rimasti di un valore, li tagli senza gli altri, tutti e quattro o gli ultimi due. Rivelare i rossi: se tutti i tuoi cavi non tagliati sono rossi, devi rivelarli, e non giochi più.
    .cite = Regole base 7: un turno
    .no = { $why-key ->
        [only-reds] Ti resta solo del rosso: devi rivelarlo.
        [not-only-reds] Puoi rivelare i tuoi cavi rossi solo quando non ti resta altro.
        [own] Indica un cavo di un compagno, non uno tuo.
        [nothing] A quel posto non c’è nessun cavo.
        [open] Quel cavo è già scoperto.
       *[not-all] Per un Taglio in solitaria servono tutti quelli che restano: sono { $left }, e tu ne hai { $held }.
    }
rule-R8 = Tutti i cavi gialli sono un solo valore: dici «giallo», e devi avere un cavo giallo. Per un Taglio in solitaria ti servono tutti i gialli rimasti, due o quattro.
    .cite = Regole base 8: i cavi gialli
    .no = Per «giallo» devi avere un cavo giallo; per un Taglio in solitaria tutti quelli che restano, due o quattro.
rule-R9 = In un Taglio in coppia puoi annunciare apposta un valore sbagliato, purché tu lo abbia, non tagliato. Un valore che non hai non si può annunciare.
    .cite = Regole base 9: sbagliare apposta
    .no = { $value-key ->
        [yellow] Non hai nessun giallo, quindi non puoi annunciarlo.
       *[other] Non hai nessun { $value-key }, quindi non puoi annunciarlo.
    }
rule-R10 = Quando tutti e quattro i cavi di un numero sono tagliati, sulla striscia si mette un gettone Convalida. Aiuta a ricordare, e alcune missioni ne tengono conto.
    .cite = Regole base 10: i gettoni Convalida
rule-R11 = Se non ti resta nessun cavo non tagliato, non hai più turni. Gli altri continuano.
    .cite = Regole base 11: una mano vuota
rule-R12 = Vincete insieme quando non resta nessun cavo coperto: tutti i blu e i gialli tagliati, tutti i rossi rivelati. Perdete insieme quando viene tagliato un cavo rosso, quando il detonatore arriva in fondo, o quando lo dice la missione.
    .cite = Regole base 12: vincere e perdere
rule-R13 = Se i segnalini Info finiscono, se ne riusa uno il cui cavo è tagliato; se non ce n’è, il valore si dice ad alta voce, e bisogna ricordarselo.
    .cite = Regole base 13: abbastanza segnalini
rule-R14 = Non parlate dei vostri cavi, non date indizi, non ripetete ciò che segnalini e turni passati hanno detto, e non condividete ipotesi sui cavi coperti. Potete parlare di tattica in generale e di quando usare l’equipaggiamento, e ricordarvi a vicenda i poteri e le regole della missione.
    .cite = Regole base 14: parlare
rule-R15 = Nello stesso turno si possono usare più equipaggiamenti, uno dopo l’altro. Ciò che si può usare in qualsiasi momento vale per tutti, anche fuori dal proprio turno.
    .cite = Regole base 15: in qualsiasi momento
rule-R16 = Il detonatore parte a tanti spazi dalla fine quanti sono i giocatori, e ogni errore lo fa avanzare di uno; alla fine la bomba esplode. In due ci si può quindi permettere un errore, in tre due, in quattro tre, in cinque quattro. Il detonatore mostra quanti ve ne restano.
    .cite = Regole base 16: il detonatore

## Regole: l’equipaggiamento

chapter-equipment = L’equipaggiamento
rule-E1 = In qualsiasi momento: metti l’etichetta ≠ davanti a due cavi vicini di valore diverso, su un tuo portatessere. Uno dei due può essere già tagliato. Due gialli contano come uguali, e così due rossi.
    .cite = Equipaggiamento 1: Etichetta ≠
    .no = L’etichetta ≠ va davanti a due vicini diversi, di cui almeno uno ancora coperto.
rule-E2 = In qualsiasi momento: tu e un compagno vi date a vicenda un cavo non tagliato di qualsiasi colore, coperto. Ognuno mette in ordine quello che ha ricevuto; con due portatessere, su quello da cui è partito l’altro cavo. Tutti vedono da quale posto parte ogni cavo e dove si trova ora. Un segnalino Info segue il suo cavo.
    .cite = Equipaggiamento 2: Walkie-talkie
    .no = Dai un tuo cavo coperto a un compagno che ne ha ancora uno.
rule-E3 = Al tuo turno: un Taglio in coppia con un valore blu ed esattamente tre cavi di uno stesso portatessere. Per il resto vale il Doppio rilevatore.
    .cite = Equipaggiamento 3: Triplo rilevatore
    .no = Il Triplo rilevatore indica tre cavi coperti di uno stesso portatessere.
rule-E4 = In qualsiasi momento: metti un segnalino Info davanti a un tuo cavo blu.
    .cite = Equipaggiamento 4: Post-it
    .no = Un Post-it va davanti a un tuo cavo blu coperto che non ha ancora un segnalino.
rule-E5 = Al tuo turno: un Taglio in coppia con un valore blu e un portatessere intero: tutti i suoi cavi non tagliati, anche se è uno solo. Per il resto vale il Doppio rilevatore.
    .cite = Equipaggiamento 5: Super rilevatore
    .no = Il Super rilevatore indica un intero portatessere di un compagno, con almeno un cavo coperto.
rule-E6 = In qualsiasi momento: il detonatore torna indietro di uno spazio.
    .cite = Equipaggiamento 6: Riavvolgitore
    .no = In questa missione non c’è il detonatore.
rule-E7 = In qualsiasi momento: uno o due personaggi che hanno già usato il loro potere possono usarlo ancora una volta.
    .cite = Equipaggiamento 7: Batterie d’emergenza
    .no = Si ricarica solo un potere già usato.
rule-E8 = In qualsiasi momento: annuncia un numero da 1 a 12. Tutti, anche tu, dicono se ne hanno un cavo blu non tagliato, per ogni portatessere a parte.
    .cite = Equipaggiamento 8: Radar generale
    .no = In questa missione non ci sono cavi di quel numero.
rule-E9 = All’inizio del tuo turno, prima di un Taglio in coppia: in questo turno un errore non fa avanzare il detonatore, e un cavo rosso non esplode. Il segnalino Info si mette comunque, ma non davanti a un cavo rosso.
    .cite = Equipaggiamento 9: Stabilizzatore
    .no = Lo Stabilizzatore è già acceso.
rule-E10 = Al tuo turno: un Taglio in coppia su un cavo con due valori, che devi avere entrambi; uno può essere il giallo. Puoi unirvi un rilevatore; allora i due valori devono essere blu.
    .cite = Equipaggiamento 10: Raggio X o Y
    .no = Il raggio vuole due valori che hai, prima il più basso, e un cavo coperto di un compagno. Il giallo non va con un rilevatore.
rule-E11 = Al tuo turno: lo salti e scegli a chi tocca, senza consultare gli altri. Da lì si continua in senso orario.
    .cite = Equipaggiamento 11: Thermos del caffè
    .no = Scegli un compagno che ha ancora cavi coperti.
rule-E12 = In qualsiasi momento: metti l’etichetta = davanti a due cavi vicini di valore uguale, su un tuo portatessere. Uno dei due può essere già tagliato. Due gialli contano come uguali, e così due rossi.
    .cite = Equipaggiamento 12: Etichetta =
    .no = L’etichetta = va davanti a due vicini uguali, di cui almeno uno ancora coperto.
rule-E13 = Subito, quando due cavi gialli sono tagliati: si aggiungono due carte Equipaggiamento. Possono anche essere già pronte. Questa carta c’è solo se la missione ha cavi gialli, e non nelle missioni da 1 a 8 e 41.
    .cite = Equipaggiamento 13: Doppio fondo
rule-E14 = Una carta è bloccata finché non sono tagliati due cavi del suo numero, una con doppio blocco finché non lo sono tutti e quattro, il Doppio fondo finché non lo sono due gialli. Ogni carta si usa una volta, poi si gira.
    .cite = Equipaggiamento 14: i blocchi
    .no = { $why-key ->
        [absent] Questa carta non è in tavola: { $equipment }.
        [used] Questa carta è già stata usata: { $equipment }.
       *[locked] Questa carta è ancora bloccata: { $equipment }. { $needs ->
            [one] Va tagliato ancora un cavo del suo numero.
           *[other] Vanno tagliati ancora { $needs } cavi del suo numero.
        }
    }
rule-E15 = Il Doppio fondo pesca tra le carte di questa missione; i numeri sostituiti restano fuori. Se ne restano meno di due, porta quelle che ci sono.
    .cite = Equipaggiamento 15: che cosa porta il Doppio fondo
rule-E16 = Le carte immediate agiscono subito, non costano nulla e poi sono esaurite. Il Lancio d’emergenza non riporta né le carte immediate né se stesso.
    .cite = Equipaggiamento 16: carte immediate
rule-E17 = Per vincoli e sfide il Pass rapido conta come Taglio in solitaria. Con esso si possono tagliare due cavi su tre o su quattro.
    .cite = Equipaggiamento 17: il Pass rapido è un Taglio in solitaria
rule-E18 = Ogni numero da 1 a 12 è ugualmente probabile. Se è già finito, non succede nulla. Non è il taglio di nessuno: non costa e non muove nulla, ma ci sono i gettoni Convalida e ciò che ne segue. Taglia anche i cavi girati.
    .cite = Equipaggiamento 18: che cosa colpisce il Disintegratore
rule-E19 = Il Rampino non prende un cavo girato. Un segnalino Info viaggia con il suo cavo. Chi perde l’ultimo cavo non ha più turni. Con due portatessere scegli dove va il cavo.
    .cite = Equipaggiamento 19: che cosa prende il Rampino
    .no = Il Rampino prende un cavo coperto di un compagno, ma non uno girato.
rule-E20 = L’etichetta ×1 va solo davanti a un cavo per cui è vera. I tuoi cavi girati non contano.
    .cite = Equipaggiamento 20: dove va l’etichetta ×1
    .no = L’etichetta ×1 va davanti a un tuo cavo blu il cui valore sta una volta sola su quel portatessere.
rule-E21 = Una carta con doppio blocco è bloccata finché non sono tagliati tutti e quattro i cavi del suo numero, anche dal Pass rapido o dal Disintegratore.
    .cite = Equipaggiamento 21: doppi blocchi
    .no = Questa carta ha un doppio blocco: { $equipment }. { $needs ->
        [one] Deve essere tagliato ancora un cavo del suo numero.
       *[other] Devono essere tagliati ancora { $needs } cavi del suo numero.
    }
rule-E22 = In qualsiasi momento: metti l’etichetta ×1 davanti a un tuo cavo blu, tagliato o no. Dice che il suo valore sta esattamente una volta su questo portatessere, contando i cavi tagliati.
    .cite = Equipaggiamento 22: Etichetta ×1
rule-E23 = Subito, quando tutti e quattro i 3 sono tagliati: tutte le carte Equipaggiamento usate si riscoprono e si possono usare ancora una volta.
    .cite = Equipaggiamento 23: Lancio d’emergenza
rule-E24 = Al tuo turno: taglia da solo due tuoi cavi uguali, anche se altri di quel valore sono altrove.
    .cite = Equipaggiamento 24: Pass rapido
    .no = Ti servono per questo due tuoi cavi coperti uguali.
rule-E25 = Subito, quando tutti e quattro i 10 sono tagliati: si estrae un numero da 1 a 12, e tutti ne tagliano tutti i cavi rimasti.
    .cite = Equipaggiamento 25: Disintegratore
rule-E26 = In qualsiasi momento: indica un cavo coperto di un compagno, prendilo senza mostrarlo e mettilo in ordine nella tua mano. Tutti vedono da dove viene e dove va.
    .cite = Equipaggiamento 26: Rampino

## Regole: i personaggi

chapter-characters = I personaggi
rule-C1 = Tutti hanno il Doppio rilevatore: in un Taglio in coppia annunci un valore blu e indichi esattamente due cavi di uno stesso portatessere, vicini o no. Se uno è giusto, il proprietario lo taglia; se lo sono entrambi, ne taglia uno e non dice che ce n’era un altro. Se nessuno lo è, il detonatore avanza e il proprietario mette un segnalino Info davanti a uno dei due. Se uno è rosso, non esplode niente, e il segnalino va davanti all’altro, senza una parola. La bomba esplode solo se sono tutti rossi. Giallo e rosso non si possono annunciare.
    .cite = Personaggi 1: Doppio rilevatore
    .no = Il Doppio rilevatore indica due cavi coperti di uno stesso portatessere e annuncia un valore blu che hai.
rule-C2 = Dalla missione 31 in poi tutti tranne il Capitano possono prendere un altro personaggio: Radar generale, Walkie-talkie, Triplo rilevatore o Raggio X o Y. Di ognuno ce n’è uno, e fa quello che fa l’equipaggiamento con lo stesso nome. Il Capitano tiene sempre il Doppio rilevatore.
    .cite = Personaggi 2: altri quattro
    .no = { $you ->
        [yes] Non è il tuo personaggio: { $equipment }.
       *[no] Questo personaggio ce l’ha già { $seat }: { $equipment }.
    }
rule-C3 = Il potere di un personaggio si usa una volta per missione. Le Batterie d’emergenza lo ricaricano.
    .cite = Personaggi 3: una volta per missione
    .no = In questa missione hai già usato il tuo potere.
rule-C4 = Nelle missioni 44, 45, 47, 49, 51, 54, 59, 63 e 65 nessuno può prendere il personaggio con il Raggio X o Y.
    .cite = Personaggi 4: niente raggio in alcune missioni
    .no = In questa missione non c’è il personaggio con il Raggio X o Y.
rule-C5 = In alcune missioni non si sceglie il personaggio. Nella 58 tutti hanno il Doppio rilevatore, e così nella 34, all’inizio coperto. Nella 27 nessuno ha un personaggio, e nella 28 il Capitano non ne ha.
    .cite = Personaggi 5: nessuna scelta in alcune missioni
    .no = In questa missione nessuno sceglie un personaggio.

## Regole: l’addestramento

chapter-training = L’addestramento: missioni da 1 a 8
rule-T1 = Missione 1: quattro cavi blu per ogni numero da 1 a 6, nient’altro. Niente equipaggiamento. Imparate il Taglio in coppia e il Taglio in solitaria.
    .cite = Addestramento 1: i primi tagli
rule-T2 = Missione 2: i cavi blu da 1 a 8 e due gialli, pescati tra 1.1 e 7.1. Niente equipaggiamento.
    .cite = Addestramento 2: il giallo
rule-T3 = Missione 3: i cavi blu da 1 a 10 e uno rosso, pescato tra 1.5 e 9.5. Ora c’è l’equipaggiamento, ma senza Walkie-talkie ed Etichetta =: se escono, se ne pescano altri.
    .cite = Addestramento 3: il rosso e l’equipaggiamento
rule-T4 = Missione 4: da qui in poi tutti i 48 cavi blu. Un rosso e due gialli; in due, quattro gialli.
    .cite = Addestramento 4: tutti i cavi blu
rule-T5 = Missione 5: un rosso e due gialli su tre; in due, due rossi.
    .cite = Addestramento 5: due su tre
rule-T6 = Missione 6: un rosso e quattro gialli; in due, due rossi.
    .cite = Addestramento 6: quattro gialli
rule-T7 = Missione 7: un rosso su due, nessun giallo; in due, un rosso su tre.
    .cite = Addestramento 7: un rosso su due
rule-T8 = Missione 8: un rosso su due e due gialli su tre; in due, un rosso su tre e quattro gialli.
    .cite = Addestramento 8: l’esame

## Decisioni: ciò che nessuna fonte risolve

chapter-decisions = Le nostre decisioni
rule-D1 = Anche sull’1 il robot si gira, proprio come sul 12.
    .cite = Decisione 1: missione 43, il robot si gira sull’1
rule-D2 = Un taglio porta un solo cavo dal robot, anche un Taglio in solitaria di quattro.
    .cite = Decisione 2: missione 43, un cavo per taglio
rule-D3 = Se tutte le mani sono vuote e il robot ha ancora cavi, la missione è persa. Se tagli il tuo ultimo cavo sul numero del robot, prendi un cavo e resti in gioco.
    .cite = Decisione 3: missione 43, mani vuote
rule-D4 = In due: se il Capitano non ha un cavo per il segnalino pescato, questo sta accanto al portatessere e significa «non in questa mano». Un segnalino giallo si pesca di nuovo.
    .cite = Decisione 4: missione 43, un segnalino senza cavo
    .no = Il segnalino pescato è { $value-key }: mettilo davanti a un cavo di quel numero.
rule-D5 = Tutti vedono a quale posto va un cavo del robot, ma non il suo valore.
    .cite = Decisione 5: missione 43, il posto è pubblico
rule-D6 = Se il Capitano non ha più cavi, l’ossigeno torna quando l’ordine di gioco passa dal suo posto.
    .cite = Decisione 6: missione 44, un Capitano senza cavi
rule-D7 = Rivelare cavi rossi non costa ossigeno: non è un taglio.
    .cite = Decisione 7: ossigeno, rivelare è gratis
rule-D8 = Un Taglio in solitaria costa ossigeno una volta sola, secondo il suo valore.
    .cite = Decisione 8: ossigeno, un Taglio in solitaria paga una volta
rule-D9 = Uno «Zac!» falso fa avanzare il detonatore di uno spazio e chiude il turno; si gira la carta successiva. Di solito può dirlo solo chi ha il valore; il tavolo può accordarsi che possano tutti.
    .cite = Decisione 9: missione 45, un falso allarme
    .no = Solo chi ha il valore può dire «Zac!».
rule-D10 = Vale il primo «Zac!». Se tutti rinunciano, o se allo scadere del tempo nessuno l’ha detto, il Capitano sceglie qualcuno. Un Capitano senza cavi gira comunque le carte.
    .cite = Decisione 10: missione 45, il tempo per offrirsi
rule-D11 = Il segnalino a scelta è un segnalino Info vero davanti a un proprio cavo blu. Chi non ha cavi blu non ne mette.
    .cite = Decisione 11: il segnalino di penalità
    .no = Il segnalino va davanti a un tuo cavo blu coperto. Ne fa a meno solo chi non ha cavi blu.
rule-D12 = Se il Capitano sceglie un giocatore che ha solo cavi rossi, questi li rivela, senza penalità.
    .cite = Decisione 12: missione 45, scelto con soli rossi
rule-D13 = Se hai solo dei 7 mentre altri hanno ancora altri cavi, devi indicare insieme tutti i 7. Se è giusto, si continua. Il tavolo può accordarsi che allora la missione sia persa.
    .cite = Decisione 13: missione 46, i 7 troppo presto
rule-D14 = Le azioni speciali delle missioni 46 e 48 si fanno senza equipaggiamento, e lo Stabilizzatore non vi aiuta.
    .cite = Decisione 14: niente equipaggiamento nelle azioni speciali
rule-D15 = Nella missione 46 il valore 7 non si può annunciare né in un Taglio in coppia, né in un Taglio in solitaria, né con un rilevatore.
    .cite = Decisione 15: missione 46, il sette non si dice
    .no = Qui un 7 non si annuncia; i 7 si tagliano tutti insieme, per ultimi.
rule-D16 = Due carte diverse danno un valore da 1 a 12: la somma, o la più alta meno la più bassa. Devi avere il valore. Le carte sono spese anche se il taglio fallisce.
    .cite = Decisione 16: missione 47, che cosa danno due carte
rule-D17 = Le carte escono sempre a coppie, quindi ce ne sono sempre due da scartare.
    .cite = Decisione 17: missione 47, sempre a coppie
rule-D18 = Se tra i tre cavi indicati come gialli ce n’è uno rosso, la bomba esplode.
    .cite = Decisione 18: missione 48, un rosso tra i tre
rule-D19 = Dopo i cavi gialli si continua a distribuire dal portatessere successivo, così restano pari. In tre è il caso a decidere quale dei portatessere del Capitano riceve il cavo giallo; nessuno lo vede.
    .cite = Decisione 19: missione 48, la distribuzione
rule-D20 = Un tuo cavo giallo è uno dei tre che indichi.
    .cite = Decisione 20: missione 48, il proprio giallo
rule-D21 = L’ossigeno va a un compagno che ha ancora cavi coperti. Se non ce n’è, lascia il gioco.
    .cite = Decisione 21: missione 49, chi può ricevere
    .no = Scegli un compagno che ha ancora cavi coperti.
rule-D22 = Lo Stabilizzatore annulla anche lo spazio del detonatore dovuto a un turno saltato.
    .cite = Decisione 22: Stabilizzatore e turno saltato
rule-D23 = Un Post-it va davanti al suo cavo, anche nella missione 50.
    .cite = Decisione 23: missione 50, Post-it
rule-D24 = Sullo schermo il posto si vede per circa tre secondi; poi resta solo il valore accanto al portatessere. La striscia non mostra né gettoni Convalida né indicatori, e il diario non ripete il posto.
    .cite = Decisione 24: missione 50, sullo schermo
rule-D25 = Il «Signore» può scegliere solo chi ha cavi coperti. A chi manca il valore tocca la penalità.
    .cite = Decisione 25: missione 51, chi può essere scelto
    .no = Scegli qualcuno che ha ancora cavi coperti.
rule-D26 = All’inizio non ci sono segnalini gialli falsi, né segnalini falsi davanti a un cavo giallo. Se «giallo» è stato annunciato invano, il segnalino significa «non giallo».
    .cite = Decisione 26: missione 52, niente giallo all’inizio
    .no = Davanti a un cavo giallo non va nessun segnalino falso.
rule-D27 = Se nella missione 52 un rilevatore fallisce, il proprietario mette il segnalino del valore annunciato davanti a uno qualsiasi dei cavi indicati, anche rosso.
    .cite = Decisione 27: missione 52, rilevatori
rule-D28 = Nella missione 52 un Post-it è un segnalino falso davanti a un cavo blu.
    .cite = Decisione 28: missione 52, Post-it
    .no = Un Post-it falso c’è solo nella missione 52, davanti a un tuo cavo blu.
rule-D29 = Il robot non sta mai più in basso di appena prima dell’1.
    .cite = Decisione 29: missione 53, sotto la partenza
rule-D30 = Dopo un turno senza taglio, per il Thermos del caffè o per dei rossi rivelati, il robot della missione 53 resta dov’è.
    .cite = Decisione 30: missione 53, un turno senza taglio
rule-D31 = Sul 12 il robot può ancora stare. La bomba esplode solo oltre il 12.
    .cite = Decisione 31: missione 53, la fine della striscia
rule-D32 = Il tempo lo tiene il tavolo, e si ferma mentre si risolve un evento. Con calma, c’è un evento ogni due turni, e un limite di turni al posto dei dieci minuti.
    .cite = Decisione 32: missione 54, l’orologio
rule-D33 = Se la riserva non basta per tutti, l’ossigeno si dà a partire dal Capitano in senso orario, finché ce n’è.
    .cite = Decisione 33: missione 54, una riserva vuota
rule-D34 = Se chi è di turno non ha più cavi quando arriva un rosso, lo prende il prossimo giocatore che ne ha.
    .cite = Decisione 34: missione 54, nessuno per il rosso
rule-D35 = Tutti e undici i cavi rossi sono segnati con un punto interrogativo fin dall’inizio.
    .cite = Decisione 35: missione 54, indicatori rossi
rule-D36 = Qui i segnalini Info non finiscono mai.
    .cite = Decisione 36: segnalini senza fine
rule-D37 = Il detonatore non torna indietro oltre lo spazio dei cinque giocatori.
    .cite = Decisione 37: fin dove torna il detonatore
rule-D38 = Se ci sei solo tu, i bot prendono gli altri posti. Le regole restano le stesse.
    .cite = Decisione 38: una persona sola
rule-D39 = Durante una missione a questo tavolo non si parla liberamente: ci sono solo segni che non tradiscono niente, e quelli che la missione permette.
    .cite = Decisione 39: segni invece di parole
    .no = Il pollice in su è per le missioni 44, 49 e 63, una volta fino al tuo prossimo turno.

## Precisazioni: dove si potrebbe leggere altro

chapter-rulings = Le nostre precisazioni
rule-B1 = I cavi si distribuiscono al primo portatessere del Capitano, al suo secondo, poi ai portatessere del giocatore successivo. Così il Capitano può ricevere fino a due cavi in più di un altro giocatore con due portatessere.
    .cite = Precisazione 1: chi riceve i cavi in più
rule-B2 = Se hai più cavi del valore che annunci, scegli quale si scopre; di solito è quello più a sinistra. La scelta fa parte della mossa.
    .cite = Precisazione 2: quale cavo proprio si scopre
    .no = Lì non hai nessun cavo del valore tagliato.
rule-B3 = Se un rilevatore trova più di un cavo giusto, sceglie il proprietario; se non ne trova nessuno, il proprietario sceglie quale cavo riceve il segnalino. Il proprietario agisce anche se non c’è niente da scegliere, così l’attesa non dice nulla.
    .cite = Precisazione 3: la scelta del proprietario
    .no = Se uno dei cavi indicati è ciò che è stato annunciato, va tagliato. Se nessuno lo è, uno di loro riceve il segnalino, ma non un rosso.
rule-B4 = Se un giocatore con cavi coperti non ha più niente che possa fare, la missione è persa all’istante. Indicare un cavo rosso è permesso, anche se non resta altro.
    .cite = Precisazione 4: nessuna azione possibile
rule-B5 = Un cavo che va messo in ordine accanto ai suoi uguali va alla loro destra.
    .cite = Precisazione 5: a destra dei suoi uguali
rule-B6 = Il robot non cammina per i giocatori che vengono saltati. Rivelare i rossi e il Thermos del caffè sono turni: cammina.
    .cite = Precisazione 6: il robot e i giocatori saltati
rule-B7 = Nelle missioni 45 e 51 rilevatori e Stabilizzatore spettano a chi taglia. Il Thermos del caffè è per il «Signore», prima che la carta venga girata.
    .cite = Precisazione 7: l’equipaggiamento di chi taglia
    .no = Adesso non tagli tu, quindi non puoi usarlo.
rule-B8 = Uno «Zac!» per i cavi rossi non consuma la carta scoperta. Quando non ci sono più carte Numero, restano solo questi «Zac!», e il tavolo li aspetta.
    .cite = Precisazione 8: «Zac!» per i rossi
rule-B9 = Se a qualcuno restano troppo presto solo dei 7, indica insieme tutti i 7, come deciso, anche se altri hanno ancora cavi. Di solito è tirare a indovinare.
    .cite = Precisazione 9: i 7, subito
rule-B10 = Nella missione 46 nessuno resta senza mosse: chi ha solo dei 7 deve indicarli, e tutti gli altri valori vanno a coppie.
    .cite = Precisazione 10: con i 7, sempre una mossa
rule-B11 = I due segnalini falsi sono diversi per cavo o per numero. Li metti entrambi, poi tocca al giocatore successivo.
    .cite = Precisazione 11: due segnalini falsi
    .no = Hai già messo proprio quel segnalino.
rule-B12 = Se nella missione 52 il Raggio X o Y fallisce, il segnalino mostra il valore annunciato per primo. Tutti sanno comunque che sono sbagliati entrambi.
    .cite = Precisazione 12: due valori sbagliati
rule-B13 = Lo Stabilizzatore annulla lo spazio del detonatore dovuto a un turno saltato in tutte le missioni in cui saltare ne costa uno: 38, 44, 47, 49, 54, 59, 63 e 65.
    .cite = Precisazione 13: Stabilizzatore e ogni turno saltato
rule-B14 = Niente tagli per finta: un valore che non hai non si può annunciare, nemmeno con lo Stabilizzatore.
    .cite = Precisazione 14: niente tagli per finta
rule-B15 = Nella missione 54 l’ossigeno di un giocatore senza cavi resta dov’è. Si può ancora dividere.
    .cite = Precisazione 15: l’ossigeno di chi non ha più cavi
rule-B16 = L’ossigeno si paga prima del taglio. Se proprio quel taglio svuota la mano di chi l’ha ricevuto, lascia il gioco con il resto.
    .cite = Precisazione 16: ricevuto, poi perso
rule-B17 = Nella missione 44 l’ossigeno torna quando comincia il turno del Capitano o quando l’ordine di gioco passa dal suo posto, ma non quando il Thermos del caffè lo scavalca.
    .cite = Precisazione 17: il thermos e il Capitano
rule-B18 = Se il detonatore non può tornare indietro, il Riavvolgitore non si può usare.
    .cite = Precisazione 18: il Riavvolgitore al limite
    .no = Il detonatore non può tornare più indietro.
rule-B19 = Il Doppio rilevatore vuole un portatessere con almeno due cavi non tagliati, il Triplo rilevatore uno con almeno tre. Il Super rilevatore prende tutti i cavi non tagliati di un portatessere, anche uno solo.
    .cite = Precisazione 19: abbastanza cavi da indicare
    .no = { $need ->
        [one] Serve un portatessere di un compagno con almeno un cavo coperto.
       *[other] Serve un portatessere di un compagno con almeno { $need } cavi coperti.
    }
rule-B20 = L’etichetta ≠ va davanti a due cavi propri, proprio come l’etichetta =.
    .cite = Precisazione 20: i propri vicini
    .no = Un’etichetta va davanti a due tuoi cavi vicini, di cui almeno uno coperto.
rule-B21 = Con il Thermos del caffè non puoi scegliere te.
    .cite = Precisazione 21: non sé stessi
    .no = Il prossimo dev’essere qualcun altro, non tu.
rule-B22 = Se lo Stabilizzatore ti salva da un cavo rosso, da quel momento tutti sanno che è rosso.
    .cite = Precisazione 22: un rosso noto
rule-B23 = Nella missione 48 puoi indicare cavi che non sono gialli, anche tuoi. Dopo un errore i cavi davvero gialli ricevono un segnalino giallo.
    .cite = Precisazione 23: gialli sbagliati apposta
rule-B24 = In tre, nella missione 48, tra i due portatessere del Capitano decide il caso, metà e metà.
    .cite = Precisazione 24: missione 48, il giallo del Capitano
rule-B25 = Dopo un falso allarme nessun altro può dire «Zac!» per quella carta. Conta come girata.
    .cite = Precisazione 25: un falso allarme conta
rule-B26 = Prima dell’1 il robot non è su nessun numero, quindi lì ogni taglio riuscito lo fa avanzare di uno spazio.
    .cite = Precisazione 26: missione 53, il robot prima dell’1
rule-B27 = Un segnalino «non in questa mano» dice qualcosa su ogni cavo dei due portatessere.
    .cite = Precisazione 27: non in mano
rule-B28 = Se durante il tuo turno ti arriva un cavo rosso, quel turno va avanti così com’è, anche se non avevi altro che rosso.
    .cite = Precisazione 28: un rosso durante il turno

## Probabilità: come conta l’aiuto

chapter-odds = Come conta l’aiuto
rule-P1 = L’aiuto conta le distribuzioni, con tutte le copie di ogni valore, anche tagliate o note. Esempio: 7, 7, 8 e 9 stanno su due portatessere da due, e il cavo sinistro del primo è un 7. Allora il suo cavo destro è un 7 in un caso su cinque, un 8 in due e un 9 in due.
    .cite = Probabilità 1: tutte le copie contano
rule-P2 = Un cavo spostato non è stato distribuito dove sta. Conta tra i cavi con cui è stato distribuito e ne mantiene i limiti; va messo a destra dei suoi uguali. Conta anche ciò che tutti possono dedurre da quanto si è giocato: chi salta il turno non ha soltanto rossi.
    .cite = Probabilità 2: i cavi spostati
rule-P3 = Perché qualcuno segna questo cavo, scopre quello o sceglie questa persona non conta. Tutte le distribuzioni compatibili con ciò che è certo sono ugualmente probabili.
    .cite = Probabilità 3: le scelte non dicono nulla
rule-P4 = In tre, nella missione 48, l’aiuto conta tutte le distribuzioni allo stesso modo, come altrove.
    .cite = Probabilità 4: missione 48
rule-P5 = Sotto un’etichetta = possono esserci due gialli o due rossi, sotto un’etichetta ≠ no.
    .cite = Probabilità 5: etichette e colori
rule-P6 = Con «X su Y» i cavi messi via sono una pila nascosta di quel colore, e si contano.
    .cite = Probabilità 6: la pila messa via
rule-P7 = Nella missione 50 l’aiuto ha una memoria perfetta: sa a quale cavo appartiene un segnalino accanto al portatessere.
    .cite = Probabilità 7: memoria perfetta

## Lezione

lesson-1 = I tuoi cavi sono in ordine dal più basso al più alto, e li vedi solo tu. Di quelli degli altri vedi il retro. Ma un segnalino Info dice che cosa c’è dietro: il cavo C di un compagno è un 3. Indica un cavo che conosci di sicuro, e annuncia un valore che hai anche tu.
    .good = Un Taglio in coppia: quel 3 e il tuo sono tagliati e scoperti. Coppia dopo coppia la bomba diventa innocua.
    .other = Non era sicuro. Un segnalino mostra un numero che hai anche tu. Riprova!
lesson-2 = Anche i portatessere degli altri sono in ordine, quindi un cavo scoperto dice qualcosa dei suoi vicini. Tutti i 3 e tutti i 5 sono tagliati, e un cavo coperto sta proprio tra un 3 e un 5. Che cosa può essere?
    .good = Lì, tra 3 e 5, ci sta solo un 4. Non l’avevi mai visto, eppure lo sapevi!
    .other = Era un azzardo. Cerca il cavo coperto tra un 3 scoperto e un 5 scoperto. Riprova!
lesson-3 = Qualcuno ha annunciato un 3 e ha sbagliato: il detonatore è avanzato di uno spazio. Ma un errore aiuta anche, perché ora un segnalino dice a tutti che cos’è davvero quel cavo. Approfittane!
    .good = Era un 4, e ne avevi uno anche tu. Un errore non è inutile, se qualcuno lo sfrutta.
    .other = Attenzione, il detonatore non perdona molto. Quale segnalino mostra un numero che hai? Riprova!
lesson-4 = Il detonatore è all’ultimo spazio: ancora un errore, e la bomba esplode. Quindi non affidarti alla fortuna. Due 3 sono tagliati. Dove sono gli altri due?
    .good = Erano tuoi tutti e due, e li tagli senza chiedere a nessuno. Un Taglio in solitaria non può fallire.
    .other = Troppo rischioso, adesso! Hai tutti i 3 che restano: tagliali in solitaria. Riprova!
lesson-5 = I cavi gialli stanno in ordine secondo il loro numero, ma hanno tutti lo stesso valore: dici «giallo», e devi averne uno anche tu. Gli indicatori dicono che 3.1 e 6.1 sono in gioco. Il 3.1 è tuo. Tutti i 6 e tutti i 7 sono tagliati: dov’è il 6.1?
    .good = Tra l’ultimo 6 e il primo 7, dove se no? Tutti e due i cavi gialli sono tagliati.
    .other = Il 6.1 sta tra un 6 e un 7. Indicalo, di’ «giallo», e riprova!
lesson-6 = Ora si fa pericoloso: tra i cavi c’è il 4.5 rosso, e tagliarlo fa esplodere la bomba. Hai un 5. Tra un 4 scoperto e un 5 scoperto può essercene un altro, oppure il 4.5! Trova un 5 che non può essere rosso.
    .good = Tra 5 e 6 non c’è posto per un 4.5. Tutti i 6 sono tagliati, quindi doveva essere un 5.
    .other = Quel cavo poteva essere rosso, o qualcos’altro? Guarda tra un 5 scoperto e un 6 scoperto. Riprova!
lesson-7 = Due 8 sono tagliati, uno è tuo, e il Radar generale ha trovato l’ultimo sul portatessere di un compagno. Lì solo due cavi possono esserlo, tra un 6 e un 10. Ma è quello a sinistra, prima di un 9, o quello a destra, dopo un 7? Il tuo Doppio rilevatore li indica tutti e due insieme.
    .good = «8!» Ora indica i due cavi. Il proprietario taglia quello giusto, e l’altro non fa danni.
    .other = Preso uno per volta, ognuno dei due può essere quello sbagliato. Usa il Doppio rilevatore per il tuo 8. Riprova!

## Che cosa c’è da raccontare alla fine

story-fatal-wire = { $you ->
    [yes] { $them ->
        [yes] Hai tagliato il tuo { $places }
       *[no] Hai tagliato { $places } di { $owner }
    }
   *[no] { $them ->
        [yes] { $seat } ha tagliato il tuo { $places }
       *[no] { $seat } ha tagliato { $places } di { $owner }
    }
}: { $why-key ->
    [sevens] non era un sette.
   *[other] quel cavo era rosso.
}
story-spared = { $by ->
    [dial] { $left ->
        [0] Un altro errore e sarebbe saltato tutto.
        [one] Restava ancora un errore concesso.
       *[other] Restavano ancora { $left } errori concessi.
    }
   *[robot] { $left ->
        [0] Al robot non restava nemmeno un passo.
        [one] Al robot restava un passo.
       *[other] Al robot restavano { $left } passi.
    }
}
story-last-chance = Da qui in poi restava un solo errore concesso.
story-last-miss = { $you ->
    [yes] Il tuo ultimo taglio è stato l’errore di troppo:
   *[no] L’ultimo taglio di { $seat } è stato l’errore di troppo:
} { $them ->
    [yes] «{ $values }» non valeva per { $places } da te.
   *[no] «{ $values }» non valeva per { $places } di { $owner }.
}

## What lies on the table

about-hidden-wire = Un cavo che vedi da dietro. I cavi stanno in ordine, dal più piccolo al più grande.
about-blue-wire = Un cavo blu. Ce ne sono quattro di ogni numero.
about-yellow-wire = Un cavo giallo. Tutti i gialli hanno lo stesso valore: giallo.
about-red-wire = Un cavo rosso. Se qualcuno lo taglia, la bomba esplode.
about-cut-wire = Un cavo sistemato: resta scoperto al suo posto.
about-token = Un segnalino Info: dice a tutti che cos’è questo cavo.
about-not-token = Ciò che si sa che qui non c’è.
about-yellow-marker = Un segnalino giallo: qui c’è, o può esserci, un cavo giallo.
about-red-marker = Un segnalino rosso: qui c’è, o può esserci, un cavo rosso.
about-number = Un numero della striscia, e quanti dei suoi quattro cavi sono tagliati. Tutti e quattro valgono un gettone Convalida.
about-stand = Un portatessere. Solo il proprietario vede i cavi di fronte.
about-dial = Il detonatore. Ogni errore lo fa avanzare; in fondo la bomba esplode.
about-captain = Il Capitano comincia. Nella missione seguente il ruolo passa a sinistra.
about-robot = Il robot. Dopo ogni turno avanza di uno spazio.
about-oxygen = Ossigeno. Un taglio ne richiede: più alto è il valore, più ne serve.
about-reserve = L’ossigeno che nessuno ha.
about-thumb = Pollice in su: a qualcuno serve più ossigeno.
about-number-card = Carte Numero: dicono quale numero vuole la missione.
about-clock = Il tempo che resta. Quando è scaduto la bomba esplode.
