"""The pictures, one file for each world or illustrator."""
