"""What is computed for matches: bots' moves, reviews, hints and analyses."""
