"""The rules of Mozaika, as kernels."""
