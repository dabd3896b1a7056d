"""Playing: matches found and cached, moves and acts added to them, watchers told."""
