### Verflixxt! : ce que disent les cartes à côté des règles.

verflixxt-nothing-taken = Rien n’est pris.
