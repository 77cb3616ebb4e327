brand = Doorcard
game-name =
    { $game ->
        [seven_card_stud] Семикарточный стад
        [five_card_stud] Пятикарточный стад
        [five_card_draw] Дро-покер
       *[other] { $game }
    }
game-short =
    { $game ->
        [seven_card_stud] Стад
        [five_card_stud] Стад 5
        [five_card_draw] Дро
       *[other] { $game }
    }
house-name =
    { $house ->
        [fortune] Фортуна
        [ten-second] Десять секунд
        [seven-stud] Стад 7
        [draw-limit] Дро, лимит
        [draw-pot] Дро, пот-лимит
       *[other] { $house }
    }
stakes =
    { $structure ->
        [pot] Пот-лимит { $low }/{ $high }
       *[limit] Лимит { $low }/{ $high }
    }
stakes-ante = анте { $amount }
stakes-blinds = блайнды { $small }/{ $big }
hand-number = Раздача { $number }

seat-empty = Свободное место
seat-empty-number = Место { $seat }
seat-sit = Сесть
seat-sit-label = Сесть на место { $seat }
seat-you = Вы
seat-bot = БОТ
seat-bot-label = бот стола
seat-stack = фишки: { $amount }
seat-label = Место { $seat }, { $name }
cards-of = Карты, { $name }
cards-yours = Ваши карты
cards-number = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }

cards-up = открыты: { $cards }

state-waiting = ждёт раздачу
state-sitting_out = пропускает
state-live = в раздаче
state-folded = пас
state-all_in = ва-банк
state-protected = ва-банк по защите
state-reconnecting = нет связи
state-leaving = уходит после раздачи
state-broke = без фишек

line-ante = анте { $amount }
line-small_blind = малый блайнд { $amount }
line-big_blind = большой блайнд { $amount }
line-post = вносит { $amount }
line-fold =
    { $short ->
        [none] пас
       *[other] пас на { $short }
    }
line-check = чек
line-call = отвечает { $amount }
line-bring_in = взнос { $amount }
line-bet = ставит { $amount }
line-complete = доводит до { $amount }
line-raise = повышает до { $amount }
line-draws = { $count ->
        [-1] меняет
       *[other] меняет { $count }
    }
line-stands_pat = без обмена
line-shows = показывает
line-mucks = не показывает
line-wins = выигрывает { $amount }
line-wins-with = выигрывает { $amount }, { $hand }
line-protected = время вышло, ва-банк
line-left = уходит
line-unknown = { $act }
line-all-in = { $line }, ва-банк
line-time-out = { $line } (время вышло)
drew = { $count ->
        [0] без обмена
       *[other] обмен: { $count }
    }
drew-short = { $count ->
        [0] без обмена
       *[other] обм. { $count }
    }

street-stud-1 = Первая карта
street-stud-2 = Вторая улица
street-stud-3 = Третья улица
street-stud-4 = Четвёртая улица
street-stud-5 = Пятая улица
street-stud-6 = Шестая улица
street-stud-7 = Седьмая улица
street-draw-1 = До обмена
street-draw-2 = После обмена
street-showdown = Вскрытие
street-over = Конец раздачи
street-exchange = Обмен
street-short-stud-1 = 1-й
street-short-stud-2 = 2-й
street-short-stud-3 = 3-й
street-short-stud-4 = 4-й
street-short-stud-5 = 5-й
street-short-stud-6 = 6-й
street-short-stud-7 = 7-й
street-sizes = { $structure ->
        [pot] ставки от { $sizes }
       *[limit] ставки по { $sizes }
    }
street-size-or = { $low } или { $high }
raises-left = { $count ->
        [-1] без предела рейзов
        [0] рейзов больше нет
        [one] ещё { $count } рейз
        [few] ещё { $count } рейза
        [many] ещё { $count } рейзов
       *[other] ещё { $count } рейза
    }
pot = Банк { $amount }
pot-side = побочный банк { $amount }
pot-side-out = (без участия: { $names })
folded-cards = Сброшенные открытые карты
folded-cards-none = Сброшенные открытые карты: нет
folded-cards-label = Сброшенные открытые карты: { $cards }
community = Общая карта
bet-label = { $name }, ставка { $amount }
marker-stud = STUD
marker-stud-label = фишка стада
marker-dealer = D
marker-dealer-label = баттон дилера
protections = { $count ->
        [one] ещё { $count } защита ва-банк
        [few] ещё { $count } защиты ва-банк
        [many] ещё { $count } защит ва-банк
       *[other] ещё { $count } защиты ва-банк
    }
clock-label = Время на ход
clock-paused = остановлены

dealer-log = Дилер
log-empty = Пока ничего не происходит.
log-more = Журнал и чат

waiting-players = Ждём игроков
waiting-hand = Скоро следующая раздача
table-paused = За столом перерыв
rail = Вы смотрите. Чтобы играть, займите свободное место.
rail-full = Вы смотрите. Все места заняты.
table-loading = Открываем стол…
table-missing = Такого стола нет.
table-closed = Этот стол закрыт.
to-lobby = К столам
page-missing = По этому адресу ничего нет.

banner-broken = Связь потеряна, пробуем ещё… Картина может быть старой.
banner-taken = Этот стол открыт в другой вкладке.
banner-take = Продолжить здесь
banner-restart = Сервер перезапускается и скоро вернётся.
banner-renewed = Doorcard обновлён. Загрузите страницу заново, чтобы играть дальше.
banner-reload = Загрузить заново

lasthand-open = Прошлая раздача
lasthand-short = Прошлая
lasthand-title = Прошлые раздачи
lasthand-none = В этой сессии ещё нет законченных раздач.
lasthand-hand = Раздача { $number }
lasthand-pot = банк { $amount }
lasthand-choose = Раздачи этой сессии
lasthand-shown = Карты этой раздачи
lasthand-mucked = сброшены
lasthand-folded = пас
lasthand-won = +{ $amount }
lasthand-lost = −{ $amount }
lasthand-download = Скачать:
lasthand-mail = Прислать мне эту раздачу
lasthand-mail-to = Ваш адрес эл. почты
lasthand-mail-send = Отправить
lasthand-mail-done = Раздача уже в пути на адрес { $address }.

sitout = Пропускать раздачи
autopost = Анте без вопросов
ante-title = Внести анте { $amount }?
ante-time-out = { $seconds ->
        [one] Без ответа через { $seconds } секунду вы пропускаете раздачи.
        [few] Без ответа через { $seconds } секунды вы пропускаете раздачи.
        [many] Без ответа через { $seconds } секунд вы пропускаете раздачи.
       *[other] Без ответа через { $seconds } секунды вы пропускаете раздачи.
    }
ante-post = Внести { $amount }
ante-skip = Пропустить
entering = Вы получите карты, когда до вас дойдёт большой блайнд.
entering-posted = Вы вносите блайнд и получаете карты, как только разрешат правила.
entering-wait = Ждать большой блайнд
waiting-you = Вы играете со следующей раздачи.
sitting-out-you = Вы пропускаете раздачи.
sitting-out-next = После этой раздачи вы делаете паузу.
come-back = Играть дальше
refill = Взять новые фишки
automuck = Не показывать проигранные карты и не спрашивать
leave = Уйти
leave-title = Уйти из-за стола?
leave-text = Вы участвуете в раздаче. Если уйти сейчас, за вас скажут «чек» или «пас», а фишки в банке там и останутся.
leave-now = Уйти сейчас
leave-after = Уйти после раздачи
leave-stay = Остаться
rebuy = Добавить фишек
rebuy-broke = Войти снова
rebuy-title = Добавить фишек
rebuy-text = Они добавляются между раздачами. Вне стола у вас фишки: { $wallet }.
rebuy-amount = Сумма
rebuy-confirm = Добавить { $amount }
chips-adding = После этой раздачи добавится { $amount }.
rebuy-full = У вас уже столько, сколько разрешает этот стол.
buyin-title = Вы садитесь на место { $seat }
buyin-text = У вас фишки: { $wallet }.
buyin-amount = Вход
buyin-range = От { $least } до { $most }
buyin-least = Меньше всего { $amount }
buyin-most = Больше всего { $amount }
buyin-confirm = Сесть с { $amount }
buyin-confirm-empty = Сесть
buyin-bad = Это не сумма. Напишите так: { $example }.
buyin-low = Не меньше { $amount }.
buyin-high = Не больше { $amount }.
buyin-poor = У вас только { $amount }.
unit-note = За этим столом { $units } фишек пишутся как { $one }, а все ваши – как { $wallet }.
close = Закрыть

zen-on = Дзен
zen-off-label = Дзен включён. Показать снова всё
menu = Меню

announce-turn = Ваш ход. { $price }. { $hand ->
        [none] {""}
       *[other] У вас: { $hand }.
    } { $seconds ->
        [0] {""}
        [one] { $seconds } секунда.
        [few] { $seconds } секунды.
        [many] { $seconds } секунд.
       *[other] { $seconds } секунды.
    }
announce-warning = { $seconds ->
        [one] Ещё { $seconds } секунда
        [few] Ещё { $seconds } секунды
        [many] Ещё { $seconds } секунд
       *[other] Ещё { $seconds } секунды
    }
announce-broken = Связь потеряна
announce-back = Связь восстановлена
announce-pot = Банк { $pot }. { $price ->
        [free] Доплачивать нечего.
       *[other] Кол { $price }.
    }
announce-hand = { $hand ->
        [none] Пока без комбинации.
       *[other] У вас: { $hand }.
    }
announce-seat = Какое место?
announce-no-folded = Сброшенных открытых карт нет.
announce-time = { $seconds ->
        [-1] Без часов.
        [one] { $seconds } секунда.
        [few] { $seconds } секунды.
        [many] { $seconds } секунд.
       *[other] { $seconds } секунды.
    }

keys-title = Клавиши
keys-off = Однобуквенные клавиши выключены в настройках.
keys-f = Пас
keys-c = Чек или кол
keys-r = Ставка, рейз или довести
keys-b = Взнос
keys-a = Без обмена
keys-1 = Отметить карту для обмена
keys-l = Прошлая раздача
keys-z = Дзен: только игра
keys-p = Сказать банк и цену
keys-h = Сказать мою комбинацию
keys-s = Сказать место, затем его номер
keys-d = Сказать сброшенные открытые карты
keys-t = Сказать, сколько времени
keys-q = Этот список
keys-open = Клавиши
