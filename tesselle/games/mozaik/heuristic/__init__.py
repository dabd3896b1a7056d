"""What MozaiK knows about good play; rules never use it."""
