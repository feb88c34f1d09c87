/** The phone in the hand: its own slant and its own jolts, where it lets us feel them. */
import { beyond, CAP, level, within, type Vec } from "./caps";
import { fingers } from "./fingers";

/** Full tilt: the sine of twenty degrees away from how the phone was held. */
const FULL = Math.sin((20 * Math.PI) / 180);
const DEAD = 0.06;
/** m/s²: less is a hand that trembles; so much is the strongest shake. */
const TREMBLE = 1.5;
const STRONG = 15;
/** Milliseconds until a phone that says nothing is known to have no sensors. */
const SILENT = 1500;

/** Safari asks its owner; the others have nothing to ask. */
interface Asking {
  requestPermission?: () => Promise<"granted" | "denied">;
}

/** How much of its weight pulls to the phone's right and to its top: beta and gamma in degrees. */
export function slantOf(beta: number, gamma: number): Vec {
  const [b, g] = [(beta * Math.PI) / 180, (gamma * Math.PI) / 180];
  return { x: Math.sin(g) * Math.cos(b), y: -Math.sin(b) };
}

/** From the phone's axes to those of a screen that was turned by this many degrees. */
export function turned({ x, y }: Vec, degrees: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** A tilt, counted from how the phone was held. */
export function tiltFrom(rest: Vec, slant: Vec): Vec {
  return beyond({ x: (slant.x - rest.x) / FULL, y: (slant.y - rest.y) / FULL }, DEAD);
}

/** What the cubes feel of a phone that gains speed, in m/s²: the other way round. */
export function joltOf(gain: Vec): Vec {
  const length = Math.hypot(gain.x, gain.y);
  if (length <= TREMBLE) return level();
  const felt = ((length - TREMBLE) / (STRONG - TREMBLE)) * CAP;
  return within({ x: (-gain.x / length) * felt, y: (-gain.y / length) * felt }, CAP);
}

class Phone {
  /** "mute": it was asked, and there is nothing to feel. */
  state: "off" | "on" | "mute" = $state("off");
  private rest: Vec | null = null;
  private heard = false;

  /** Worth offering: a touch screen, over a connection on which browsers tell. */
  get offered(): boolean {
    return (
      isSecureContext &&
      "DeviceOrientationEvent" in window &&
      matchMedia("(pointer: coarse)").matches &&
      this.state !== "mute"
    );
  }

  /** On and off. How the phone is held when it is switched on is level. */
  readonly toggle = async (): Promise<void> => {
    if (this.state === "on") return this.sleep();
    if (!(await isAllowed(DeviceOrientationEvent))) {
      this.state = "mute";
      return;
    }
    const shakes = "DeviceMotionEvent" in window && (await isAllowed(DeviceMotionEvent));
    this.rest = null;
    this.heard = false;
    addEventListener("deviceorientation", this.lean);
    if (shakes) addEventListener("devicemotion", this.shake);
    this.state = "on";
    setTimeout(() => {
      if (this.state !== "on" || this.heard) return;
      this.sleep();
      this.state = "mute";
    }, SILENT);
  };

  private sleep(): void {
    removeEventListener("deviceorientation", this.lean);
    removeEventListener("devicemotion", this.shake);
    this.state = "off";
    fingers.phone.towards(level());
    fingers.jolt = level();
  }

  private readonly lean = ({ beta, gamma }: DeviceOrientationEvent): void => {
    if (beta === null || gamma === null) return;
    this.heard = true;
    const slant = turned(slantOf(beta, gamma), turnOfScreen());
    this.rest ??= slant;
    fingers.phone.towards(tiltFrom(this.rest, slant));
  };

  private readonly shake = ({ acceleration }: DeviceMotionEvent): void => {
    const { x, y } = acceleration ?? {};
    if (typeof x !== "number" || typeof y !== "number") return;
    fingers.jolt = turned(joltOf({ x, y }), turnOfScreen());
  };
}

/** In degrees. Older phones do not tell. */
function turnOfScreen(): number {
  const { orientation } = screen as { orientation?: ScreenOrientation };
  return orientation?.angle ?? 0;
}

async function isAllowed(event: unknown): Promise<boolean> {
  const { requestPermission: ask } = event as Asking;
  if (!ask) return true;
  try {
    return (await ask.call(event)) === "granted";
  } catch {
    return false; // it was not asked by a touch
  }
}

export const phone = new Phone();
