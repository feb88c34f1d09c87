box-fun = Gemeinsam denken
box-pitch = Kappt zusammen die richtigen Drähte, bevor die Uhr es für euch tut.
