settings-sound-chat = Czat
