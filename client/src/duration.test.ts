import { describe, expect, it } from "vitest";
import { clockFace, lasting } from "./duration";

const say = (key: string, facts?: Record<string, string | number>) =>
  `${facts?.["count"]} ${key.replace("lobby-", "")}`;

describe("a length of time", () => {
  it.each([
    [30, "30 seconds"],
    [90, "90 seconds"],
    [180, "3 minutes"],
    [3600, "1 hours"],
    [86_400, "1 days"],
    [259_200, "3 days"],
  ])("%d seconds are %s", (seconds, text) => expect(lasting(seconds, say)).toBe(text));

  it.each([
    [0, "0:00"],
    [-3, "0:00"],
    [59.2, "1:00"],
    [754, "12:34"],
    [7384, "2:03:04"],
    [86_400, "1 days"],
    [97_200, "1 days 3 hours"],
  ])("on a clock %d is %s", (seconds, text) => expect(clockFace(seconds, say)).toBe(text));
});
