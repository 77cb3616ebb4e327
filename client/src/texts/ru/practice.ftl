# Страница тренировки и подсказки рядом с картами за тренировочным столом.

practice-title = Тренировка
practice-lead = Свой стол с ботами: без часов, с подсказками рядом с картами и с фишками, которые считаются только здесь.
practice-room = Зал
practice-stakes = Ставки
practice-bots = Боты
practice-temper = Как они играют
practice-temper-name = { $temper ->
        [tight] Осторожно: мало раздач, почти без блефа
        [steady] Ровно
        [bold] Смело: много ставок и рейзов
        [loose] Свободно: часто отвечают
       *[mixed] По-разному: каждый по-своему
    }
practice-start = Начать
practice-continue = Вернуться за тренировочный стол
practice-replaces = Новый тренировочный стол заменяет тот, который у вас есть.
practice-no-odds = Этот сервер не вычисляет шансы: у него нет нужной части. Ваша комбинация, цены и вышедшие карты видны и так.
practice-off = Тренировка на этом сервере выключена.
practice-link = Тренировка
practice-name-first = Сначала выберите имя.
practice-table = Тренировка, без часов

aids-title = Подсказки
aids-switch = Показывать подсказки
aids-share = { $share } банка против { $count ->
        [one] { $count } руки
        [few] { $count } рук
        [many] { $count } рук
       *[other] { $count } руки
    }
aids-share-label = Ваша доля банка
aids-split = единолично { $win }, поровну { $tie }
aids-error = (плюс-минус { $error })
aids-price = { $pay } за { $pot }: нужно { $share }.
aids-price-verdict = { $pays ->
        [yes] Вашей доли для ответа достаточно.
       *[no] Вашей доли для ответа не хватает.
    }
aids-kinds = Чем кончается ваша рука
aids-kinds-draw = Чем кончается ваша рука при лучшем обмене
aids-kind = { $kind ->
        [royal_flush] роял-флеш
        [straight_flush] стрит-флеш
        [four_of_a_kind] каре
        [full_house] фулл-хаус
        [flush] флеш
        [straight] стрит
        [three_of_a_kind] тройка
        [two_pair] две пары
        [pair] пара
       *[high_card] старшая карта
    }
aids-outs = { $count ->
        [one] { $count } карта сразу улучшает её
        [few] { $count } карты сразу улучшают её
        [many] { $count } карт сразу улучшают её
       *[other] { $count } карты сразу улучшают её
    }
aids-keeps = Лучшие обмены
aids-keep = Оставить { $cards }
aids-keep-none = Поменять все пять
aids-keep-all = Без обмена
aids-keep-improves = улучшение { $chance }
aids-dead = Вышедшие карты
aids-dead-none = Вышедших карт пока нет.
aids-working = Вычисляется…
aids-failed = Для этого момента шансов нет.
aids-not-installed = Этот сервер не вычисляет шансы.
aids-idle = Подсказки появятся в следующей раздаче.
aids-draws-untold = Обмен остальных слишком редок, чтобы его учесть.
aids-note = Если больше никто не пасует. Карты, которых вы не видите, равновероятны.
aids-less-than = < { $percent }
aids-spoken = Вы выигрываете { aids-share }.
aids-line-share = { $share } банка
aids-line-price = для ответа нужно { $share }
keys-o = Сказать шансы
settings-aids = Подсказки за тренировочными столами
