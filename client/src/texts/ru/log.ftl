# Журнал дилера: настоящее время, у счёта нет рода. Комбинации и карты стоят в именительном падеже,
# поэтому после двоеточия или в скобках.

log-hand = Раздача { $number }: { $names }
log-button = { $name } на баттоне
log-antes = Анте с каждого: { $amount }
log-short-ante = { $name } вносит анте { $amount }{ $allin ->
        [yes] {" "}и идёт ва-банк
       *[no] {""}
    }
log-small-blind = { $name } вносит малый блайнд { $amount }{ $allin ->
        [yes] {" "}и идёт ва-банк
       *[no] {""}
    }
log-big-blind = { $name } вносит большой блайнд { $amount }{ $allin ->
        [yes] {" "}и идёт ва-банк
       *[no] {""}
    }
log-post = { $name } вносит { $amount }{ $dead ->
        [none] {""}
       *[other] {" "}и ещё { $dead } прямо в банк
    }
log-street = { $street }
log-board = { $name }, открытые карты: { $cards }{ $hand ->
        [none] {""}
       *[other] {" "}({ $hand })
    }
log-own-cards = Ваши карты: { $cards }
log-shared-card = Карт не хватает, общая для всех: { $cards }
log-reshuffle = Колода кончается: { $count ->
        [one] { $count } карта тасуется
        [few] { $count } карты тасуются
        [many] { $count } карт тасуется
       *[other] { $count } карты тасуется
    } заново
log-low-card = { $name }, младшая карта: { $cards }
log-first = { $hand ->
        [none] { $name } начинает
       *[other] { $name } начинает ({ $hand })
    }
log-open-pair = Открытая пара: разрешена двойная ставка { $amount }
log-folds = { $name } пасует{ $cause ->
        [time_out] {" "}(время вышло)
        [left] {" "}(уходит из-за стола)
       *[player] {""}
    }
log-checks = { $name } говорит «чек»{ $cause ->
        [time_out] {" "}(время вышло)
        [left] {" "}(уходит из-за стола)
       *[player] {""}
    }
log-calls = { $name } отвечает { $amount }{ $allin ->
        [yes] {" "}и идёт ва-банк
       *[no] {""}
    }
log-brings-in = { $name } делает взнос { $amount }{ $allin ->
        [yes] {" "}и идёт ва-банк
       *[no] {""}
    }{ $cause ->
        [time_out] {" "}(время вышло)
        [left] {" "}(уходит из-за стола)
       *[player] {""}
    }
log-bets = { $name } ставит { $amount }{ $allin ->
        [yes] {" "}и идёт ва-банк
       *[no] {""}
    }
log-completes-to = { $name } доводит до { $amount }{ $allin ->
        [yes] {" "}и идёт ва-банк
       *[no] {""}
    }
log-raises-to = { $name } повышает до { $amount }{ $allin ->
        [yes] {" "}и идёт ва-банк
       *[no] {""}
    }
log-protected = { $name } не успевает, но под защитой: играет за то, что в банке; { $count ->
        [0] защит больше нет
        [one] остаётся { $count } защита
        [few] остаются { $count } защиты
        [many] остаётся { $count } защит
       *[other] остаётся { $count } защиты
    }
log-left = { $name } уходит из-за стола
log-uncalled = { $name } забирает излишек { $amount }
log-draw = Обмен
log-draws = { $count ->
        [-1] { $name } меняет карты
        [one] { $name } меняет { $count } карту
        [few] { $name } меняет { $count } карты
        [many] { $name } меняет { $count } карт
       *[other] { $name } меняет { $count } карты
    }{ $cards ->
        [none] {""}
       *[other] : { $cards }
    }{ $cause ->
        [time_out] {" "}(время вышло)
       *[player] {""}
    }
log-stands-pat = { $name } играет без обмена{ $cause ->
        [time_out] {" "}(время вышло)
        [left] {" "}(уходит из-за стола)
       *[player] {""}
    }
log-new-cards = Ваши новые карты: { $cards }
log-showdown = Вскрытие: начинает { $name }
log-shows = { $hand ->
        [none] { $name } показывает: { $cards }
       *[other] { $name } показывает ({ $hand }): { $cards }
    }
log-turns-up = { $hand ->
        [none] { $name } открывает: { $cards }
       *[other] { $name } открывает ({ $hand }): { $cards }
    }
log-mucks = { $name } сбрасывает карты{ $cause ->
        [time_out] {" "}(время вышло)
       *[player] {""}
    }
log-does-not-show = { $name } не показывает карты
log-wins-pot = { $name } { $split ->
        [yes] делит банк и получает
       *[no] выигрывает
    } { $amount }{ $hand ->
        [none] {""}
       *[other] {" "}({ $hand })
    }
log-wins-main-pot = { $name } { $split ->
        [yes] делит основной банк и получает
       *[no] выигрывает основной банк
    } { $amount }{ $hand ->
        [none] {""}
       *[other] {" "}({ $hand })
    }
log-wins-side-pot = { $name } { $split ->
        [yes] делит побочный банк № { $count } и получает
       *[no] выигрывает побочный банк № { $count }:
    } { $amount }{ $hand ->
        [none] {""}
       *[other] {" "}({ $hand })
    }
log-wins-nothing = { $name } остаётся без соперников; банк пуст
log-rake = Рейк { $amount }
log-void = Раздача не считается; { $amount } возвращается игрокам
log-refund = { $name } получает обратно { $amount }

log-unknown = Дилер говорит то, чего эта страница не знает ({ $code })
log-anonymous = Место { $seat }
