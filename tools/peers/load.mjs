// Matches of two raw sockets that move as fast as they can; what the server used is told as JSON.
// node load.mjs MATCHES SECONDS WARM_UP IDLE_MATCHES
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { io } from "socket.io-client";

const [count, seconds, warmUp, idle] = process.argv.slice(2).map(Number);
const server = fork(new URL("server.mjs", import.meta.url), {
  execArgv: ["--expose-gc"],
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const [{ port }] = await once(server, "message");
const latencies = [];
let moves = 0;

async function used(what) {
  const answer = once(server, "message");
  server.send(what);
  return (await answer)[0];
}

async function post(path, body) {
  const response = await fetch(`http://127.0.0.1:${port}/games/race/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function match() {
  const { matchID } = await post("create", { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ["0", "1"]) {
    const joined = await post(`${matchID}/join`, { playerID, playerName: `player ${playerID}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

// One match has one move in flight: the opponent answers when it holds the broadcast.
async function seat({ matchID, credentials }) {
  const race = { sent: 0 };
  const players = ["0", "1"].map((playerID) => {
    const socket = io(`http://127.0.0.1:${port}/race`, {
      transports: ["websocket"],
      forceNew: true,
    });
    const go = (at) => {
      const payload = { type: "go", args: [], playerID, credentials: credentials[playerID] };
      race.sent = performance.now();
      socket.emit("update", { type: "MAKE_MOVE", payload }, at, matchID, playerID);
    };
    socket.on("update", (_, state) => {
      if (state.ctx.currentPlayer !== playerID) return;
      moves += 1;
      latencies.push(performance.now() - race.sent);
      go(state._stateID);
    });
    const synced = new Promise((resolve) => {
      socket.on("sync", (_, { state }) => resolve(state._stateID));
    });
    socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials[playerID], 2));
    return { go, synced };
  });
  const [at] = await Promise.all(players.map((player) => player.synced));
  players[0].go(at);
}

const empty = await used("memory");
for (let made = 0; made < idle; made += 1) await match();
const full = await used("memory");
for (let made = 0; made < count; made += 1) await seat(await match());
await sleep(warmUp * 1000);

const before = await used("cpu");
const [began, known] = [performance.now(), moves];
latencies.length = 0;
await sleep(seconds * 1000);
const after = await used("cpu");
const wall = (performance.now() - began) / 1000;
const [made, cpu] = [moves - known, after.cpu - before.cpu];
latencies.sort((a, b) => a - b);
const quantile = (part) => latencies[Math.floor(part * (latencies.length - 1))] ?? null;
const burden = {
  tables: count,
  moves: made,
  moves_per_second: made / wall,
  moves_per_cpu_second: made / cpu,
  server_cores: cpu / wall,
  p50_ms: quantile(0.5),
  p99_ms: quantile(0.99),
  p50_early_ms: null, // its matches have no end, so they are neither short nor long
  p50_late_ms: null,
};
console.log(
  JSON.stringify({ burden, bytes_per_table: idle ? (full.held - empty.held) / idle : null }),
);
process.exit();
