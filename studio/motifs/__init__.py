"""The motifs, one file for each family."""
