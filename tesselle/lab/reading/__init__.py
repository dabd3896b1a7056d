"""Agents that read: a server of the Model Context Protocol, and an evaluation by text alone."""
