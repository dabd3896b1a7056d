"""Kernels as WebAssembly: found, compiled, linked and described, a module for each game."""
