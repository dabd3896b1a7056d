"""What Mosaic knows about good play; rules never use it."""
