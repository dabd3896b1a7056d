"""Tables, where matches begin: who sits there, who is about, what is said."""
