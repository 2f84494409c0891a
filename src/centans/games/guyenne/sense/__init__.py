"""What a bot thinks of a position of Guyenne: what to choose, as a whole, and who is likely to win."""
