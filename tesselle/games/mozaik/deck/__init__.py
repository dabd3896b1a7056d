"""MozaiK's decks: what they hold, how they are read, and which are at hand."""
