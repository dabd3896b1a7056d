"""Games of bots as Parquet: one row for each match, and one for each event."""
