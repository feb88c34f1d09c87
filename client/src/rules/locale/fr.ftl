rules-lying = Sur la table en ce moment
example-see = { $count ->
    [1] Le voir
   *[other] Le voir ({ $number } sur { $count })
}
example-again = Encore une fois
