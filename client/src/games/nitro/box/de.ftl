box-fun = Flinke Hände
box-pitch = Halt den Kolben ruhig, solange der Sand rinnt. Bloß nicht niesen.
