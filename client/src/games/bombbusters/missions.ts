/** What is seen of a mission before it is played: colours among the wires, and what else there is. */

export type ThingName = "robot" | "air" | "card" | "clock" | "lie" | "memory" | "sevens" | "sir";

export interface MissionSketch {
  reds: number;
  yellows: number;
  things: ThingName[];
}

const PLAIN: MissionSketch = { reds: 0, yellows: 0, things: [] };
const sketch = (reds: number, yellows: number, ...things: ThingName[]): MissionSketch => ({
  reds,
  yellows,
  things,
});

/** As for three and more players. */
const SKETCHES: Readonly<Record<string, MissionSketch>> = {
  "1": PLAIN,
  "2": sketch(0, 2),
  "3": sketch(1, 0),
  "4": sketch(1, 2),
  "5": sketch(1, 2),
  "6": sketch(1, 4),
  "7": sketch(1, 0),
  "8": sketch(1, 2),
  "43": sketch(3, 0, "robot"),
  "44": sketch(1, 0, "air"),
  "45": sketch(2, 0, "card"),
  "46": sketch(0, 4, "sevens"),
  "47": sketch(2, 0, "card"),
  "48": sketch(2, 3),
  "49": sketch(2, 0, "air"),
  "50": sketch(2, 2, "memory"),
  "51": sketch(1, 0, "sir", "card"),
  "52": sketch(3, 0, "lie"),
  "53": sketch(2, 0, "robot"),
  "54": sketch(0, 0, "air", "clock"),
};

export function sketchOf(mission: string): MissionSketch {
  return SKETCHES[mission] ?? PLAIN;
}
