"""What is kept: players, tables, matches and events, on SQLite or PostgreSQL.

Truth is a match's options, seed and events; all else in memory is a cache.
"""
