"""What people see of a MozaiK match, and how a terminal draws it."""
