### Verflixxt!: what the cards say beside the rules.

verflixxt-nothing-taken = Nothing is taken.
