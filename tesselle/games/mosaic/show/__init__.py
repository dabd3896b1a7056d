"""What people see of a Mosaic match, and how a terminal draws it."""
