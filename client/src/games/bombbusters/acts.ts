/** How each event is played: what moves before the mat has changed, and what settles after. */
import { SLIDE, STEP, TUMBLE } from "../motion";
import { arrive, hop } from "./arrivals";
import {
  breathe,
  cheer,
  dial,
  drop,
  explode,
  GLANCE,
  miss,
  nod,
  ping,
  READ,
  rest,
  shake,
  snip,
  stamp,
  swell,
  unfold,
} from "./gestures";
import type { Scene } from "./scene";
import { standKey } from "./spots";
import type { Happening } from "./types";

/** The motions from the mat as it is. */
export async function act(scene: Scene, happening: Happening): Promise<void> {
  switch (happening.event) {
    case "cut":
      return snip(scene, [
        `${happening.owner}${happening.place}`,
        `${happening.seat}${happening.own}`,
      ]);
    case "solo-cut":
    case "reds-revealed":
      return snip(
        scene,
        happening.places.map((place) => `${happening.seat}${place}`),
      );
    case "named-cut":
    case "four-cut":
    case "disintegrated":
    case "yellows-cut":
    case "sevens-cut":
      return snip(scene, happening.spots);
    case "tripwire-found":
    case "red-called":
      return snip(scene, [`${happening.owner}${happening.place}`]);
    case "tripwire-missed":
      return miss(scene, [`${happening.owner}${happening.place}`]);
    case "lever-missed":
      return miss(scene, happening.spots);
    case "called-out":
      return nod(scene, happening.seat);
    case "card-opened":
    case "target-judged":
    case "constraint-opened":
      return rest(scene, READ);
    case "missed":
      return miss(scene, spotsOf(happening));
    case "dialled":
      return dial(scene, happening.lives);
    case "exploded":
      return explode(scene);
    case "robot-walked":
      return hop(scene, happening.at);
    case "radar-answer":
      return ping(scene, happening);
    case "used":
      if (happening.own === "yes") return nod(scene, happening.seat);
      return swell(scene, `[data-equipment="${happening.equipment}"]`);
    case "recharged":
    case "thumbed":
    case "skipped":
    case "snipped":
    case "play-again":
      return nod(scene, happening.seat);
    case "passed-on":
    case "appointed":
      return nod(scene, happening.to);
    case "lacked":
    case "false-call":
      await nod(scene, happening.seat);
      return shake(scene);
    case "took-oxygen":
    case "got-oxygen":
      return breathe(scene, happening.amount, null, happening.seat);
    case "paid-oxygen":
    case "lost-oxygen":
      return breathe(scene, happening.amount, happening.seat, null);
    case "gave-oxygen":
    case "traded":
      return breathe(scene, happening.amount, happening.seat, happening.to);
    case "fresh-oxygen":
    case "announced":
    case "card-turned":
      return rest(scene, READ);
    case "absent":
    case "set-aside":
      return rest(scene, GLANCE);
  }
}

/** What comes to lie there by this event settles, once the mat has changed. `before` is how it lay. */
export async function settle(scene: Scene, happening: Happening, before: Scene): Promise<void> {
  switch (happening.event) {
    case "claimed": {
      const claims = spotsOf(happening).map((spot) => `[data-wire="${spot}"] .claim`);
      await Promise.all(claims.map((claim) => stamp(scene, claim, SLIDE)));
      return rest(scene, READ);
    }
    case "cut":
      return unfold(scene, [
        `${happening.owner}${happening.place}`,
        `${happening.seat}${happening.own}`,
      ]);
    case "solo-cut":
    case "reds-revealed":
      return unfold(
        scene,
        happening.places.map((place) => `${happening.seat}${place}`),
      );
    case "named-cut":
    case "four-cut":
    case "disintegrated":
    case "yellows-cut":
    case "sevens-cut":
      return unfold(scene, happening.spots);
    case "tripwire-found":
    case "red-called":
      return unfold(scene, [`${happening.owner}${happening.place}`]);
    case "challenge-met":
      return swell(scene, `[data-about="challenge-${happening.challenge}"]`);
    case "stepped":
      return rest(scene, READ);
    case "tagged":
    case "lied":
      await drop(scene, `[data-wire="${happening.owner}${happening.place}"] [data-token]`);
      return rest(scene, GLANCE);
    case "found-red":
    case "only-sevens":
      await Promise.all(
        happening.places.map((place) => {
          const owner = happening.event === "found-red" ? happening.owner : happening.seat;
          return drop(scene, `[data-wire="${owner}${place}"] [data-token]`);
        }),
      );
      return rest(scene, READ);
    case "set-aside": {
      const stand = standKey(happening.owner, happening.side);
      return drop(scene, `[data-stand="${stand}"] .tokens > :last-child`);
    }
    case "validated":
      await stamp(scene, `[data-number="${happening.value}"] .seal`, TUMBLE);
      return rest(scene, GLANCE);
    case "unlocked":
      return swell(scene, `[data-equipment="${happening.equipment}"]`);
    case "labelled": {
      const label = `[data-stand="${standKeyOf(happening)}"] [data-label]`;
      await drop(scene, label);
      return rest(scene, GLANCE);
    }
    case "drawn":
      return drop(scene, `[data-marker="${happening.wire}"]`, STEP);
    case "robot-gave":
    case "red-came":
    case "handed":
      return arrive(scene, happening, before);
    case "captain-chosen":
      return nod(scene, happening.seat);
    case "defused":
      return cheer(scene);
  }
}

function spotsOf({ owner, places }: { owner: number; places: string[] }): string[] {
  return places.map((place) => `${owner}${place}`);
}

function standKeyOf({ owner, place }: { owner: number; place: string }): string {
  return standKey(owner, place >= "a" ? 2 : 1);
}
