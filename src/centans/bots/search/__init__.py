"""The bot that thinks ahead: it plays simulations of what could come, and takes what did best."""
