"""The processes where bots and analyses compute, and the questions put to them."""
