"""The program around the kernels, translated from Python to JavaScript."""
