// Made from the Python data by tools/client_types.py. Do not edit.
export const COLOURS = ["red", "blue", "yellow"] as const;
export const LAYOUTS = {
  "square": "oooo/ooSo/oooo/Eooo",
  "ring": "ooooo/o---o/S---o/o---o/oooEo",
  "octagon": "-oo-/oooo/Sooo/oooo/-oE-",
  "cross": "--oo--/ooSooo/oooooE/--oo--",
  "islands": "ooo-ooo/ooo-ooE/-oS-oo-",
  "long": "ooooooSo/ooEooooo",
} as const;
export const DISCS = 16 as const;
export const LONGEST_EDGE = 16 as const;
export const FAR = 4 as const;
