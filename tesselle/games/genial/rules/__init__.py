"""The rules of Génial!, as kernels."""
