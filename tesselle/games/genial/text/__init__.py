"""Génial! in text: moves, positions, counts, and what players read."""
