/** What the board shows: a view, moved on event by event until the next one comes. */
import type { DiscView, Happening, ZundstoffView } from "./types";

/** The view after an event. What changes nothing in the sky leaves it as it was. */
export function after(view: ZundstoffView, happening: Happening): ZundstoffView {
  switch (happening.event) {
    case "round-began":
      return {
        ...view,
        round: happening.round,
        marker: happening.seat,
        discs: view.discs.map((disc) => ({ ...disc, stop: false })),
      };
    case "sun-turned":
      return turnSun(view, 1);
    case "planet-turned":
      return turnDisc(view, happening.place, happening.quarters);
    case "flew":
      return stand(view, happening.seat, happening.path.at(-1) ?? view.earth);
    case "turned-up":
      return change(view, happening.place, () => ({
        up: true,
        stop: true,
        planet: happening.planet,
        turned: happening.turned,
        rockets: happening.rockets,
      }));
    case "took-glasses": {
      const { colour, seat } = happening;
      const left = { ...view.chips, [colour]: (view.chips[colour] ?? 1) - 1 };
      const seats = view.seats.map((one, i) =>
        i === seat ? { ...one, chips: [...one.chips, colour] } : one,
      );
      return stand({ ...view, chips: left, seats }, seat, view.earth);
    }
    case "landed-again":
      return stand(view, happening.seat, view.earth);
    default:
      return view;
  }
}

/** A disc turned clockwise. */
export function turnDisc(view: ZundstoffView, place: number, quarters: number): ZundstoffView {
  if (place === view.sun) return turnSun(view, quarters);
  return change(view, place, (disc) => ({
    turned: ((disc.turned ?? 0) + quarters) % 4,
    rockets: turnedBy(disc.rockets, quarters),
  }));
}

function turnSun(view: ZundstoffView, quarters: number): ZundstoffView {
  const turned = change(view, view.sun, (sun) => ({ turned: ((sun.turned ?? 0) + quarters) % 4 }));
  return { ...turned, sun_sides: turnedBy(view.sun_sides, quarters) };
}

/** North, east, south, west after so many quarters clockwise. */
function turnedBy<Thing>(sides: Thing[], quarters: number): Thing[] {
  const shift = ((-quarters % 4) + 4) % 4;
  return [...sides.slice(shift), ...sides.slice(0, shift)];
}

function change(
  view: ZundstoffView,
  place: number,
  how: (disc: DiscView) => Partial<DiscView>,
): ZundstoffView {
  const discs = view.discs.map((disc) => (disc.place === place ? { ...disc, ...how(disc) } : disc));
  return { ...view, discs };
}

/** A pawn stands elsewhere. */
export function stand(view: ZundstoffView, seat: number, place: number): ZundstoffView {
  const discs = view.discs.map((disc) => {
    const others = disc.pawns.filter((pawn) => pawn !== seat);
    if (disc.place === place) return { ...disc, pawns: [...others, seat] };
    return others.length === disc.pawns.length ? disc : { ...disc, pawns: others };
  });
  const planet = view.discs[place]?.planet ?? 0;
  const seats = view.seats.map((one, i) => (i === seat ? { ...one, place, planet } : one));
  return { ...view, discs, seats };
}

/** The disc that shows this planet. */
export function discOf(view: ZundstoffView, planet: number): DiscView | undefined {
  return view.discs.find((disc) => disc.up && disc.planet === planet);
}
