"""PPO by self-play on many games at once, in one file; it beats `sensible` within minutes.

    pip install 'powderkeg[lab,nets]' torch onnx
    python examples/ppo.py --minutes 5 --to mine.onnx
    powderkeg arena verflixxt --bots net:mine.onnx,sensible --games 200
    powderkeg sit http://localhost:8000/t/maple-spark-42 --bot net:mine.onnx

One net plays all seats. What it sees and may do comes from `vector`; when a game ends, each of its
choices is worth what its seat got.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

from powderkeg.bots.ladder import make_bot
from powderkeg.lab import make
from powderkeg.lab.nets import about
from powderkeg.lab.seat import PolicyBot
from powderkeg.rules.games import GAMES
from powderkeg.rules.match import Match


class Net(nn.Module):
    """What is seen becomes a value for each choice, and how good it looks."""

    def __init__(self, seen: int, choices: int, width: int = 256) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, choices)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inner = self.trunk(seen)
        return self.policy(inner), self.value(inner).squeeze(-1)


def masked(logits: torch.Tensor, mask: torch.Tensor) -> torch.distributions.Categorical:
    low = torch.full_like(logits, -1e9)
    return torch.distributions.Categorical(logits=torch.where(mask, logits, low))


def train(args: argparse.Namespace) -> Net:
    torch.manual_seed(args.seed)
    envs = make(args.game, args.seats, "vector", copies=args.copies, seed=args.seed)
    net = Net(envs.single_observation_space.shape[0], int(envs.single_action_space.n))
    adam = torch.optim.Adam(net.parameters(), lr=args.rate)
    seen, info = envs.reset()
    waiting: list[list[tuple]] = [[] for _ in range(args.copies)]  # choices of games under way
    ready: list[tuple] = []  # and of those that are over, with what they were worth
    began, played = time.monotonic(), 0
    while time.monotonic() - began < 60 * args.minutes and played < args.games:
        mask, to_play = info["action_mask"].astype(bool), info["to_play"]
        with torch.no_grad():
            logits, value = net(torch.from_numpy(seen))
            chances = masked(logits, torch.from_numpy(mask))
            action = chances.sample()
            told = chances.log_prob(action)
        for copy in range(args.copies):
            row = (seen[copy], mask[copy], int(action[copy]), float(told[copy]), float(value[copy]))
            waiting[copy].append((int(to_play[copy]), row))
        seen, _, ended, _, info = envs.step(action.numpy())
        for copy in np.flatnonzero(ended):
            returns = info["returns"][copy]
            ready += [(*row, float(returns[seat])) for seat, row in waiting[copy]]
            waiting[copy] = []
            played += 1
        if len(ready) >= args.rows:
            learn(net, adam, ready, args)
            spent = time.monotonic() - began
            print(f"{spent:5.0f} s, {played} games, {len(ready)} choices", flush=True)
            ready = []
    return net


def learn(net: Net, adam: torch.optim.Adam, rows: list[tuple], args: argparse.Namespace) -> None:
    columns = list(zip(*rows, strict=True))
    seen, mask = (torch.from_numpy(np.array(column)) for column in columns[:2])
    action = torch.tensor(columns[2])
    told, guess, worth = (torch.tensor(column) for column in columns[3:])
    better = worth - guess
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(args.epochs):
        for batch in torch.randperm(len(rows)).split(args.batch):
            logits, value = net(seen[batch])
            chances = masked(logits, mask[batch])
            ratio = torch.exp(chances.log_prob(action[batch]) - told[batch])
            gain = torch.min(
                ratio * better[batch], ratio.clamp(1 - args.clip, 1 + args.clip) * better[batch]
            )
            loss = -gain.mean() + 0.5 * nn.functional.mse_loss(value, worth[batch])
            loss = loss - args.entropy * chances.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            adam.step()


def wins_against(net: Net, args: argparse.Namespace) -> float:
    """Its share of the wins against `sensible`, each seat in turn, by the same dice."""
    game = GAMES[args.game]
    setup = game.setup(args.seats)

    def policy(seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        with torch.no_grad():
            return net(torch.from_numpy(seen))[0].numpy()

    ours = PolicyBot(policy, args.game, args.seats)
    total = 0.0
    for number in range(args.trials):
        seat = number % args.seats
        bots = {other: make_bot("sensible", game) for other in range(args.seats)} | {seat: ours}
        match = Match(game, setup, bots, f"trial {number // args.seats}")
        match.run()
        outcome = match.state.outcome()
        total += outcome.share(seat) if outcome else 0.0
    return total / args.trials


def write(net: Net, args: argparse.Namespace) -> None:
    """As ONNX, with what it plays in its metadata: then it needs no torch, and tables know it."""
    import onnx

    seen = torch.zeros(1, net.trunk[0].in_features)
    torch.onnx.export(
        net,
        (seen,),
        args.to,
        input_names=["seen"],
        output_names=["policy", "value"],
        dynamic_axes={"seen": {0: "rows"}, "policy": {0: "rows"}, "value": {0: "rows"}},
        dynamo=False,
    )
    model = onnx.load(args.to)
    options = GAMES[args.game].setup(args.seats).options
    onnx.helper.set_model_props(model, about(args.game, args.seats, options))
    onnx.save(model, args.to)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="verflixxt")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=10**9, help="at most")
    parser.add_argument("--copies", type=int, default=256)
    parser.add_argument("--rows", type=int, default=16_384, help="choices to learn from at once")
    parser.add_argument("--batch", type=int, default=2_048)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.005)
    parser.add_argument("--trials", type=int, default=400, help="games against sensible")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", default="", help="where to write the net, as ONNX")
    args = parser.parse_args()
    net = train(args)
    print(f"wins against sensible: {wins_against(net, args):.2f}, fair is {1 / args.seats:.2f}")
    if args.to:
        write(net, args)


if __name__ == "__main__":
    main()
