"""Where the parts are joined: settings and the command line."""
