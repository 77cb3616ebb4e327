# Столы, которые открывают игроки: форма, приглашение, средства хозяина, расчёт, просмотр в лобби.

# Форма.
new-table = Новый стол
new-table-lead = Закрытый стол для друзей: выберите дом, измените что хотите и пошлите ссылку.
form-loading = Загружаем форму…
form-preset = Правила для начала
form-name = Название стола
form-name-start = Стол: { $name }
form-small = Малая ставка
form-big-blind = Большой блайнд
form-unit = Суммы
form-unit-1 = целые фишки
form-unit-100 = с двумя знаками после запятой
form-amounts = Другие суммы
form-amounts-lead = Пустое поле означает обычную сумму этого дома.
form-usual = как обычно
form-bots = Боты
form-most-buy-in = Наибольший вход, в больших ставках
form-keep = Сколько минут помнить стек
form-chat = Чат
form-chat-name = { $rule ->
        [everybody] все, кто здесь
        [off] без чата
       *[players] игроки за столом
    }
form-private = Закрытый: стол находят только по ссылке
form-approval = Впускать каждого по моему решению
form-rules = Правила
form-changed = { $count ->
        [0] Все правила такие, как обычно в этом доме.
        [one] { $count } правило не такое, как обычно; за столом это видят все.
        [few] { $count } правила не такие, как обычно; за столом это видят все.
        [many] { $count } правил не такие, как обычно; за столом это видят все.
       *[other] { $count } правила не такие, как обычно; за столом это видят все.
    }
form-section-changed = изменено
form-make = Открыть стол
form-unreadable = Это не похоже ни на сумму, ни на число.
form-unreadable-some = Что-то не удаётся прочитать; смотрите отмеченные поля.
form-see-field = Смотрите отмеченное поле.
change-lead = Изменения действуют со следующей раздачи. Их видят все за столом.
change-save = Объявить изменение
knob-none = нет
knob-percent = { $value } %
knob-usual = Обычно: { $value }
knob-back = Как обычно

# Отличие в одной строке; другое значение обычное или прежнее.
diff = { $name }: { $after } ({ $was ->
        [before] было
       *[usually] обычно
    } { $before })
diff-rule = { $name }: { $after }
rules-differs = Не как обычно в доме { $house }
rules-differs-unknown = Не удалось узнать, что здесь не как обычно.
rules-host = Хозяин: { $host }

# Короткие названия настроек.
knob-name = Название
knob-small = Малая ставка
knob-big = Большая ставка
knob-ante = Анте
knob-bring_in = Начальный взнос
knob-small_blind = Малый блайнд
knob-big_blind = Большой блайнд
knob-most_buy_in = Наибольший вход
knob-bots = Боты
knob-approval = Вход по ссылке
knob-chat = Чат
knob-keep_stack_minutes = Сколько минут помнить стек
knob-structure = Лимит
knob-max_seats = Места
knob-ante_auto = Анте
knob-opener_may_complete = Открытие младшей картой
knob-big_bet_streets = Улицы с большой ставкой
knob-small_bet_streets = Улицы с малой ставкой
knob-open_pair_street = Открытая пара разрешает большую ставку
knob-open_pair_who = Кто может этим воспользоваться
knob-cap = Больше всего ставок за круг
knob-headsup_uncap = При двух игроках
knob-short_wager = Ва-банк меньше ставки
knob-burn = Сожжённые карты
knob-stub_short = Не хватает карт
knob-draw_deal = Новые карты
knob-max_draw = Больше всего карт за обмен
knob-dealer = Место сдающего
knob-dealer_marker_seat = Место фишки стада (0: нет)
knob-board_tie = Равные открытые карты
knob-showdown_checked = Кто первым открывает карты
knob-muck_choice = Сброс без показа
knob-allin_face_up = Карты при ва-банке
knob-uncontested_show = Победитель без вскрытия
knob-action_seconds = Секунд на решение
knob-warn_seconds = Предупреждение, секунд до конца
knob-time_bank_seconds = Банк времени, секунд
knob-time_bank_hands = Через сколько раздач возвращается секунда (0: никогда)
knob-reconnect_extra_seconds = Дополнительные секунды при обрыве связи
knob-timeout_protections = Защиты ва-банк
knob-protection_hours = Через сколько часов они снова полны
knob-timeout_free_action = Время вышло
knob-history = Сброшенные карты
knob-history_hands = Сколько раздач хранится
knob-sitout_kick_minutes = Минут отсутствия до потери места
knob-odd_chip = Неделимая фишка
knob-rake_basis_points = Рейк в процентах
knob-rake_cap = Наибольший рейк с раздачи
knob-rake_first_round_free = Раздачи, что кончаются в первом круге
knob-min_wager_round2 = Ставки после обмена
knob-pot_limit_max = Наибольшее повышение
knob-fold_when_free = Пас без ставки
knob-announce_hands = Слова дилера
knob-show_draw_counts = Число обменянных карт
knob-new_player_entry = Новые игроки
knob-min_buy_in_big_bets = Наименьший вход, в больших ставках
knob-leaving = Уход во время раздачи
choice-rake_first_round_free = { $value ->
        [yes] Без рейка, если раздача кончается в первом круге.
       *[no] Рейк берётся и с таких раздач.
    }
choice-approval = { $value ->
        [yes] хозяин впускает каждого сам
       *[no] входит каждый, у кого есть ссылка
    }
choice-chat = { $value ->
        [everybody] все, кто здесь
        [off] без чата
       *[players] игроки за столом
    }

# Почему стол не может быть таким.
refused-registered_only = Столы открывают игроки с учётной записью. Сначала заведите её; фишки и раздачи остаются вашими.
refused-private_only = Столы для всех открывают хозяева зала. Откройте закрытый стол.
refused-too_many_tables = { $tables ->
        [one] Можно держать открытым { $tables } стол. Сначала закройте его.
        [few] Можно держать открытыми { $tables } стола. Сначала закройте один.
        [many] Можно держать открытыми { $tables } столов. Сначала закройте один.
       *[other] Можно держать открытыми { $tables } стола. Сначала закройте один.
    }
refused-bad_table_name = В названии от 1 до 40 знаков, среди них хотя бы одна буква или цифра.
refused-bad_knob = { $least ->
        [none] Такого значения здесь не бывает.
       *[other] От { $least } до { $most }.
    }
refused-bad_setup = Так нельзя сдать ни одной раздачи.
refused-other_game = Игра за столом не меняется. Для другой игры откройте другой стол.
refused-other_preset = Дом стола не меняется. Для другого дома откройте другой стол.
refused-seat_in_use = На месте { $seat } кто-то сидит; мест ({ $seats }) сейчас слишком мало.
refused-closing = Этот стол закрывается после раздачи.
refused-barred = Хозяин не пускает вас за этот стол.
refused-not_there = { $name } там уже не сидит.
refused-is_bot = Бота нельзя удалить. Измените число ботов.
refused-own_table = Хозяина нельзя удалить из-за стола.
refused-seated = У этого игрока есть место. Сначала удалите его из-за стола.
refused-not_private = Этот стол не закрытый.
setup-preset = Такого дома нет.
setup-small = От { $least } до { $most }.
setup-limits = Большая ставка не может быть меньше малой.
setup-bring_in = Анте не больше начального взноса, а взнос от 1 до { $most }.
setup-blinds = Малый блайнд не больше большого.
setup-amount_of_other_game = Этой суммы в этой игре нет.
setup-amount = Это не сумма.
setup-bots = Не больше { $most }: одно место остаётся для игрока.
setup-buy_in = Наибольший вход не меньше наименьшего: { $least }.
setup-most_buy_in = От { $least } до { $most } больших ставок.
setup-too_much = Принести можно не больше { $most }.
setup-deck = Игроков: { $players }. На стольких не хватает карт.
setup-players = Столько игроков играть не может.
setup-bet_streets = На каждой улице действует одна из двух ставок.
setup-open_pair_street = В этой игре нет такой улицы.
setup-dealer = В стаде место сдающего неизменно, в дро оно движется.
setup-new_player_entry = В стаде нет большого блайнда, которого можно ждать.
setup-marker = Места { $seat } нет.
setup-warning = Предупреждение должно быть позже начала времени ({ $seconds } с).
setup-no_clock = Без часов другие ждут без конца; так бывает только в тренировке.
setup-protections = В пот-лимите нет защит ва-банк.

# Вход по ссылке.
join-title = Вас приглашают: { $table }
join-title-plain = Приглашение
join-looking = Смотрим, куда ведёт ссылка…
join-dead = Эта ссылка больше никуда не ведёт. Попросите у хозяина новую.
join-lead = { $host } приглашает за закрытый стол.
join = Войти
join-ask = Попросить впустить
join-table = К столу
join-standing = { $standing ->
        [waiting] Хозяин знает, что вы ждёте. Страница обновляется сама.
        [admitted] Вы можете войти.
        [refused] Хозяин вас не впускает.
        [barred] Хозяин не пускает вас за этот стол.
        [new-approval] Хозяин впускает каждого отдельно.
       *[new] Можно войти сразу.
    }

# Средства хозяина.
host-open = { $count ->
        [0] Хозяин
       *[other] Хозяин ({ $count })
    }
host-title = Ваш стол
host-asking = { $count ->
        [one] { $count } игрок ждёт, чтобы его впустили.
        [few] { $count } игрока ждут, чтобы их впустили.
        [many] { $count } игроков ждут, чтобы их впустили.
       *[other] { $count } игрока ждут, чтобы их впустили.
    }
host-invite = Приглашение
host-link = Ссылка на этот стол
host-copy = Копировать
host-copied = Скопировано.
host-copy-by-hand = Ссылка выделена; скопируйте её отсюда.
host-invite-open = Входит каждый, у кого есть эта ссылка.
host-invite-approval = У кого есть ссылка, может попроситься; впускаете вы.
host-renew = Новая ссылка
host-renew-sure = Прежняя ссылка перестаёт действовать. Кто уже вошёл, остаётся.
host-guests = Гости
host-guest-state = { $state ->
        [waiting] ждёт
        [refused] вход закрыт
       *[admitted] вход открыт
    }
host-admit = Впустить
host-refuse = Отказать
host-shut-out = Не впускать
host-table = Стол
host-pause = Перерыв после этой раздачи
host-go-on = Играем дальше
host-change = Изменить правила
host-close = Закрыть стол
host-close-sure = После этой раздачи все фишки вернутся игрокам и стол исчезнет. Его раздачи можно будет читать.
host-closing = Стол закрывается после этой раздачи.
host-players = Игроки
host-remove = Удалить
host-remove-sure = { $name } встаёт после этой раздачи и не возвращается без вашего согласия.
host-leaving = встаёт после этой раздачи
host-removed = без права вернуться
host-let-back = Позволить вернуться
host-no = Нет
host-news = От хозяина
host-news-closing = Стол закрывается после этой раздачи
host-news-paused = После этой раздачи хозяин объявляет перерыв
host-news-rules = Новые правила со следующей раздачи
host-news-coming = Со следующей раздачи:
host-news-nothing = Хозяин ничего не меняет.

# Расчёт.
settle-up = Расчёт
settle-title = Расчёт: { $table }
settle-lead = Кто сколько выигрывает или проигрывает с открытия стола.
settle-loading = Считаем…
settle-running = Раздача ещё идёт; она считается, когда закончится.
settle-nobody = Сюда ещё никто не приносил фишек.
settle-player = Игрок
settle-result = Итог
settle-bought = Принесено
settle-cashed = Унесено
settle-there = На столе
settle-rake = Рейк дома
settle-zero = Вместе это ноль.
settle-again = Пересчитать
settle-csv = Файлом для таблиц

# Просмотр в лобби.
lobby-private = закрытый
lobby-host = хозяин { $host }
lobby-paused = перерыв
lobby-differs = { $count ->
        [one] { $count } правило не как обычно
        [few] { $count } правила не как обычно
        [many] { $count } правил не как обычно
       *[other] { $count } правила не как обычно
    }
preview-buy-in = Вход от { $least } до { $most }
preview-seats = Кто сидит за столом
preview-stack = Фишки
preview-empty = Здесь ещё никто не сидит.
preview-rules = Правила
