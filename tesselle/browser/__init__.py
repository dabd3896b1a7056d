"""What a browser needs to play without a server: every game's kernels as WebAssembly."""
