/** How each event is played. */
import * as flights from "./flights";
import { BIG } from "../motion";
import { isWalk, penaltyPlace } from "./picture";
import type { Scene } from "./scene";
import * as strides from "./strides";
import type { Happening } from "./types.gen";

/** The motions from the picture as it is. */
export async function act(scene: Scene, happening: Happening): Promise<void> {
  if (isWalk(happening)) return strides.walk(scene, happening);
  switch (happening.event) {
    case "begins":
    case "all-home":
      return strides.cheer(scene, happening.seat);
    case "rolled":
      return flights.tumble(scene, happening);
    case "took":
      return flights.take(scene, happening.place, happening.tile, happening.seat);
    case "penalty": {
      const at = penaltyPlace(scene.picture, happening.tile);
      return at === null ? undefined : flights.take(scene, at, happening.tile, happening.seat);
    }
    case "gave":
      return flights.handOn(scene, happening.tile, happening.seat, scene.edge(happening.receiver));
    case "discarded":
      return flights.handOn(scene, happening.tile, happening.seat, {
        x: scene.layout.width / 2,
        y: -80,
      });
    case "nothing-to-give":
      return strides.shake(scene, scene.tileElement(scene.left));
    case "won-token":
      return flights.spin(scene, happening.points, happening.seat);
    case "flixxy-left":
      return strides.flyOff(scene);
    case "drew-worm":
      return flights.cross(
        scene,
        { kind: "worm", worm: happening.worm, seat: happening.seat },
        { x: -40, y: -40 },
        scene.edge(happening.seat),
      );
    case "played-worm":
      return flights.show(scene, { kind: "worm", worm: happening.worm, seat: happening.seat });
    case "buried":
      return flights.show(scene, { kind: "tile", tile: happening.tile, seat: happening.seat });
    case "swapped":
      return strides.trade(scene, happening);
    case "moved-to-end":
      return flights.lift(scene, happening.place);
    case "move-lapsed":
    case "nobody-moved":
      return strides.shakeAll(scene, happening.seat);
    case "game-over":
      return scene.stage.move(scene.lights, [{ opacity: 0 }, { opacity: 1 }], BIG);
  }
}

/** What comes to lie there only by this event is set down, once the picture has changed. */
export async function setDown(scene: Scene, happening: Happening): Promise<void> {
  if (happening.event === "laid" || happening.event === "moved-to-end")
    await flights.land(scene, happening.place);
}
