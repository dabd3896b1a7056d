"""People's own decks for MozaiK: a folder of pictures and words, checked, made safe, installed.

::

    import_deck.py    a folder becomes a deck, or its owner is told all that is wrong
    tables.py         the words and matches that people write: two tables, or JSON
    picture_files.py  the pictures they bring, made small and fit to be shown
    safe_svg.py       what an SVG file may hold
    levels.py         levels and ladders of words, by how many pictures they match
    install.py        decks on this machine: installed, replaced, removed
    cards.py          any deck's words as cards to print

Photos need Pillow, the extra ``tesselle[deck]``.
"""
