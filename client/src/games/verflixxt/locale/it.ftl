### Verflixxt!: che cosa dicono le carte accanto alle regole.

verflixxt-nothing-taken = Non si prende niente.
