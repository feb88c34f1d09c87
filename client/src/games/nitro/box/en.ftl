box-fun = Quick hands
box-pitch = Steady the flask while the sand runs. Nobody sneeze.
