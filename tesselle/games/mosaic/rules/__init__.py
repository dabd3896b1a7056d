"""The rules of Mosaic, as kernels."""
