"""What people see of a Génial! match, and how a terminal draws it."""
