# История игры, просмотр раздач, раздачи из файлов, статистика.

hands-nav = Мои раздачи
# То же, где места мало.
hands-short = Раздачи
hands-title = История игры
hands-no-player = Здесь будут ваши раздачи, когда вы выберете имя и сыграете.
hands-loading = Поиск ваших раздач…
hands-count = { $count ->
        [one] { $count } раздача
        [few] { $count } раздачи
        [many] { $count } раздач
       *[other] { $count } раздачи
    }
hands-found = { $count ->
        [one] Найдена { $count } раздача
        [few] Найдено { $count } раздачи
        [many] Найдено { $count } раздач
       *[other] Найдено { $count } раздачи
    }
hands-none = У вас ещё нет завершённых раздач.
hands-none-found = Ни одна раздача не подходит.
hands-more = Более старые раздачи
hands-filters = Поиск
hands-from = С
hands-to = По
hands-table = Стол
hands-result = Итог
hands-result-name =
    { $result ->
        [won] Выигрыш
        [lost] Проигрыш
       *[even] По нулям
    }
hands-least = Выигрыш или проигрыш не меньше
hands-when = Когда
hands-hand = Раздача
hands-pot = Банк
hands-actions = Что с ней можно сделать
hands-even = по нулям
hands-void = недействительна
hands-aided = с подсказками
hands-aided-why = Раздача из тренировки, с подсказками рядом с картами.
hands-replay = Просмотр
hands-replay-label = Просмотр: { $hand }
hands-format = Формат файла
hands-download = { $count ->
        [one] Скачать { $count } раздачу
        [few] Скачать все { $count } раздачи
        [many] Скачать все { $count } раздач
       *[other] Скачать все { $count } раздачи
    }
hands-untold = { $count ->
        [one] Этот формат не может описать { $count } из этих раздач:
        [few] Этот формат не может описать { $count } из этих раздач:
        [many] Этот формат не может описать { $count } из этих раздач:
       *[other] Этот формат не может описать { $count } из этих раздач:
    }
hands-untold-more = { $count ->
        [one] и ещё { $count }
        [few] и ещё { $count }
        [many] и ещё { $count }
       *[other] и ещё { $count }
    }
hands-download-rest = { $count ->
        [one] Скачать оставшуюся { $count } раздачу
        [few] Скачать оставшиеся { $count } раздачи
        [many] Скачать оставшиеся { $count } раздач
       *[other] Скачать оставшиеся { $count } раздачи
    }

replay-title = Раздача { $number }, { $table }
replay-loading = Раздача открывается…
replay-missing = Такой раздачи нет.
replay-controls = Шаги раздачи
replay-scrub = Шаг
replay-step = Шаг { $step } из { $count }
replay-prev = Шаг назад
replay-next = Шаг вперёд
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость
replay-times = { $speed }×
# Закрытые карты, которые в конце вскрываются или сбрасываются.
replay-reveal = Показать карты, известные позже
replay-public = Как видят все

stats-title = Статистика
stats-loading = Идёт подсчёт…
stats-none-then = За это время нет ни одной завершённой раздачи.
stats-period = Срок
stats-today = Сегодня
stats-week = 7 дней
stats-month = 30 дней
stats-ever = Всё время
# $chips: cash, tournament или practice.
stats-game = { $game }, { $house }{ $chips ->
        [tournament] {" "}(турнирные фишки)
        [practice] {" "}(тренировка)
       *[cash] {""}
    }
stats-hands = Раздачи
stats-net = Выигрыш или проигрыш
stats-rate = Больших ставок на 100 раздач
stats-range = { $rate } ± { $margin }
stats-too-few = для интервала раздач мало
stats-pots = Выигранные банки
stats-showdowns = Вскрытия
stats-won-of = { $count }, { $won ->
        [one] { $won } с выигрышем
        [few] { $won } с выигрышем
        [many] { $won } с выигрышем
       *[other] { $won } с выигрышем
    }
stats-streets = Увиденные улицы
stats-after = После
stats-as-table = То же таблицей
stats-plot-label = { $title }: выигрыш или проигрыш раздача за раздачей. После { $count ->
        [one] { $count } раздачи
        [few] { $count } раздач
        [many] { $count } раздач
       *[other] { $count } раздачи
    } { $net }; по пути от { $bottom } до { $top }.
stats-note = Большая ставка — это старшая ставка стола; в пот-лимите это два больших блайнда. За знаком ± — то, насколько число может сдвинуть один случай: настоящее лежит в этом интервале 95 раз из 100. Никто другой этих чисел не видит.
stats-session = Моя сессия за этим столом
stats-session-none = В этой сессии ещё нет ваших завершённых раздач.
talk-session = Сессия
read-title = Открыть файл
read-lead = Истории раздач из других комнат и отсюда открываются для просмотра. Карты, о которых история молчит, остаются закрытыми. Файл только читается, ничего из него не хранится.
read-file = Файл с историей раздач
read-text = Или вставьте текст сюда
read-open = Открыть текст
read-busy = Чтение…
# $problem: слова самой программы, по-английски.
read-problem = { $line ->
        [0] { $problem }
       *[other] Строка { $line }: { $problem }
    }

refused-bad_request = Этот адрес непонятен.
refused-cannot_tell = Этот формат не может описать то, что было в раздаче.
refused-too_large = Слишком много. В файле может быть 1 МБ.
refused-read_slow = Чтение идёт слишком долго и прервано.
refused-read_broken = Этот текст не прочитать.
refused-bad_format = Такого формата истории нет.
# $count: сколько раздач подходит.
refused-too_many_hands = Подходит раздач: { $count }. В файл помещается { $most }. Выберите срок короче.
