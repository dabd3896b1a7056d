"""The engine: everything that is the same for every game."""
