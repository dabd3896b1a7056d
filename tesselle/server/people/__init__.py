"""Who somebody is: guests, accounts, sessions, tokens, and leaving for good."""
