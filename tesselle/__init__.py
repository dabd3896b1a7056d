"""Tesselle: four tile-laying games in one package."""
