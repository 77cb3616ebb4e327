# Кнопки хода. На «Коле» всегда стоит сумма.
act-fold = Пас
act-check = Чек
act-call = Кол { $amount }
act-call-all-in = Кол { $amount }, ва-банк
act-bringin = Взнос { $amount }
act-bringin-all-in = Взнос { $amount }, ва-банк
act-bet = Ставка { $amount }
act-bet-all-in = Ставка { $amount }, ва-банк
act-bet-high = Ставка { $amount }
act-bet-high-all-in = Ставка { $amount }, ва-банк
act-complete = Довести до { $amount }
act-complete-all-in = Довести до { $amount }, ва-банк
act-complete-high = Довести до { $amount }
act-complete-high-all-in = Довести до { $amount }, ва-банк
act-raise = Рейз до { $amount }
act-raise-all-in = Рейз до { $amount }, ва-банк
act-raise-high = Рейз до { $amount }
act-raise-high-all-in = Рейз до { $amount }, ва-банк
act-show = Показать
act-muck = Не показывать
act-draw = { $count ->
        [0] Меняю
       *[other] Меняю { $count }
    }
act-stand = Без обмена
key-fold = { $key } пас
key-check = { $key } чек
key-call = { $key } кол
key-wager = { $key } { $wager ->
        [bet] ставка
        [complete] довести
       *[raise] рейз
    }
key-bringin = { $key } взнос
key-stand = { $key } без обмена
key-mark = 1–5 отметить карты

bar-label = Ваш ход
bringin-title = У вас младшая карта
bringin-text = Сделайте взнос или доведите его до полной нижней ставки.
draw-title = Какие карты меняете?
draw-time-out = Когда время выйдет, вы остаётесь при своих картах.
draw-most = { $count ->
        [one] Можно поменять не больше { $count } карты.
        [few] Можно поменять не больше { $count } карт.
        [many] Можно поменять не больше { $count } карт.
       *[other] Можно поменять не больше { $count } карты.
    }
mark-key = клавиша { $key }
mark-marked = обмен
mark-too-many = Сколько карт можно поменять: не больше { $count }
show-title = Показать карты или нет?
muck-time-out = Когда время выйдет, карты остаются закрытыми.

size-label = Сумма, { $kind ->
        [bet] ставка
       *[raise] рейз до
    }, всего на этой улице
size-minus = Меньше
size-plus = Больше
size-slider = Сумма
size-presets = Суммы от банка
size-preset-q = ¼ банка
size-preset-h = ½ банка
size-preset-tq = ¾ банка
size-preset-pot = Банк
size-limits = от { $least } до { $most }
size-not-a-number = Это не сумма. Напишите так: { $example }.
size-clamped = Изменено на { $amount }: можно от { $least } до { $most }.

turn-price = { $price ->
        [free] доплачивать нечего
       *[other] кол { $price } в банк { $pot }
    }
turn-bringin = взнос за вами
turn-draw = обмен или без обмена
turn-show = показать или нет
turn-title = Ваш ход – { $table }
