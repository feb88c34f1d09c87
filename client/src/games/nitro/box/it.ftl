box-fun = Mani svelte
box-pitch = Tieni ferma la fiala finché scorre la sabbia. E non starnutire.
