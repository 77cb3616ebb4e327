"""What somebody may see of a hand."""
