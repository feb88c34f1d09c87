/** My tables and games: asked for, forgotten, put into a file and taken out of one. */
import { api, ApiError } from "../api";
import type { Client } from "../client";
import type { OwnTable } from "../protocol.gen";
import { isSeating, type Seating } from "../seatbook";

/** The tables where this browser sits, the last one played at first. What was finished there is noted. */
export async function lookUp({ seatbook, gamebook }: Client, most?: number): Promise<OwnTable[]> {
  const keys = seatbook.keys(most);
  if (keys.length === 0) return [];
  const { tables, results } = await api.own(keys);
  gamebook.add(results);
  return tables.toSorted((a, b) => b.at - a.at);
}

export function isMyTurn({ me, awaited }: OwnTable): boolean {
  return me !== null && (awaited?.includes(me) ?? false);
}

/** This browser forgets it; the table stands as it stood. */
export function forget({ seatbook, gamebook }: Client, table: string): void {
  seatbook.forget(table);
  gamebook.forgetTable(table);
}

export function forgetAll({ seatbook, gamebook }: Client): void {
  seatbook.forgetAll();
  gamebook.forgetAll();
}

// The file: seats and records. What is told of a game is read from its record again.

interface KeptGame {
  readonly replay: string;
  readonly table: string;
  readonly me: number | null;
  readonly at: number;
  readonly record: string;
}

export interface GamesFile {
  readonly powderkeg: "games";
  readonly seats: readonly Seating[];
  readonly games: readonly KeptGame[];
}

type Tell = (done: number, all: number) => void;

/** All that this browser holds. A game that the server has no record of any more is left out. */
export async function written({ seatbook, gamebook }: Client, tell: Tell): Promise<GamesFile> {
  const games: KeptGame[] = [];
  for (const [done, { replay, table, me, at }] of gamebook.games.entries()) {
    tell(done, gamebook.games.length);
    const record = await patiently(() => recordOf(replay));
    if (record !== null) games.push({ replay, table, me, at, record });
  }
  return { powderkeg: "games", seats: seatbook.seats, games };
}

async function recordOf(replay: string): Promise<string | null> {
  const response = await fetch(`/api/replays/${encodeURIComponent(replay)}/record`).catch(() => {
    throw new ApiError("unreachable", "the server could not be reached");
  });
  if (response.status === 429) throw new ApiError("too-many", "a little slower");
  return response.ok ? response.text() : null;
}

/** How many seats and games were taken in. What is known already stays as it is. */
export async function takeIn(
  { seatbook, gamebook }: Client,
  text: string,
  tell: Tell,
): Promise<{ seats: number; games: number }> {
  const file = read(text);
  const seats = file.seats.filter(({ table }) => seatbook.tokenOf(table) === null);
  for (const { table, token, game, at } of seats) seatbook.keep(table, token, game, at);
  const games = file.games.filter(({ replay }) => !gamebook.has(replay));
  let taken = 0;
  for (const [done, { replay, table, me, at, record }] of games.entries()) {
    tell(done, games.length);
    try {
      const result = await patiently(() => api.resultOf(record));
      gamebook.add([{ ...result, replay, table, me, at }]);
      taken += 1;
    } catch (problem) {
      // One spoilt record does not keep the others out.
      if (!(problem instanceof ApiError) || problem.code !== "bad-record") throw problem;
    }
  }
  return { seats: seats.length, games: taken };
}

function read(text: string): GamesFile {
  try {
    const file = JSON.parse(text) as Partial<GamesFile> | null;
    if (file?.powderkeg === "games" && Array.isArray(file.seats) && Array.isArray(file.games))
      return {
        powderkeg: "games",
        seats: file.seats.filter(isSeating),
        games: file.games.filter(isKeptGame),
      };
  } catch {
    // Not even JSON.
  }
  throw new ApiError("bad-record", "not a file of games");
}

function isKeptGame(value: unknown): value is KeptGame {
  if (typeof value !== "object" || value === null) return false;
  const { replay, table, record, at, me } = value as Record<string, unknown>;
  const texts = [replay, table, record].every((each) => typeof each === "string");
  return texts && typeof at === "number" && (me === null || typeof me === "number");
}

const PAUSE = 1200; // milliseconds: the server lets about one such request a second pass

/** Asks again where the server wants it slower. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== "too-many") throw problem;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
