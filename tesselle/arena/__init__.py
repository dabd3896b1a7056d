"""The arena: who plays whom, played on many cores, rated and reported."""
