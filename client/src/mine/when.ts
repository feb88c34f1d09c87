/** When something was, as one would say it. */
import type { Language } from "../words";

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
const WEEK = 7 * 86_400;

/** How dates and lists are written: in Europe, in English too. */
const writing = (language: Language): string => (language === "en" ? "en-GB" : language);

/** Of a moment in seconds since 1970: "2 hours ago", "yesterday", and the date once a week has gone by. */
export function ago(at: number, language: Language, now = Date.now() / 1000): string {
  const gone = now - at;
  if (gone >= WEEK) return dateOf(at, language);
  const format = new Intl.RelativeTimeFormat(writing(language), { numeric: "auto" });
  const [unit, seconds] = STEPS.find(([, length]) => gone >= length) ?? ["second", Infinity];
  return format.format(unit === "second" ? 0 : -Math.floor(gone / seconds), unit);
}

export function dateOf(at: number, language: Language): string {
  return new Intl.DateTimeFormat(writing(language), { dateStyle: "medium" }).format(at * 1000);
}

/** "Ada, Ben and Cleo". */
export function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(writing(language)).format(names);
}
