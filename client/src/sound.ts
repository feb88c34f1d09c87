/**
 * Sounds made on the spot: small and warm, of wood, cork and brass. What several games use lies
 * here; each brings its own. The log has a caption for each.
 */

export interface Note {
  /** Seconds after the start. */
  at: number;
  long: number;
  loud: number;
  /** A tone that slides from `hz` to `to`; noise is filtered around `hz`. */
  hz: number;
  to?: number;
  wave?: OscillatorType | "noise";
}

/** By name. */
export type Sounds = Readonly<Record<string, readonly Note[]>>;

export const knock = (at: number, hz: number, loud = 0.5): Note[] => [
  { at, long: 0.05, loud, hz, wave: "noise" },
  { at, long: 0.09, loud: loud * 0.8, hz: hz / 4, to: hz / 6, wave: "triangle" },
];
export const chime = (at: number, hz: number, loud = 0.22): Note[] => [
  { at, long: 1.1, loud, hz },
  { at, long: 0.7, loud: loud * 0.45, hz: hz * 2.76 },
  { at, long: 0.35, loud: loud * 0.25, hz: hz * 5.4 },
];

export const SHARED = {
  tap: knock(0, 1500, 0.18),
  clatter: [
    ...knock(0, 2100, 0.35),
    ...knock(0.09, 1700, 0.45),
    ...knock(0.16, 2300, 0.3),
    ...knock(0.26, 1500, 0.4),
    ...knock(0.33, 1900, 0.2),
  ],
  step: [...knock(0, 1100, 0.3), ...knock(0.2, 1250, 0.24)],
  flutter: [0, 0.07, 0.14, 0.21, 0.28].map((at) => ({
    at,
    long: 0.06,
    loud: 1.6,
    hz: 700,
    to: 1500,
    wave: "noise",
  })),
  slide: [{ at: 0, long: 0.26, loud: 0.8, hz: 900, to: 1900, wave: "noise" }],
  swish: [
    { at: 0, long: 0.16, loud: 0.55, hz: 800, to: 2600, wave: "noise" },
    { at: 0.15, long: 0.18, loud: 0.55, hz: 2400, to: 700, wave: "noise" },
  ],
  thud: [...knock(0, 520, 0.6), { at: 0, long: 0.2, loud: 0.5, hz: 96, to: 62 }],
  door: [...knock(0, 700, 0.5), { at: 0.02, long: 0.3, loud: 0.4, hz: 140, to: 80 }],
  pop: [{ at: 0, long: 0.09, loud: 0.35, hz: 240, to: 640, wave: "triangle" }],
  rustle: [
    { at: 0, long: 0.16, loud: 0.22, hz: 210, to: 330, wave: "triangle" },
    { at: 0.14, long: 0.16, loud: 0.22, hz: 330, to: 230, wave: "triangle" },
    { at: 0.28, long: 0.2, loud: 0.2, hz: 230, to: 400, wave: "triangle" },
  ],
  flip: [
    { at: 0, long: 0.07, loud: 0.2, hz: 1900, to: 3200, wave: "noise" },
    ...knock(0.08, 1700, 0.2),
  ],
  tock: [...knock(0, 900, 0.5), ...knock(0.16, 700, 0.4)],
  clink: chime(0, 1568, 0.08),
  stamp: [...knock(0, 420, 0.55), ...chime(0.06, 1319, 0.1)],
  ping: [...chime(0, 1760, 0.12), ...chime(0.4, 1760, 0.05)],
  whirr: [0, 0.06, 0.12, 0.18, 0.24].map((at) => ({
    at,
    long: 0.06,
    loud: 0.25,
    hz: 190 + at * 260,
    wave: "sawtooth",
  })),
  hiss: [{ at: 0, long: 0.42, loud: 0.3, hz: 4200, to: 2400, wave: "noise" }],
  chime: chime(0, 1175, 0.14),
  bell: chime(0, 880),
  turn: [...chime(0, 587, 0.16), ...chime(0.14, 784, 0.16)],
  fanfare: [
    ...chime(0, 523, 0.18),
    ...chime(0.16, 659, 0.18),
    ...chime(0.32, 784, 0.18),
    ...chime(0.52, 1047, 0.24),
  ],
} satisfies Sounds;
export type SharedSound = keyof typeof SHARED;

/** What sounds are played on; a test plays them on one that nobody hears. */
export interface Instrument {
  context: BaseAudioContext;
  out: AudioNode;
  hiss: AudioBuffer;
}

// One for the whole browser: a page may open only so many, and all that is heard goes through it.
let audio: Instrument | null = null;
let isWanted = (): boolean => true;

/** Browsers keep silent until somebody touches the page; so do we, without complaint. */
export function tuneIn(settings: { readonly sound: boolean }): () => void {
  isWanted = () => settings.sound;
  const first = () => {
    stop();
    audio ??= open();
  };
  const stop = () => {
    removeEventListener("pointerdown", first);
    removeEventListener("keydown", first);
  };
  addEventListener("pointerdown", first);
  addEventListener("keydown", first);
  return stop;
}

/** Null where the browser has nothing to play on: the log has captions. */
function open(): Instrument | null {
  return "AudioContext" in globalThis ? instrument(new AudioContext()) : null;
}

export function instrument(context: BaseAudioContext): Instrument {
  const warm = context.createBiquadFilter();
  warm.type = "lowpass";
  warm.frequency.value = 5200;
  const gain = context.createGain();
  gain.gain.value = 0.5;
  warm.connect(gain).connect(context.destination);
  const hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const wave = hiss.getChannelData(0);
  for (let n = 0; n < wave.length; n++) wave[n] = Math.random() * 2 - 1;
  return { context, out: warm, hiss };
}

/**
 * Make a sound: one of the game's `own`, or one that all share. Loud: 0 to 1 of its usual loudness.
 * Out of sight only the call to one's own turn is heard.
 */
export function sound(name: string | null, own: Sounds = {}, loud = 1): void {
  if (!name || !isWanted() || !audio || (document.hidden && name !== "turn")) return;
  const notes = own[name] ?? (SHARED as Sounds)[name] ?? [];
  for (const note of notes) strike({ ...note, loud: note.loud * loud }, audio);
}

export function strike(note: Note, { context, out, hiss }: Instrument): void {
  const start = context.currentTime + note.at;
  const end = start + note.long;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(out);
  const source =
    note.wave === "noise" ? noise(note, context, hiss, gain) : tone(note, context, gain);
  source.start(start);
  source.stop(end);
}

function tone(note: Note, context: BaseAudioContext, gain: AudioNode): AudioScheduledSourceNode {
  const voice = context.createOscillator();
  voice.type = note.wave === "noise" ? "sine" : (note.wave ?? "sine");
  slide(voice.frequency, note, context);
  voice.connect(gain);
  return voice;
}

function noise(note: Note, context: BaseAudioContext, hiss: AudioBuffer, gain: AudioNode) {
  const voice = context.createBufferSource();
  voice.buffer = hiss;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 2;
  slide(band.frequency, note, context);
  voice.connect(band).connect(gain);
  return voice;
}

function slide(frequency: AudioParam, note: Note, context: BaseAudioContext): void {
  const start = context.currentTime + note.at;
  frequency.setValueAtTime(note.hz, start);
  frequency.exponentialRampToValueAtTime(note.to ?? note.hz, start + note.long);
}
