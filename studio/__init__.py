"""The studio draws MozaiK's pictures: motifs, scenes made of them, and styles that draw the scenes.

::

    path.py      lines and curves, and their text; outline.py: circle, blob, tube, star, …
    drawing.py   painted outlines, and the words of the deck that they show
    motif.py     ``@motif``: a named drawing with parameters           motifs/*.py
    style.py     ``@style``: a way of drawing anything as SVG          styles/*.py
    strokes.py   what styles share: rough edges, hatching, contours
    scene.py     ``@scene``: a picture of the deck                     scenes/*.py
    truth.py     which words a scene's picture answers to, and where its author errs
    colour.py    mixing colours, and measuring them in a picture
    build.py     pictures and data into the deck; sheet.py: contact sheets

What it makes is committed; no player and no server needs it.  docs/deck.md explains it all.
"""
