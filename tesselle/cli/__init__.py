"""The ``tesselle`` command."""
