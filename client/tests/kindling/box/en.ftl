box-fun = Keep or give away
box-pitch = Draw a card: keep it in secret, or give it away before all eyes.
