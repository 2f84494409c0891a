"""Bastide: what a bot thinks: how good a position is, what to bid, and how every option is weighed."""
