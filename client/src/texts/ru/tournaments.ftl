# Турниры: их список, своя страница, полоса у стола, сделки.

tournaments-link = Турниры
tournaments-title = Турниры
tournaments-all = Все турниры
tournaments-none = Сейчас турниров нет.
tournament-phase = { $phase ->
        [registering] Открыта запись
        [running] Идёт
        [finished] Окончен
       *[cancelled] Отменён, взносы возвращены
    }
tournament-starts = Начало { $time }
tournament-you = { $you ->
        [registered] Запись есть
        [playing] Идёт игра
       *[out] Участие окончено
    }
tournament-free = бесплатно
tournament-price = Взнос { $price }
tournament-entries = Записано { $entries } из { $most }
tournament-left = В игре { $left } из { $entries }
tournament-buy-in = Взнос и сбор
tournament-pool = Призовой фонд
tournament-stack = Начальные фишки
tournament-players = Игроки
tournament-average = Средний стек
tournament-tables = Столы
tournament-table = Стол { $number }
tournament-seated = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
tournament-stacks = стеки от { $smallest } до { $largest }
tournament-nobody = Пока никто не записан.
tournament-wins = выигрыш { $prize }
tournament-prizes = Призы
tournament-no-prizes = Пока выигрывать нечего.
tournament-prizes-chips = Фишки
tournament-prizes-seats = Места в турнире { $name } ({ $time })
tournament-seats = Каждое место стоит { $price }. Победителей записываем в турнир
tournament-seat = Место
tournament-seat-worth = Место стоимостью { $worth }
tournament-place-seat = Ваше итоговое место: { $place }. Записываем вас в турнир { $name }.
tournament-levels = Уровни
tournament-level = Уровень { $level }
tournament-next = Дальше: { $level }
tournament-length = { $measure ->
        [hands] { $count ->
            [one] { $count } раздача
            [few] { $count } раздачи
            [many] { $count } раздач
           *[other] { $count } раздачи
        }
       *[minutes] { $count } мин
    }
tournament-break = Перерыв, { $minutes } мин
tournament-blinds = Блайнды { $small }/{ $big }
tournament-limits = Лимиты { $stakes }, взнос { $bring }
tournament-limits-ante = Лимиты { $stakes }, анте { $ante }, взнос { $bring }
tournament-level-left = ещё { $left }
tournament-hands-left = { $hands ->
        [one] ещё { $hands } раздача
        [few] ещё { $hands } раздачи
        [many] ещё { $hands } раздач
       *[other] ещё { $hands } раздачи
    }
tournament-break-left = Перерыв, ещё { $left }
tournament-deals = Первая раздача через { $left }
tournament-paused = Игра остановлена ведущим
tournament-fault-short = Остановлен из-за сбоя комнаты
tournament-fault =
    Сбой комнаты останавливает игру. Если ведущий не возобновит её до { $time }, турнир будет отменён:
    всё внесённое вернётся игрокам, а если часть призов уже выплачена, оставшиеся в игре разделят
    остальные.
tournament-closed =
    Сбой комнаты останавливает этот турнир. Ничего не пропадает: при следующем запуске комнаты он
    вернётся со всеми взносами и призами.
tournament-ended = { $why ->
        [too_few] Слишком мало игроков, турнир отменён. Всё внесённое возвращается игрокам.
        [host] Ведущий отменяет турнир. Всё внесённое возвращается игрокам.
        [target_lost] Турнир, места в котором здесь разыгрываются, уже начался, поэтому этот отменён. Всё внесённое возвращается игрокам.
        [shared] Сбой комнаты завершает турнир. Оставшиеся в игре делят остальные призы по фишкам.
       *[fault] Сбой комнаты завершает турнир. Всё внесённое возвращается игрокам, включая сборы.
    }
tournament-hand-for-hand = Раздача за раздачей
tournament-rank = Ваше место: { $rank } из { $left }, фишки: { $stack }.
tournament-rank-short = Место { $rank } из { $left }
tournament-broke = У вас не осталось фишек.
tournament-rail = Вы смотрите стол турнира.
tournament-bot = бот
tournament-my-table = К моему столу
tournament-register = Записаться за { $cost }
tournament-reenter = Записаться снова за { $cost }
tournament-unregister = Отозвать запись
tournament-rebuy = Докупить { $chips } за { $price }
tournament-add-on = Добрать { $chips } за { $price }
tournament-decline = Нет, выхожу
tournament-place = Ваше итоговое место: { $place }.
tournament-place-prize = Ваше итоговое место: { $place }, выигрыш: { $prize }.
tournament-won = Вы выигрываете турнир
tournament-out = Вы выбываете
tournament-standings = Итоги
tournament-watch = Смотреть за столом
tournament-host = Вы ведёте турнир:
tournament-pause = Остановить игру
tournament-resume = Продолжить игру
tournament-cancel = Отменить турнир
tournament-cancel-sure = Отменить и вернуть всем взносы
tournament-new = Новый турнир
tournament-name = Название
tournament-form = Вид
tournament-form-name = { $form ->
        [heads-up] Один на один, семикарточный стад
        [draw-sng-6] Sit-and-go на шестерых, лимитный дро-покер
        [stud-sng-8] Sit-and-go на восьмерых, семикарточный стад
        [stud-multi] Много столов, семикарточный стад
        [five-stud-multi] Много столов, пятикарточный стад
        [draw-multi] Много столов, дро-покер с пот-лимитом
       *[mixed] Много столов, игра меняется по уровням
    }
tournament-start = Начало
tournament-entry = Взнос
tournament-entry-note = Пусто: как обычно для этого вида. Сверху идёт сбор, десятая часть взноса.
tournament-bots = Ботов не больше
tournament-make = Открыть

levels-number = Уровень
levels-blinds = Блайнды
levels-limits = Лимиты
levels-ante = Анте
levels-bring-in = Взнос
levels-length = Длина

deal-title = { $kind ->
        [icm] { $name } предлагает разделить остаток по ICM
       *[chips] { $name } предлагает разделить остаток по фишкам
    }
deal-waits = Доли станут известны, когда кончится раздача.
deal-agreed = согласие
deal-thinking = раздумье
deal-time = На ответ: { $left }
deal-yes = Согласиться
deal-no = Играть дальше
deal-propose = Разделить остаток:
deal-by-icm = по ICM
deal-by-chips = по фишкам
