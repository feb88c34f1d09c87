/** How each event is played: what moves before the sky has changed, and what settles after. */
import { flown, launchPad } from "./flown";
import { BIG, EASE, FLIP, SLIDE, TUMBLE } from "../motion";
import { shift, type Scene } from "./scene";
import type { CardName, ColourName, Happening } from "./types";

const READ = 700; // milliseconds for a caption with nothing to look at
const GLANCE = 350;

/** The motions from the sky as it is. */
export async function act(scene: Scene, happening: Happening): Promise<void> {
  switch (happening.event) {
    case "round-began":
    case "nobody-flies":
    case "flight-chosen":
    case "named":
    case "cards-back":
    case "race-stopped":
      return rest(scene, READ);
    case "flight-won":
      await Promise.all(happening.winners.map((seat) => cheer(scene, seat)));
      return rest(scene, GLANCE);
    case "revealed":
      return reveal(scene, happening.cards);
    case "flew":
      return flown(scene, happening);
    case "stayed":
      await launchPad(scene, happening.seat, happening.colour);
      await shake(scene, `[data-pawn="${happening.seat}"] .hop`);
      return rest(scene, READ);
    case "turned-up":
      return flip(scene, happening.place, [1, 0]);
    case "took-glasses":
      await flare(scene);
      return chip(scene, happening.seat, happening.colour);
    case "landed-again":
      await flare(scene);
      return rest(scene, GLANCE);
    case "won-the-title":
      await cheer(scene, happening.seat);
      return cheer(scene, happening.seat);
  }
}

/** What comes to lie there by this event settles, once the sky has changed. */
export async function settle(scene: Scene, happening: Happening): Promise<void> {
  switch (happening.event) {
    case "sun-turned":
      await spin(scene, scene.view.sun, 1);
      return rest(scene, GLANCE);
    case "planet-turned":
      await spin(scene, happening.place, happening.quarters);
      return rest(scene, GLANCE);
    case "turned-up":
      await Promise.all([
        flip(scene, happening.place, [0, 1]),
        hide(scene, `[data-disc="${happening.place}"] .stop`),
        hide(scene, `[data-bead="${happening.planet}"]`),
      ]);
      return ring(scene, happening.place);
    case "took-glasses":
    case "landed-again":
      return fall(scene, happening.seat);
  }
}

async function rest(scene: Scene, ms: number): Promise<void> {
  await scene.stage.rest(scene.find(".caption"), ms);
}

/** The disc has turned; it comes from where it was, and what is read stays upright. */
export async function spin(scene: Scene, place: number, quarters: number): Promise<void> {
  const disc = place === scene.view.sun ? "[data-sun]" : `[data-disc="${place}"]`;
  const ms = TUMBLE * (1 + (quarters - 1) * 0.45);
  const turns = scene
    .findAll(`${disc} .spin`)
    .map((part) => scene.stage.move(part, turned(-90 * quarters), ms, EASE.slide));
  const upright = scene
    .findAll(`${disc} .upright`)
    .map((part) => scene.stage.move(part, turned(90 * quarters), ms, EASE.slide));
  await Promise.all([...turns, ...upright]);
}

function turned(from: number): Keyframe[] {
  return [{ transform: `rotate(${from}deg)` }, { transform: "rotate(0deg)" }];
}

async function flip(scene: Scene, place: number, [from, to]: [number, number]): Promise<void> {
  await scene.stage.move(
    scene.find(`[data-disc="${place}"] .flip`),
    [{ transform: `scaleX(${from})` }, { transform: `scaleX(${to})` }],
    FLIP / 2,
    from ? "ease-in" : "ease-out",
  );
}

/** What belongs to the face of a disc is not there before it is turned up. */
async function hide(scene: Scene, what: string): Promise<void> {
  await scene.stage.move(
    scene.find(what),
    [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }],
    FLIP / 2,
  );
}

/** The stop ring closes round a disc that was turned up. */
async function ring(scene: Scene, place: number): Promise<void> {
  await scene.stage.move(
    scene.find(`[data-disc="${place}"] .stop`),
    [
      { transform: "scale(1.7)", opacity: 0 },
      { transform: "scale(1)", opacity: 1 },
    ],
    SLIDE,
    EASE.settle,
  );
  await rest(scene, GLANCE);
}

/** The sun flares. */
async function flare(scene: Scene): Promise<void> {
  await scene.stage.move(
    scene.find(".flare"),
    [
      { transform: "scale(.5)", opacity: 0 },
      { transform: "scale(1.15)", opacity: 1, offset: 0.4 },
      { transform: "scale(1.7)", opacity: 0 },
    ],
    BIG * 0.6,
  );
}

/** The chip flies to its seat. */
async function chip(scene: Scene, seat: number, colour: ColourName): Promise<void> {
  await scene.show({ kind: "chip", colour });
  const from = scene.layout.spots[scene.view.sun] ?? { x: 0, y: 0 };
  const to = scene.edge(seat);
  const what = scene.find("[data-passing]");
  await scene.stage.move(
    what,
    [
      { transform: shift(from.x, from.y, "scale(.4) rotate(-40deg)"), opacity: 0 },
      { transform: shift(from.x, from.y - 20, "scale(1.5)"), opacity: 1 },
    ],
    SLIDE,
    EASE.settle,
  );
  await rest(scene, GLANCE);
  await scene.stage.move(
    what,
    [
      { transform: shift(from.x, from.y - 20, "scale(1.5)"), opacity: 1 },
      { transform: shift(to.x, to.y, "scale(.7)"), opacity: 0.2 },
    ],
    TUMBLE,
  );
}

/** From the sun the pawn tumbles back to Earth. */
async function fall(scene: Scene, seat: number): Promise<void> {
  const sun = scene.layout.spots[scene.view.sun] ?? { x: 0, y: 0 };
  const home = scene.spot(seat);
  const dx = sun.x - home.x;
  const dy = sun.y - home.y;
  await scene.stage.move(
    scene.find(`[data-pawn="${seat}"] .hop`),
    [
      { transform: shift(dx, dy, "rotate(0deg)"), easing: "ease-out" },
      { transform: shift(dx * 0.6, dy * 0.6 - 50, "rotate(200deg)"), easing: "ease-in" },
      { transform: shift(0, 0, "rotate(360deg)") },
    ],
    BIG,
    "linear",
  );
}

async function cheer(scene: Scene, seat: number): Promise<void> {
  const up = shift(0, -scene.layout.scale * 40);
  await scene.stage.move(
    scene.find(`[data-pawn="${seat}"] .hop`),
    [{ transform: "none" }, { transform: up }, { transform: "none" }],
    SLIDE,
    EASE.slide,
  );
}

async function shake(scene: Scene, what: string): Promise<void> {
  const frames = [0, -4, 4, -4, 4, 0].map((x) => ({ transform: shift(x, 0) }));
  await scene.stage.move(scene.find(what), frames, 240, "linear");
}

/** All turn up their cards at once, big in the sky; then they go to their seats. */
async function reveal(scene: Scene, cards: CardName[]): Promise<void> {
  await scene.show({ kind: "cards", cards });
  const all = scene.findAll("[data-shown]");
  await Promise.all(
    all.map(async (card, i) => {
      const back = card.querySelector(".back");
      const face = card.querySelector(".front");
      await scene.stage.rest(card, 220 + 60 * i);
      await scene.stage.move(back, [{ transform: "none" }, { transform: "scaleX(0)" }], FLIP / 2);
      await scene.stage.move(face, [{ transform: "scaleX(0)" }, { transform: "none" }], FLIP / 2);
    }),
  );
  await rest(scene, BIG + GLANCE);
  const lifted = [{}, { backgroundColor: "transparent" }];
  await Promise.all([
    scene.stage.move(scene.find(".reveal"), lifted, SLIDE),
    ...all.map((card, seat) => {
      const to = scene.edge(seat);
      const box = { x: scene.layout.width / 2, y: scene.layout.height / 2 };
      const away = shift((to.x - box.x) * 0.8, (to.y - box.y) * 0.8, "scale(.5)");
      return scene.stage.move(card, [{ opacity: 1 }, { transform: away, opacity: 0 }], SLIDE);
    }),
  ]);
}
