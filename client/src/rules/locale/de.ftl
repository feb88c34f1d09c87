rules-lying = Was jetzt auf dem Tisch liegt
example-see = { $count ->
    [1] Zeig es mir
   *[other] Zeig es mir ({ $number } von { $count })
}
example-again = Noch einmal
