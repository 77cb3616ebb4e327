settings-sound-chat = Chat
