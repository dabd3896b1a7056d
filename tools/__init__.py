"""Programs that fit, measure and picture; see README.md."""
