### Ein Spiel noch einmal ansehen.

replay-title = { $game } noch einmal
replay-fetching = Das Spiel wird geholt …
replay-trouble = Dieses Spiel lässt sich nicht zeigen
replay-no-file = Welches Spiel sehen wir uns an?
replay-open = Eine Aufzeichnung öffnen
replay-bad-line = Bis Zeile { $line } ist sie lesbar; dort steht etwas anderes als erwartet:
replay-line = Wo im Spiel
replay-at = Zeile { $at } von { $last }
replay-turn-back = Einen Zug zurück
replay-back = Eine Zeile zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Eine Zeile weiter
replay-turn-on = Einen Zug weiter
replay-moments = Sehenswerte Momente
replay-tempo = Tempo: { $count }-fach
replay-tools = Mehr
replay-eyes = Gesehen mit den Augen von
replay-eyes-all = allen: nichts ist verdeckt
replay-eyes-watcher = Zuschauenden
replay-play-on = Von hier weiterspielen als { $seat }
replay-link = Link zu dieser Zeile
replay-record = Herunterladen
replay-review = Rückblick: Was war zu wissen?
replay-review-fetching = Wird nachgerechnet …
replay-review-nothing = In dieser Zeile war nichts zu entscheiden. Geh zu einer Entscheidung.
