"""What Génial! knows about good play; rules never use it."""
