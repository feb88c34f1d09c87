box-fun = Mescola e disturba
box-pitch = Prepara la tua pozione segreta mentre gli altri mescolano nella tua pentola.
