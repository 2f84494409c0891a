"""Le Combat des Trente: what is in the box: the heath, the units, the cards, and the figures of one match."""
