"""What a bot thinks of a position of Guesclin !: blows and dangers, where a man wants to go, and what to choose."""
