/**
 * Every sound, rendered by the browser into numbers. Bundled and called by tests/browser/test_sounds.py,
 * since only a real browser has something to play on.
 */
import { instrument, SHARED, strike, type Note, type Sounds } from "../src/sound";

const RATE = 44_100;
/** Seconds: what one hears as one moment. */
const MOMENT = 0.05;

export interface Heard {
  /** The highest sample: above 1 it would be cut off. */
  peak: number;
  /** Of its loudest moment, in decibels under full scale. */
  loudness: number;
}

async function heard(notes: readonly Note[]): Promise<Heard> {
  const seconds = Math.max(...notes.map(({ at, long }) => at + long)) + MOMENT;
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  const played = instrument(context);
  for (const note of notes) strike(note, played);
  const wave = (await context.startRendering()).getChannelData(0);
  const window = Math.round(MOMENT * RATE);
  let loudest = 0;
  for (let from = 0; from + window <= wave.length; from += window / 5) {
    const moment = wave.subarray(from, from + window);
    loudest = Math.max(loudest, moment.reduce((sum, each) => sum + each * each, 0) / window);
  }
  return {
    peak: wave.reduce((most, each) => Math.max(most, Math.abs(each)), 0),
    loudness: 10 * Math.log10(loudest),
  };
}

const games = import.meta.glob<{ sounds?: Sounds }>("../src/games/*/sounds.ts", { eager: true });

/** By game and name. */
export async function hearAll(): Promise<Record<string, Heard>> {
  const all: Record<string, Heard> = {};
  for (const [name, notes] of Object.entries(SHARED)) all[`shared ${name}`] = await heard(notes);
  for (const [path, { sounds = {} }] of Object.entries(games))
    for (const [name, notes] of Object.entries(sounds))
      all[`${path.split("/").at(-2) ?? ""} ${name}`] = await heard(notes);
  return all;
}
