"""Programs that find the numbers of the games' ``heuristic/`` folders (docs/tuning.md)."""
