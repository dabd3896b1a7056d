"""The rules of MozaiK, as kernels."""
