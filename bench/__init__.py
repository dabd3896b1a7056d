"""Benchmarks: run by hand, never timed inside tests."""
