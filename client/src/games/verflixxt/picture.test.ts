import { describe, expect, test } from "vitest";
import type { Happening, PlaceView, SeatView, VerflixxtView } from "./types.gen";
import { after, cellOf, lay, slotsOf, type Picture } from "./picture";

type Stand = Partial<Omit<PlaceView, "place" | "tile">>;

function seat(): SeatView {
  return {
    pawns: [],
    home: false,
    tiles: 0,
    top: null,
    stack: [],
    penalty: null,
    tokens: [],
    worms: [],
    fresh_worms: [],
    score: 0,
    counted: null,
  };
}

/** A path of tiles, and who stands where. */
function scene(
  tiles: string[],
  stands: Record<string, Stand>,
  tokens: number[] = [],
): VerflixxtView {
  const nobody = { pawns: [], guards: 0, flixxy: false };
  const at = (place: PlaceView["place"], tile: string | null): PlaceView => ({
    place,
    tile,
    ...nobody,
    ...stands[place],
  });
  const path = tiles.flatMap((tile, i) => (tile === "." ? [] : [at(i + 1, tile)]));
  return {
    phase: "advance",
    turn: 0,
    number: 2,
    die: "",
    length: tiles.length,
    path: [at("start", null), ...path, at("finish", null)],
    seats: [seat(), seat()],
    tokens,
    worm_pile: 0,
    worms_under: [],
    discarded: [],
    barred: [],
  };
}

function who(picture: Picture): string[] {
  return picture.pieces
    .map((piece) => `${piece.kind}${piece.seat < 0 ? "" : piece.seat} on ${piece.at}`)
    .sort();
}

function told(picture: Picture, ...happenings: Happening[]): Picture {
  return happenings.reduce(after, picture);
}

describe("after an event", () => {
  test("a pawn stands where it walked, and only one of two", () => {
    const picture = lay(scene(["-1", "+2", "L"], { 1: { pawns: [0, 0, 1] } }));

    const next = told(picture, { event: "pawn-walked", seat: 0, from: 1, to: 3 });

    expect(who(next)).toEqual(["pawn0 on 1", "pawn0 on 3", "pawn1 on 1"]);
  });

  test("a pushed pawn is its owner's, not the pusher's", () => {
    const picture = lay(scene(["-1", "+2", "L"], { 1: { pawns: [0, 1] } }));

    const next = told(picture, { event: "pawn-pushed", seat: 0, owner: 1, from: 1, to: "finish" });

    expect(who(next)).toEqual(["pawn0 on 1", "pawn1 on finish"]);
  });

  test("a taken tile is gone, and its slot stays empty", () => {
    const picture = lay(scene(["-1", "+2", "L"], { 3: { pawns: [0] } }));

    const next = told(picture, { event: "took", seat: 0, tile: "+2", place: 2 });

    expect(next.path.map((lain) => lain.slot)).toEqual([1, 3]);
    expect(cellOf(next, 3)).toBe(3);
  });

  test("a tile taken from under a pawn leaves the pawn on bare ground", () => {
    const picture = lay(scene(["-1", "+2"], { 2: { pawns: [1] } }));

    const next = told(picture, { event: "took", seat: 1, tile: "+2", place: 2 });

    expect(next.path.map((lain) => lain.tile)).toEqual(["-1", null]);
    expect(who(next)).toEqual(["pawn1 on 2"]);
  });

  test("a penalty is taken where no guard stands", () => {
    const picture = lay(scene(["-9", "-9", "+1"], { 1: { guards: 1 }, 3: { pawns: [0] } }));

    const next = told(picture, { event: "penalty", seat: 0, tile: "-9" });

    expect(next.path.map((lain) => lain.place)).toEqual([1, 3]);
  });

  test("swapped pieces have changed places", () => {
    const picture = lay(scene(["-1", "L"], { 1: { pawns: [0] }, 2: { guards: 2 } }));

    const next = told(picture, { event: "swapped", seat: 0, from: 1, to: 2, piece: "guard" });

    expect(who(next)).toEqual(["guard on 1", "guard on 2", "pawn0 on 2"]);
  });

  test("Flixxy takes its token from the pile, and at last itself off the board", () => {
    const picture = lay(scene(["-1"], { start: { flixxy: true } }, [2, 1]));

    const next = told(
      picture,
      { event: "won-token", seat: 0, points: 2 },
      { event: "flixxy-left" },
    );

    expect(next.tokens).toEqual([1]);
    expect(who(next)).toEqual([]);
  });

  test("what does not concern the board leaves the picture as it was", () => {
    const picture = lay(scene(["-1"], { start: { pawns: [0] } }));

    expect(told(picture, { event: "rolled", seat: 0, number: 3, die: "" })).toBe(picture);
  });

  test("an event about a piece that is not there changes nothing", () => {
    const picture = lay(scene(["-1", "+2"], { start: { pawns: [0] } }));

    expect(told(picture, { event: "pawn-walked", seat: 1, from: 2, to: "finish" })).toBe(picture);
  });
});

describe("a new view", () => {
  test("is the truth, whatever was shown", () => {
    const shown = lay(scene(["-1", "+2", "L"], { 1: { pawns: [0, 1], guards: 1 } }));
    const truth = scene(["-1", ".", "L"], { 3: { pawns: [0], guards: 1 }, finish: { pawns: [1] } });

    const next = lay(truth, shown);

    expect(who(next)).toEqual(["guard on 3", "pawn0 on 3", "pawn1 on finish"]);
    expect(next.path.map((lain) => lain.place)).toEqual([1, 3]);
  });

  test("leaves every piece that did not move its identity", () => {
    const shown = lay(scene(["-1", "+2"], { 1: { pawns: [0] }, 2: { pawns: [0], guards: 1 } }));
    const walked = told(shown, { event: "pawn-walked", seat: 0, from: 1, to: "finish" });
    const truth = scene([".", "+2"], { 2: { pawns: [0], guards: 1 }, finish: { pawns: [0] } });

    const next = lay(truth, walked);

    const ids = (picture: Picture) => Object.fromEntries(picture.pieces.map((p) => [p.id, p.at]));
    expect(ids(next)).toEqual(ids(walked));
  });

  test("does not give two pieces one identity", () => {
    const fewer = lay(scene(["-1", "+2"], { 1: { guards: 1 } }));

    const next = lay(scene(["-1", "+2"], { 1: { guards: 1 }, 2: { guards: 2 } }), fewer);

    expect(new Set(next.pieces.map((piece) => piece.id)).size).toBe(3);
  });
});

describe("a tile that goes to the end of the path", () => {
  const picture = lay(scene(["-1", "+2", "L"], { 2: { pawns: [0] } }));
  const next = told(picture, { event: "moved-to-end", place: 1, tile: "-1" });

  test("lies last, and the empty front is dropped", () => {
    expect(next.path.map((lain) => lain.place)).toEqual([2, 3, 1]);
    expect(slotsOf(next)).toEqual({ first: 2, count: 3 });
    expect([2, 3, 1].map((place) => cellOf(next, place))).toEqual([1, 2, 3]);
  });

  test("stays there when the view comes", () => {
    const path = next.path.map((lain): PlaceView => {
      return { place: lain.place, tile: lain.tile, pawns: [], guards: 0, flixxy: false };
    });

    expect(lay({ ...scene(["-1", "+2", "L"], {}), path }, next).path).toEqual(next.path);
    expect(lay({ ...scene(["-1", "+2", "L"], {}), path }).path).toEqual(next.path);
  });
});
