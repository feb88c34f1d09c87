/** What is asked over plain HTTP. Everything live goes over the table's socket. */
import type {
  GameFacts,
  GameResult,
  GameView,
  HandoverMade,
  House,
  NewTable,
  OpenTable,
  OwnGames,
  Problem,
  QrView,
  RefusalView,
  Rulebook,
  SeatKey,
  SeatKeys,
  SetupView,
  SetupWish,
  TableMade,
  TableSummary,
} from "./protocol.gen";

/** What can go wrong: what the server tells, and what happens on the way to it. */
export type TroubleCode = Problem["code"] | "unreachable" | "broken";

export class ApiError extends Error {
  constructor(
    readonly code: TroubleCode,
    message: string,
    /** The rule behind it, where a rule forbids it. */
    readonly refusal: RefusalView | null = null,
  ) {
    super(message);
  }
}

export const api = {
  games: () => ask<GameView[]>("GET", "/api/games"),
  facts: (game: string) => ask<GameFacts>("GET", `/api/games/${encodeURIComponent(game)}/facts`),
  makeTable: (wish: NewTable) => ask<TableMade>("POST", "/api/tables", wish),
  table: (id: string) => ask<TableSummary>("GET", `/api/tables/${encodeURIComponent(id)}`),
  openTables: () => ask<OpenTable[]>("GET", "/api/tables"),
  /** Tokens go in bodies: addresses end up in logs. */
  own: (seats: readonly SeatKey[]) => ask<OwnGames>("POST", "/api/own", { seats }),
  handOver: (seats: readonly SeatKey[]) => ask<HandoverMade>("POST", "/api/handovers", { seats }),
  fetchHandover: (ticket: string) => ask<SeatKeys>("POST", "/api/handovers/fetch", { ticket }),
  resultOf: (record: string) => ask<GameResult>("POST", "/api/replays/result", { record }),
  rules: (game: string) => ask<Rulebook>("GET", `/api/rules/${encodeURIComponent(game)}`),
  check: (game: string, wish: SetupWish) =>
    ask<SetupView>("POST", `/api/games/${encodeURIComponent(game)}/check`, wish),
  house: () => ask<House>("GET", "/api/house"),
  qr: (text: string) => ask<QrView>("POST", "/api/qr", { text }),
};

/** `token`: a seat's, for what only those at the table may see. */
export async function ask<T>(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  token?: string | null,
): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  const init: RequestInit = { method, headers };
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError("unreachable", "the server could not be reached");
  }
  const said: unknown = await response.json().catch(() => null);
  if (!response.ok) throw complaint(said, response.status);
  return said as T;
}

function complaint(said: unknown, status: number): ApiError {
  if (typeof said !== "object" || said === null || !("code" in said))
    return new ApiError("broken", `answer ${status}`);
  const trouble = said as { code: Problem["code"]; message: string; refusal?: RefusalView | null };
  return new ApiError(trouble.code, trouble.message, trouble.refusal ?? null);
}
