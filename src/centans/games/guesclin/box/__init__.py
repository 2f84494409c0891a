"""The box of Guesclin !: names, grid, maps, fighters, scenarios and dice, read from the components and checked once."""
