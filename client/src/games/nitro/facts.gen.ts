// Made from the Python data by tools/client_types.py. Do not edit.
export const CUBES = ["green", "blue", "red", "yellow", "purple", "poop"] as const;
export const LETTERS = "GBRYPM" as const;
export const MOST_SAND = 60 as const;
export const STRONGEST = 127 as const;
export const PUT_BACK = -128 as const;
export const MOST_TICKS = 1024 as const;
export const MOST_CUBES = 8 as const;
export const CM = 0.1 as const;
export const BESIDE = 120 as const;
