rules-lying = Sul tavolo adesso
example-see = { $count ->
    [1] Mostramelo
   *[other] Mostramelo ({ $number } di { $count })
}
example-again = Ancora una volta
