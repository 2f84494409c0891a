"""Learning environments: every game of the shelf in PettingZoo and OpenSpiel, with `pip install centans[rl]`."""
