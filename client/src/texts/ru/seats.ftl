wait-join = Встать в список ожидания
wait-leave = Выйти из списка ожидания
wait-join-label = Ждать места: { $table }
wait-leave-label = Не ждать места: { $table }
wait-join-short = Ждать
wait-leave-short = Не ждать
wait-place = Вы в списке ожидания: { $place } из { $length }.
wait-place-short = { $place } из { $length } в очереди
wait-count = { $count ->
        [0] {""}
        [one] { $count } человек ждёт
        [few] { $count } человека ждут
        [many] { $count } человек ждут
       *[other] { $count } человека ждут
    }
seat-offered = Ждёт игрока из списка
offer-text = Место { $seat } за столом { $table } ждёт вас.
offer-seconds = { $seconds ->
        [one] { $seconds } секунда, чтобы сесть
        [few] { $seconds } секунды, чтобы сесть
        [many] { $seconds } секунд, чтобы сесть
       *[other] { $seconds } секунды, чтобы сесть
    }
offer-take = Сесть
offer-decline = Нет, спасибо
offer-title = Есть свободное место
offer-gone = Место за столом { $table } переходит к следующему игроку.
buyin-kept = В прошлый раз вы унесли отсюда { $kept }. До { $time } вернуться можно только с такой суммой или большей.
buyin-short = Нужно не меньше { $least }, а у вас { $wallet }. За столом с меньшими ставками хватит и этого.
entering-post = { $dead ->
        [none] Внести сейчас { $live }
       *[other] Внести сейчас { $live } и { $dead } мёртвых
    }
settings-sound-seat = Место для меня
help-wait = Полный стол
help-wait-text = Встаньте в список ожидания в списке столов или за столом. Когда место освобождается, оно недолго ждёт только вас, и вы видите это на любой из этих страниц. Ждать можно за несколькими столами. Кто встаёт с большим стеком и скоро возвращается, приносит его обратно.
