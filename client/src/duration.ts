/** A length of time, as people say it. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Say = (key: string, facts?: Record<string, string | number>) => string;

/** In the largest unit that it is whole numbers of: "90 s", "3 min", "2 days". */
export function lasting(seconds: number, say: Say): string {
  if (seconds >= DAY && seconds % DAY === 0) return say("lobby-days", { count: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return say("lobby-hours", { count: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0)
    return say("lobby-minutes", { count: seconds / MINUTE });
  return say("lobby-seconds", { count: seconds });
}

/** What a clock shows: days and hours, or hours, minutes and seconds. */
export function clockFace(seconds: number, say: Say): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY) {
    const hours = Math.floor((whole % DAY) / HOUR);
    const days = say("lobby-days", { count: Math.floor(whole / DAY) });
    return hours ? `${days} ${say("lobby-hours", { count: hours })}` : days;
  }
  const parts = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  const [first = 0, ...rest] = parts[0] ? parts : parts.slice(1);
  return [String(first), ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}
