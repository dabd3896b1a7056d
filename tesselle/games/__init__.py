"""The games, one folder each; ``tesselle.engine.registry`` finds them here."""
