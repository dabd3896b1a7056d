"""The styles, one file for each hand."""
