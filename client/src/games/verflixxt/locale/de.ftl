### Verflixxt!: was die Karten neben den Regeln sagen.

verflixxt-nothing-taken = Nichts wird genommen.
