"""One match in memory: its state, how each event changes it, its clocks, and what is told of it."""
