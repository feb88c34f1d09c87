"""A random agent in PettingZoo: the shortest way to see a game from inside.

pip install 'powderkeg[lab]'
python examples/random_agent.py
"""

from powderkeg.lab import make

env = make("verflixxt", seats=3, render_mode="ansi")
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, ended, cut, info = env.last()
    if ended or cut:
        if reward:
            print(f"{agent} won {reward:g} of the game")
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(info["action_mask"]))
print(env.render())
