talk = Дилер, чат и заметки
talk-dealer = Дилер
talk-chat = Чат
talk-notes = Заметки
chat-unread = { $count ->
        [one] { $count } новая строка
        [few] { $count } новые строки
        [many] { $count } новых строк
       *[other] { $count } новой строки
    }
chat-empty = Пока никто ничего не пишет.
chat-write = Написать столу
chat-send = Отправить
chat-seat = место { $seat }
chat-rail = смотрит
chat-host = хозяин
chat-remove = Убрать строку игрока { $name }: { $text }
chat-silence = Запретить писать за этим столом
chat-unsilence = Разрешить писать снова
dealer-mute = Без дилера
dealer-muted = Дилер выключен
dealer-is-muted = Дилер выключен: здесь ничего не пишется и не читается вслух.
announce-chat = { $name } пишет: { $text }
settings-sound-chat = Чат
notes-lead = Ваши заметки и метки видите только вы.
notes-here = Игроки за этим столом
notes-others = Другие игроки
note-text = Заметка
note-there = есть заметка
note-is-muted = без чата
note-mute = Не показывать мне, что пишет этот игрок
note-save = Сохранить
label = Метка
label-none = нет
label-red = красная
label-green = зелёная
label-blue = синяя
label-violet = фиолетовая
label-gray = серая
label-word = Слово на метке
label-name = { $word ->
        [none] Метка { $color }
       *[other] Метка { $color }: { $word }
    }
talk-turn = Ваш ход: вернуться к столу
help-talk = Чат и заметки
help-talk-text = Рядом с журналом дилера есть вкладки с чатом стола и вашими заметками. Выберите имя за столом, чтобы записать что-нибудь об игроке, дать ему метку или не видеть его слов. Это видите только вы. Дилера тоже можно выключить, а «Дзен» скрывает всё это.
