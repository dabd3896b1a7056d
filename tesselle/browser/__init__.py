"""What a browser runs instead of Python: kernels as WebAssembly, all else as JavaScript."""
