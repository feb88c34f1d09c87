// Made from the Python data by tools/client_types.py. Do not edit.
export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export const TITLES = {
  "en": {
    "verflixxt": "Verflixxt!",
    "zundstoff": "Zündstoff",
    "bombbusters": "Bomb Busters",
    "elixir": "Elixir",
    "nitro": "Nitro Glyxerol",
  },
  "de": {
    "verflixxt": "Verflixxt!",
    "zundstoff": "Zündstoff",
    "bombbusters": "Bomb Busters",
    "elixir": "Elixir",
    "nitro": "Nitro Glyxerol",
  },
  "fr": {
    "verflixxt": "Verflixxt!",
    "zundstoff": "Zündstoff",
    "bombbusters": "Bomb Busters",
    "elixir": "Elixir",
    "nitro": "Nitro Glyxerol",
  },
  "it": {
    "verflixxt": "Verflixxt!",
    "zundstoff": "Zündstoff",
    "bombbusters": "Bomb Busters",
    "elixir": "Elixir",
    "nitro": "Nitro Glyxerol",
  },
} as const;
export const FAMILIES = {"from": "place", "to": "place", "owner": "seat", "receiver": "seat"} as const;
export const VERBATIM = ["commit", "file", "problem", "seed", "text", "who"] as const;
export const OWN_FAMILIES = {"elixir": ["card"]} as const;
export const WATCHER = -3 as const;
export const EVERYONE = -4 as const;
export const BADGES = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export const PHRASES = ["hello", "your-turn", "nice", "ouch", "lucky", "moment", "thanks", "again", "bye"] as const;
export const LEVELS = ["carefree", "sensible", "keen", "sharp", "ruthless"] as const;
export const USUAL_LEVEL = "sensible" as const;
export const USUAL_BREATH = 1.5 as const;
export const USUAL_PATIENCE = 60.0 as const;
export const BOT_NAMES = ["Zunder", "Cinder", "Flint", "Étincelle", "Docht", "Scintilla", "Ember", "Wick"] as const;
export const MOST_SEATS = 100 as const;
export const NAME_LENGTH = 24 as const;
export const SALT_LENGTH = 40 as const;
export const CHAT_LENGTH = 300 as const;
export const CLOSED_FOR_GOOD = [4403, 4404, 4410, 4411] as const;
export const CLOSED_BY_THE_HOST = 4410 as const;
export const CLOSED_FOR_A_FLOOD = 4429 as const;
