# Chat and notes.
talk = Dealer, chat and notes
talk-dealer = Dealer
talk-chat = Chat
talk-notes = Notes
chat-unread = { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
chat-send = Send
chat-seat = seat { $seat }
chat-rail = watching
chat-host = host
chat-remove = Remove what { $name } says: { $text }
chat-silence = Silence at this table
chat-unsilence = Let talk again
dealer-mute = Mute dealer
dealer-muted = Dealer muted
dealer-is-muted = The dealer is muted: nothing is written or read out here.
announce-chat = { $name } says: { $text }
settings-sound-chat = Chat
notes-lead = Only you see your notes and labels.
notes-here = Players at this table
notes-others = Other players
note-text = Note
note-there = there is a note
note-is-muted = muted
note-mute = Mute: do not show me what this player writes
note-save = Save
label = Label
label-none = none
label-red = red
label-green = green
label-blue = blue
label-violet = violet
label-gray = gray
label-word = Word on the label
label-name = { $word ->
        [none] Label { $color }
       *[other] Label { $color }: { $word }
    }
talk-turn = Your turn: back to the table
