"""For operators: logs, metrics, administration, and checks of what is stored."""
