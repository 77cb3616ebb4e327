refused-hand_over = Раздача уже закончена.
refused-not_in_hand = Вы не участвуете в этой раздаче.
refused-not_your_turn = Сейчас не ваш ход.
refused-shuffle_due = Дилер не готов. Попробуйте ещё раз.
refused-not_legal = Сейчас это невозможно.
refused-bad_amount = Такая сумма не разрешена.
refused-bad_cards = Эти карты нельзя поменять.

refused-stale = Слишком поздно: игра идёт дальше.
refused-price_changed = Цена уже другая, поэтому ничего не сделано. Посмотрите ещё раз.
refused-no_bank = Для этого решения нет запаса времени.
refused-not_offered = Сейчас это нельзя выбрать заранее.
refused-not_asked = Сейчас вас ни о чём не спрашивают.
refused-not_seated = У вас нет места за этим столом.
refused-already_seated = У вас уже есть место за этим столом.
refused-seat_taken = Вас опередили: место занято.
refused-no_such_seat = Такого места нет.
refused-buy_in_range = Вход должен быть от { $least } до { $most }.
refused-top_up_range = Можно добавить от { $least } до { $most }.
refused-not_enough_chips = { $held ->
        [none] У вас нет столько фишек.
       *[other] Нужно { $needed }, а у вас { $held }.
    }
refused-no_chips = У вас не осталось фишек. Сначала добавьте.
refused-busy = Стол занят. Попробуйте ещё раз.
refused-storage = Записать не получается, поэтому ничего не меняется. Попробуйте ещё раз.
refused-table_closed = Этот стол закрыт.

refused-seat_offered = Это место ждёт игрока из списка ожидания.
refused-stack_kept = В прошлый раз вы унесли отсюда { $least }. { $minutes ->
        [one] Ещё { $minutes } минуту
        [few] Ещё { $minutes } минуты
        [many] Ещё { $minutes } минут
       *[other] Ещё { $minutes } минуты
    } вернуться можно только с такой суммой или большей.
refused-seat_free = Есть свободное место: садитесь.
refused-already_waiting = Вы уже в списке ожидания.
refused-not_waiting = Вас нет в списке ожидания.
refused-list_full = Список ожидания полон.
refused-chat_off = За этим столом нет чата.
refused-chat_players = Здесь пишут только игроки, у которых есть место.
refused-chat_silenced = Хозяин не разрешает вам писать за этим столом.
refused-chat_empty = Здесь нечего сказать.
refused-chat_too_long = { $longest ->
        [one] В строке не больше { $longest } знака.
        [few] В строке не больше { $longest } знаков.
        [many] В строке не больше { $longest } знаков.
       *[other] В строке не больше { $longest } знака.
    }
refused-chat_too_fast = { $seconds ->
        [one] Подождите { $seconds } секунду, прежде чем писать снова.
        [few] Подождите { $seconds } секунды, прежде чем писать снова.
        [many] Подождите { $seconds } секунд, прежде чем писать снова.
       *[other] Подождите { $seconds } секунды, прежде чем писать снова.
    }
refused-not_host = Это может только хозяин стола.
refused-note_too_long = Заметка слишком длинная.
refused-too_many_notes = У вас столько заметок, сколько помещается. Сначала удалите лишние.

refused-no_session = Сначала выберите имя.
refused-bad_name = Выберите другое имя: от 1 до 20 букв одного алфавита, цифр или пробелов.
refused-too_many = Слишком много сразу. Подождите немного и попробуйте ещё раз.
refused-bad_message = Сервер не понимает эту страницу. Загрузите её заново.
refused-enough_chips = У вас ещё есть фишки.
refused-no_mail = В этой комнате раздачи не рассылают.
refused-bad_address = Это не адрес эл. почты.
refused-not_found = Этого здесь нет.
refused-bad_wish = Такого тренировочного стола нет.
refused-practice_full = Все тренировочные столы сейчас заняты. Попробуйте позже.
refused-unreachable = Нет связи с сервером.
refused-failed = Не получается. Попробуйте ещё раз.
refused-other = Отказ ({ $code }).

# Об учётных записях.
refused-crowded = Сейчас входит слишком много людей. Попробуйте ещё раз.
refused-bad_login = Имя или пароль не подходит.
refused-wrong_password = Это не ваш пароль.
refused-bad_password = Выберите другой пароль: от 10 до 200 знаков, не меньше 5 разных и не само имя.
refused-name_taken = Это имя занято или похоже на занятое.
refused-registered = Учётная запись уже есть.
refused-not_registered = У гостя нет учётной записи.
refused-bad_key = Эта ссылка уже использована или устарела.
refused-own_session = Это нынешний браузер: используйте выход.
refused-still_seated = За столом ещё лежат ваши фишки. Сначала встаньте из-за стола.
refused-still_hosting = Ваш стол или турнир ещё открыт. Сначала закройте его.
refused-still_in_tournament = Вы играете в турнире. Учётную запись можно удалить, когда вы выбываете или турнир окончен.
refused-bad_origin = Комната не отвечает этой странице.

# Турниры
refused-tournament_table = В турнире места и фишки раздаёт сам турнир.
refused-tournament_over = Этот турнир окончен.
refused-tournament_closed = Этот турнир остановлен. Спросите ведущего.
refused-no_such_tournament = Такого турнира нет.
refused-already_registered = Запись в этот турнир уже есть.
refused-already_out = Вы выбыли, и больше ваших записей этот турнир не принимает.
refused-tournament_starts = Турнир начинается.
refused-registration_closed = Запись закрыта.
refused-tournament_full = В турнире нет свободных мест.
refused-not_entered = Вы не участвуете в этом турнире.
refused-rebuys_closed = Докупка уже закрыта.
refused-no_rebuys_left = Все докупки использованы.
refused-too_late = Поздно: время на ответ вышло.
refused-chips_enough = У вас больше { $most } фишек, докупка невозможна.
refused-add_on_closed = Добор продаётся только в своём перерыве.
refused-add_on_taken = Добор уже использован.
refused-no_deal_now = Сейчас договориться нельзя.
refused-deal_open = Одна сделка уже обсуждается.
refused-deal_proposed = Предложить сделку можно раз за уровень.
refused-already_agreed = Ваше согласие уже есть.
refused-not_running = Турнир не идёт.
refused-already_so = Так уже и есть.
refused-prizes_paid = Призы уже выплачены, отменить нельзя.
refused-no_such_form = Такого вида турнира нет.
refused-bad_start = Укажите начало в ближайшие 30 дней.
refused-bad_target = Выиграть места можно только в турнире, который открыт для записи и не бесплатный.
refused-no_seat = Даже при полном составе взносов не хватит там на одно место.
