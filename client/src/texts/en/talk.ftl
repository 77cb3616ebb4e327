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
help-talk = Chat and notes
help-talk-text = The tabs beside the dealer's log hold the chat of the table and your notes. Choose a name at the table to note something about a player, to give him a label, or to mute him. Only you see that. The dealer can be muted too, and Zen hides all of it.
