/** What this browser prefers. Kept in its own storage, never sent anywhere. */
import { LANGUAGES } from "./facts.gen";
import type { Language } from "./words";

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const KEY = "powderkeg.settings";
/** How long a motion takes, as a multiple of its usual time. */
const PACE: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** One of the values, or the first where storage holds something else. */
function one<T extends string>(values: readonly T[], wish: unknown, usual: T): T {
  return values.find((value) => value === wish) ?? usual;
}

function kept(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {}; // storage forbidden or spoilt: start afresh
  }
}

export function browserLanguage(wishes: readonly string[] = navigator.languages): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => language === wish.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

export class Settings {
  language: Language = $state("en");
  theme: Theme = $state("auto");
  speed: Speed = $state("normal");
  sound = $state(true);
  /** A move is picked first and then confirmed. */
  confirm = $state(true);
  /** The board is told in words instead of drawn. */
  text = $state(false);
  /** Call when it is my turn and the page is out of sight. */
  notify = $state(false);
  /** The name last sat down with. */
  name = $state("");
  /** The games' own, by the keys that they gave them; kept even where no such game is at hand. */
  private readonly switches: Record<string, unknown> = $state({});
  private dark = $state(false);
  private still = $state(false);

  constructor() {
    const { language, theme, speed, sound, confirm, text, notify, name, ...switches } = kept();
    this.language = one(LANGUAGES, language, browserLanguage());
    this.theme = one(THEMES, theme, "auto");
    this.speed = one(SPEEDS, speed, "normal");
    this.sound = sound !== false;
    this.confirm = confirm !== false;
    this.text = text === true;
    this.notify = notify === true;
    this.name = typeof name === "string" ? name : "";
    this.switches = switches;
    this.watch("(prefers-color-scheme: dark)", (yes) => (this.dark = yes));
    this.watch("(prefers-reduced-motion: reduce)", (yes) => (this.still = yes));
  }

  /** Times every motion: 0 means at once. */
  get pace(): number {
    return this.still ? 0 : PACE[this.speed];
  }

  get shade(): "light" | "dark" {
    return this.theme === "auto" ? (this.dark ? "dark" : "light") : this.theme;
  }

  /** Is this switch of a game on? All are off until somebody turns them on. */
  isOn(key: string): boolean {
    return this.switches[key] === true;
  }

  turn(key: string, on: boolean): void {
    this.switches[key] = on;
  }

  /** Write them on the page and keep them. Call once, inside a component. */
  apply(): void {
    $effect(() => {
      const root = document.documentElement;
      root.lang = this.language;
      root.dataset["theme"] = this.shade;
      root.style.setProperty("--m-speed", String(this.pace));
    });
    $effect(() => {
      const { language, theme, speed, sound, confirm, text, notify, name, switches } = this;
      const all = { language, theme, speed, sound, confirm, text, notify, name, ...switches };
      try {
        localStorage.setItem(KEY, JSON.stringify(all));
      } catch {
        // Storage is forbidden here: the settings last as long as the page.
      }
    });
  }

  private watch(query: string, tell: (matches: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => tell(media.matches));
  }
}

export const settings = new Settings();
