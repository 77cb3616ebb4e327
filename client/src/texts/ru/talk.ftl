settings-sound-chat = Чат
