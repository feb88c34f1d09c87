/** What is seen of a mission before it is played: colours among the wires, and what else there is. */
import { MISSIONS } from "./facts.gen";

type Missions = typeof MISSIONS;
export type ThingName = Missions[keyof Missions]["things"][number];

export interface MissionSketch {
  readonly reds: number;
  readonly yellows: number;
  readonly things: readonly ThingName[];
  /** In which box of the campaign it comes. */
  readonly box: number;
  /** 1 to 5. */
  readonly hard: number;
}

const PLAIN: MissionSketch = { reds: 0, yellows: 0, things: [], box: 1, hard: 1 };
/** As for three and more players. */
const sketches: Readonly<Record<string, MissionSketch>> = MISSIONS;

export function sketchOf(mission: string | number): MissionSketch {
  return sketches[mission] ?? PLAIN;
}
