"""The web client's types: of the messages, and of each game's view."""
