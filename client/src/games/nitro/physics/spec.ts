import flask from "../../../../../src/powderkeg/rules/nitro/flask.json";

/** Millimetres: to the right, and towards the neck. */
export type Point = readonly [x: number, y: number];

/** The flask's numbers: lengths in mm, times in s. Rules, bots and browser read the same file. */
export interface FlaskSpec {
  readonly cube: number;
  readonly cornerRadius: number;
  readonly outline: readonly Point[];
  readonly wallDepth: number;
  readonly innerWalls: readonly (readonly [ax: number, ay: number, bx: number, by: number])[];
  readonly innerWallRadius: number;
  readonly startArea: readonly [left: number, low: number, right: number, high: number];
  readonly slots: readonly Point[];
  readonly slotRoom: number;
  readonly mouth: { readonly x: number; readonly yLow: number; readonly yHigh: number };
  readonly tip: Point;
  readonly gate: Point;
  readonly park: Point;
  readonly parkPitch: number;
  readonly tickRate: number;
  readonly subSteps: number;
  readonly predictionDistance: number;
  readonly maxAcceleration: number;
  readonly tiltAcceleration: number;
  readonly linearDamping: number;
  readonly angularDamping: number;
  readonly friction: number;
  readonly restitution: number;
  readonly hopKnock: number;
}

// JSON knows lists, but no pairs.
export const FLASK = flask as unknown as FlaskSpec;
