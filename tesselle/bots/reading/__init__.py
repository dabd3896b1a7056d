"""Players that read what they see and answer with text, such as language models."""
