# Выбор до своего хода, начало игры за столом, запас времени, несколько столов.
pre-label = Что сделать, когда придёт ваш ход
pre-fold = Пас
pre-checkfold = Чек / Пас
pre-check = Чек
pre-call = Кол { $amount }
pre-call-all-in = Кол { $amount }, ва-банк
pre-callany = Кол на любую, не больше { $amount }
advance-soon = Выбрано заранее: { $act ->
        [fold] пас
        [check_fold] чек или пас
        [check] чек
        [call] кол
       *[call_any] кол на любую ставку
    }
advance-dropped = { $reason ->
        [too_much] Сумма больше той, на которую вы согласны, поэтому выбор снят.
       *[amount] Сумма изменилась, поэтому выбор снят.
    }

bank-label = Запас времени
bank-use = Запас времени: { $seconds ->
        [one] ещё { $seconds } секунда
        [few] ещё { $seconds } секунды
        [many] ещё { $seconds } секунд
       *[other] ещё { $seconds } секунды
    }
announce-bank = Запас времени: { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
keys-space = Взять запас времени; Enter нажимает выбранную кнопку
keys-n = Следующий стол

start-label = Начало игры за столом
start-first-hand = Первая раздача через
start-ready = готовы: { $ready } из { $asked }
start-say = Можно начинать
start-you-are = Ждём остальных
announce-start = { $seconds ->
        [one] Первая раздача через { $seconds } секунду. Нажмите «Можно начинать», чтобы начать раньше.
        [few] Первая раздача через { $seconds } секунды. Нажмите «Можно начинать», чтобы начать раньше.
        [many] Первая раздача через { $seconds } секунд. Нажмите «Можно начинать», чтобы начать раньше.
       *[other] Первая раздача через { $seconds } секунды. Нажмите «Можно начинать», чтобы начать раньше.
    }

tabs-label = Ваши столы
tab-turn = Ваш ход
announce-elsewhere = Ваш ход за столом { $table }
