"""The laboratory: the games as environments for programs that learn.

``batch`` is the core, many matches side by side; ``tesselle.lab.pettingzoo``, ``.gymnasium``
and ``.openspiel`` are thin faces that speak the languages of these libraries.  ``dataset``
writes games of bots as Parquet, ``reading`` is for agents that read.
"""

from tesselle.lab.batches import Batch, batch, replayed
from tesselle.lab.table import NoSight, Table

__all__ = ["Batch", "NoSight", "Table", "batch", "replayed"]
