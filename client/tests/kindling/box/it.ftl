box-fun = Tenere o regalare
box-pitch = Pesca una carta: tienila in segreto, o regalala davanti a tutti.
