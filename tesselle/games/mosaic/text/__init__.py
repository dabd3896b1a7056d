"""Mosaic in text: moves, positions, and what players read."""
