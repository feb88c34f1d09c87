rules-lying = On the table now
example-see = { $count ->
    [1] See it
   *[other] See it ({ $number } of { $count })
}
example-again = Once more
