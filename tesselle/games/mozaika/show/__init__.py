"""What people see of a Mozaika match, and how a terminal draws it."""
