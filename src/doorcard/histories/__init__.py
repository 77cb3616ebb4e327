"""Reading and writing hand histories."""
