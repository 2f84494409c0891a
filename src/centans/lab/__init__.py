"""Many matches: the arena and its reports, and the contract that every game must keep."""
