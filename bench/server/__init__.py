"""Our server under load, beside boardgame.io's, in one run: ``make bench-server``.

Both get the same load from the same client on the same machine: matches of Mosaic
on its largest board, one WebSocket for each seat, every move told to both, with
the legal moves to whoever is to act.
First at a steady pace, then without pause by more and more matches.  Nothing
leaves 127.0.0.1, and everything started here is stopped here.
"""
