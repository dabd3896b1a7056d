"""Bots of today against bots of an earlier commit, each in a checkout of its own."""
