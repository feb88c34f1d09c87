box-fun = Tente ta chance
box-pitch = Suis le sentier du jardin, mais attention : qui quitte une tuile en dernier l’emporte, bonne ou mauvaise.
