"""What the room's ports are made of: web, storage, clock, entropy."""
