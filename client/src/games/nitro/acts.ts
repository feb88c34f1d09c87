/** What is seen of an event, besides what hands do: cards that go to somebody, the mouse that runs. */
import { BIG, EASE, FLIP, SLIDE, STEP, TUMBLE } from "../motion";
import { cardOf } from "./picture";
import type { Scene } from "./scene";
import type { Happening } from "./types";

/** Before the picture changes. */
export async function act(scene: Scene, happening: Happening): Promise<void> {
  switch (happening.event) {
    case "sand-turned":
      return turn(scene);
    case "sand-out":
      return flash(scene);
    case "took-stop":
      return scene.fly(
        { stop: happening.number },
        `[data-stop="${happening.number}"]`,
        home(happening.seat),
      );
    case "won-card":
      await nod(scene, `[data-card="${happening.place}"]`);
      return scene.fly(
        { card: cardOf(happening.card) },
        `[data-card="${happening.place}"]`,
        home(happening.seat),
      );
    case "card-gone":
      return nod(scene, `[data-card="${happening.place}"]`);
    case "missed":
      return shake(scene, happening.seat);
    case "boxed":
      return drop(scene);
    case "got-poop":
      return scene.run(home(happening.seat));
    case "won-game":
      return cheer(scene, happening.seat);
  }
}

/** Once it has changed. */
export async function settle(scene: Scene, happening: Happening): Promise<void> {
  if (happening.event === "laid") return lay(scene, happening.place);
}

function home(seat: number): string {
  return `[data-seat="${seat}"]`;
}

/** Turned up from the left, each before the last one lies. */
async function lay({ stage, find }: Scene, place: number): Promise<void> {
  const card = find(`[data-card="${place}"]`);
  const frames = [
    { transform: "rotateY(180deg) translateY(-18px)", opacity: 0.2 },
    { transform: "none", opacity: 1 },
  ];
  const turned = stage.move(card, frames, FLIP, EASE.slide);
  await (place < 4 ? stage.rest(card, 80) : turned);
}

async function nod({ stage, find }: Scene, selector: string): Promise<void> {
  const frames = [{ translate: "0 0" }, { translate: "0 -8px" }, { translate: "0 0" }];
  await stage.move(find(selector), frames, STEP, EASE.slide);
}

async function shake({ stage, find }: Scene, seat: number): Promise<void> {
  const frames = [0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  await stage.move(find(home(seat)), frames, SLIDE, "linear");
}

/** Cards that nobody won slide off the bench. */
async function drop({ stage, view, find }: Scene): Promise<void> {
  const left = view.formula.flatMap(({ owner }, at) => (owner === null ? [at] : []));
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(40px) rotate(8deg)", opacity: 0 },
  ];
  await Promise.all(left.map((at) => stage.move(find(`[data-card="${at}"]`), frames, SLIDE)));
}

async function turn({ stage, find }: Scene): Promise<void> {
  const frames = [{ transform: "rotate(-180deg)" }, { transform: "none" }];
  // The sand runs meanwhile: nobody waits for it.
  void stage.move(find("[data-sand] .timer"), frames, TUMBLE, EASE.slide);
  return Promise.resolve();
}

async function flash({ stage, find }: Scene): Promise<void> {
  const frames = [{ filter: "none" }, { filter: "brightness(1.9)" }, { filter: "none" }];
  void stage.move(find("[data-sand]"), frames, BIG, EASE.slide);
  return Promise.resolve();
}

async function cheer({ stage, find }: Scene, seat: number): Promise<void> {
  const frames = [0, -12, 0, -7, 0].map((y) => ({ transform: `translateY(${y}px)` }));
  await stage.move(find(home(seat)), frames, BIG, EASE.slide);
}
