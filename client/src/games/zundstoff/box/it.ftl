box-fun = Corsa e bluff
box-pitch = I razzi corrono verso il sole, e nessuno sa chi ha acceso quale miccia.
