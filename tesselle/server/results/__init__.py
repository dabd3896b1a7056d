"""What a finished match changes: outcomes and ratings."""
