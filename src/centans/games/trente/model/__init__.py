"""Le Combat des Trente: what is on the table, and what anybody can read from it."""
