/** The voice of a recording: read by all, and spoken where the browser can and may. */
import type { Language } from "../../words";

/** How the browser calls our languages. */
const TONGUES: Record<Language, string> = { en: "en-GB", de: "de-DE", fr: "fr-FR", it: "it-IT" };
/** The switch that leaves only the captions. */
export const MUTED = "bb-voice-off";
const READ = 14_000; // milliseconds that a caption is shown where nobody waits for it

class Voice {
  /** Is what was said last to be read now? */
  shown = $state(false);
  private last: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Another table: what was said at the last one is forgotten. */
  begin(): void {
    this.last = null;
    this.away();
  }

  /** It says something, if it is new. True if so. */
  hear(caption: string | null): boolean {
    if (caption === this.last) return false;
    this.last = caption;
    this.away();
    if (caption === null) return false;
    this.shown = true;
    this.timer = setTimeout(() => (this.shown = false), READ);
    return true;
  }

  away(): void {
    clearTimeout(this.timer);
    this.shown = false;
  }
}

export const voice = new Voice();

/** Says it aloud, where the browser has a voice of its own; what was being said is broken off. */
export function speak(text: string, language: Language): void {
  if (!("speechSynthesis" in globalThis)) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = TONGUES[language];
  said.voice =
    speechSynthesis.getVoices().find(({ lang }) => lang.slice(0, 2) === language) ?? null;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

export function hush(): void {
  if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
}
