"""Le Combat des Trente: what a bot thinks."""
