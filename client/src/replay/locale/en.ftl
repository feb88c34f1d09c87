### Watching a game back.

replay-title = { $game } watched back
replay-fetching = Fetching the game …
replay-trouble = This game cannot be shown
replay-no-file = Which game shall we watch?
replay-open = Open a record file
replay-bad-line = It can be read up to line { $line }; that line says something else than expected:
replay-line = Where in the game
replay-at = Line { $at } of { $last }
replay-turn-back = One turn back
replay-back = One line back
replay-play = Play
replay-pause = Pause
replay-forward = One line on
replay-turn-on = One turn on
replay-moments = Moments worth seeing
replay-tempo = Speed: { $count } times
replay-tools = More
replay-eyes = Seen through the eyes of
replay-eyes-all = everyone: all is open
replay-eyes-watcher = a watcher
replay-play-on = Play on from here as { $seat }
replay-link = Link to this line
replay-record = Download
replay-review = Review: what could be known?
replay-review-fetching = It is being thought over …
replay-review-nothing = There was nothing to decide on this line. Go to a choice.
