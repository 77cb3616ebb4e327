welcome-title = Стад и дро-покер за спокойным столом
welcome-text = Doorcard раздаёт пятикарточный стад, семикарточный стад и дро-покер на игровые фишки. Выберите имя и садитесь.
welcome-name = Ваше имя за столом
welcome-play = Играть гостем
welcome-watch = Посмотреть столы
welcome-back = Вы играете как { $name }, фишки: { $wallet }.
welcome-resume = У вас есть место за столом
welcome-to-lobby = Перейти к столам

lobby-title = Столы
lobby-wallet = фишки: { $wallet }
lobby-guest = Вы играете как { $name }
lobby-count = { $count ->
        [0] Открытых столов нет
        [one] Открыт { $count } стол
        [few] Открыто { $count } стола
        [many] Открыто { $count } столов
       *[other] Открыто { $count } стола
    }
lobby-loading = Ищем столы…
lobby-old = Связь потеряна. Список может быть старым.
lobby-name = Стол
lobby-game = Игра
lobby-stakes = Ставки
lobby-players = Игроки
lobby-pot = Средний банк
lobby-speed = Раздач в час
lobby-clock = Часы
lobby-seat = Место
lobby-seated = { $seated } из { $seats }
lobby-with-bots = { $bots ->
        [0] {""}
        [one] { $bots } бот
        [few] { $bots } бота
        [many] { $bots } ботов
       *[other] { $bots } бота
    }
lobby-watching = { $watching ->
        [0] {""}
       *[other] зрители: { $watching }
    }
lobby-seconds = { $seconds ->
        [0] без часов
       *[other] { $seconds } с
    }
lobby-protections = { $count ->
        [one] { $count } защита ва-банк
        [few] { $count } защиты ва-банк
        [many] { $count } защит ва-банк
       *[other] { $count } защиты ва-банк
    }
lobby-none-yet = –
lobby-sit = Сесть
lobby-sit-label = Сесть, { $table }
lobby-watch = Смотреть
lobby-watch-label = Смотреть, { $table }
lobby-rules-label = { $house }: правила стола { $table }
lobby-full = Мест нет
lobby-resume = Вернуться
lobby-resume-label = Вернуться на своё место, { $table }
name-needed = Сначала выберите имя за столом.

lobby-filters = Фильтры
lobby-filter-game = Игра
lobby-filter-limit = Лимит
lobby-filter-stakes = Ставки
lobby-filter-seats = Размер
lobby-filter-speed = Темп
lobby-any = все
lobby-limit-name = { $structure ->
        [pot] пот-лимит
       *[limit] фиксированный
    }
lobby-seats-of = { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
lobby-speed-name = { $speed ->
        [fast] быстрый, до { $seconds } с
       *[calm] спокойный, от { $seconds } с
    }
lobby-free = Есть свободное место
lobby-favorites = Только избранные
lobby-favorite-label = Избранный стол: { $table }
lobby-clear = Сбросить фильтры
lobby-shown = { $count ->
        [one] { $shown } из { $count } стола
        [few] { $shown } из { $count } столов
        [many] { $shown } из { $count } столов
       *[other] { $shown } из { $count } стола
    }
lobby-none-match = Ни один стол не подходит под фильтры.
lobby-sort = Порядок
lobby-sort-none = как в списке
lobby-sort-name = стол
lobby-sort-game = игра
lobby-sort-stakes = ставки
lobby-sort-players = игроки
lobby-sort-pot = средний банк
lobby-sort-speed = раздачи в час
lobby-sort-clock = часы
lobby-quick = Быстрая посадка
lobby-quick-none = За этими столами нет свободных мест.
