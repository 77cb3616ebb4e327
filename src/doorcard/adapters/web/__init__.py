"""HTTP and WebSocket: the only door of the server."""
