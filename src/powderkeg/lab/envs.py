"""What Gymnasium knows by name, once this is imported. A name keeps its meaning for ever."""

from __future__ import annotations

from gymnasium import register
from gymnasium.envs.registration import registry

from powderkeg.rules.games import GAMES

NAMES = {
    **{
        f"powderkeg/{game}-v0": ("powderkeg.lab.solo:Solo", "powderkeg.lab.vector:Vector", game)
        for game in GAMES
    },
    "powderkeg/nitro-flask-v0": ("powderkeg.lab.flask:FlaskEnv", None, None),
    "powderkeg/nitro-laboratory-v0": (
        "powderkeg.lab.laboratory:LaboratoryEnv",
        None,
        None,
    ),
}
for name, (one, many, game) in NAMES.items():
    if name not in registry:
        register(
            name,
            entry_point=one,
            vector_entry_point=many,
            kwargs={} if game is None else {"game": game},
            disable_env_checker=True,
        )
