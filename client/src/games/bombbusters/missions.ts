/** What is seen of a mission before it is played: colours among the wires, and what else there is. */
import { MISSIONS } from "./facts.gen";

type Missions = typeof MISSIONS;
export type ThingName = Missions[keyof Missions]["things"][number];

export interface MissionSketch {
  readonly reds: number;
  readonly yellows: number;
  readonly things: readonly ThingName[];
}

const PLAIN: MissionSketch = { reds: 0, yellows: 0, things: [] };
/** As for three and more players. */
const sketches: Readonly<Record<string, MissionSketch>> = MISSIONS;

export function sketchOf(mission: string | number): MissionSketch {
  return sketches[mission] ?? PLAIN;
}
