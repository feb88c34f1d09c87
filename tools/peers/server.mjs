// boardgame.io serving a race with one die, in memory, on loopback. Started by load.mjs.
import { createRequire } from "node:module";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");
const LAP = 30;

const race = {
  name: "race",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ squares: [0, 0], laps: [0, 0], die: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Only the server knows the die; and nobody ever arrives, so that a match lasts.
    go: {
      client: false,
      move: ({ G, playerID, random }) => {
        G.die = random.D6();
        const square = G.squares[playerID] + G.die;
        G.squares[playerID] = square % LAP;
        G.laps[playerID] += Math.floor(square / LAP);
      },
    },
  },
};

const server = Server({ games: [race], origins: [/127\.0\.0\.1/] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, opened) => listen(port, "127.0.0.1", opened); // not to the network
const { appServer } = await server.run({ port: 0 });

process.on("message", (question) => {
  if (question === "memory") globalThis.gc();
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, held: process.memoryUsage.rss() });
});
process.on("disconnect", () => process.exit());
process.send({ port: appServer.address().port });
