box-fun = Glück reizen, grinsen
box-pitch = Geh den Gartenweg entlang, aber pass auf: Wer ein Plättchen als Letzter verlässt, muss es nehmen, ob gut oder schlecht.
