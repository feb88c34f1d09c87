"""OpenSpiel's own algorithms on our games: MCTS, and IS-MCTS in worlds that a seat can imagine.

pip install 'powderkeg[lab,spiel]'
python examples/openspiel.py
"""

import argparse

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from powderkeg.lab import spiel

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("--simulations", type=int, default=50)
parser.add_argument("--moves", type=int, default=10, help="choices to watch")
args = parser.parse_args()

game = spiel.load("verflixxt", 2, {"expansion": "worms"})
rng = np.random.RandomState(1)
evaluator = mcts.RandomRolloutEvaluator(1, rng)
sees_all = mcts.MCTSBot(game, 2.0, args.simulations, evaluator, random_state=rng)
imagines = ismcts.ISMCTSBot(
    game=game,
    evaluator=evaluator,
    uct_c=2.0,
    max_simulations=args.simulations,
    random_state=rng,
)
imagines.set_resampler(spiel.resample)  # our `reimagine`: nothing hidden is looked at
bots = {0: ("IS-MCTS", imagines), 1: ("MCTS", sees_all)}

state = game.new_initial_state()
watched = 0
while not state.is_terminal() and watched < args.moves:
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(actions, p=odds)))
        continue
    player = state.current_player()
    name, bot = bots[player]
    action = bot.step(state)
    print(f"{name} as seat {player}: {state.action_to_string(player, action)}")
    state.apply_action(action)
    watched += 1
