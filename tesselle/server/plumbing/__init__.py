"""What every room uses and that knows nothing of games: bus, tasks, ids, clock, metrics."""
