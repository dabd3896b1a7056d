"""MozaiK's pictures: motifs, scenes made of them, and the hands that draw the scenes.

::

    path.py      lines and curves, and their text; outline.py: circle, blob, tube, star, …
    drawing.py   painted outlines, and the words of the deck that they show
    motif.py     ``@motif``: a named drawing with parameters         motifs/*.py
    style.py     ``@style``: a hand that draws any drawing as SVG    styles/*.py
    scene.py     ``@scene``: a picture of the deck                   scenes/*.py
    truth.py     which words a scene's picture answers to, and where its author errs
    colour.py    mixing colours, and measuring them in a picture
    build.py     pictures and data into the deck; sheet.py: contact sheets
    own.py       decks that people bring: source.py their lists, gallery.py their pictures
    cards.py     word cards to print; levels.py: levels and ladders by frequency

Only ``raster.py`` needs more than NumPy: the extra ``tesselle[deck]``.
"""
