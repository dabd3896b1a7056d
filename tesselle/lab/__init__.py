"""The laboratory: the games as what other people's programs, models and tools take."""
