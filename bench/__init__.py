"""The benchmark: Cent Ans beside its peers, in one run. `python -m bench --help`."""
