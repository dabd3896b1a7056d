"""What Mozaika knows about good play; rules never use it."""
