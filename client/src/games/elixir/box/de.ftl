box-fun = Mischen und stören
box-pitch = Brau deinen geheimen Trank, während die anderen in deinem Topf rühren.
