"""Messages of the socket protocol."""
