"""Every page and every phase of every game as pictures, in all sizes, themes and languages."""
