# Названия комбинаций и карт. Формы названий карт (rank-*) вспомогательные: именительный и
# родительный падежи единственного числа, именительный и родительный множественного.

rank-high =
    { $high ->
        [r2] двойка
        [r3] тройка
        [r4] четвёрка
        [r5] пятёрка
        [r6] шестёрка
        [r7] семёрка
        [r8] восьмёрка
        [r9] девятка
        [rT] десятка
        [rJ] валет
        [rQ] дама
        [rK] король
       *[rA] туз
    }
rank-high-up-to =
    { $high ->
        [r2] двойки
        [r3] тройки
        [r4] четвёрки
        [r5] пятёрки
        [r6] шестёрки
        [r7] семёрки
        [r8] восьмёрки
        [r9] девятки
        [rT] десятки
        [rJ] валета
        [rQ] дамы
        [rK] короля
       *[rA] туза
    }
rank-high-many =
    { $high ->
        [r2] двойки
        [r3] тройки
        [r4] четвёрки
        [r5] пятёрки
        [r6] шестёрки
        [r7] семёрки
        [r8] восьмёрки
        [r9] девятки
        [rT] десятки
        [rJ] валеты
        [rQ] дамы
        [rK] короли
       *[rA] тузы
    }
rank-high-of-many =
    { $high ->
        [r2] двоек
        [r3] троек
        [r4] четвёрок
        [r5] пятёрок
        [r6] шестёрок
        [r7] семёрок
        [r8] восьмёрок
        [r9] девяток
        [rT] десяток
        [rJ] валетов
        [rQ] дам
        [rK] королей
       *[rA] тузов
    }
rank-low-many =
    { $low ->
        [r2] двойки
        [r3] тройки
        [r4] четвёрки
        [r5] пятёрки
        [r6] шестёрки
        [r7] семёрки
        [r8] восьмёрки
        [r9] девятки
        [rT] десятки
        [rJ] валеты
        [rQ] дамы
        [rK] короли
       *[rA] тузы
    }

hand-high-card = старшая карта: { rank-high }
hand-pair = пара { rank-high-of-many }
hand-two-pair = две пары, { rank-high-many } и { rank-low-many }
hand-three-of-a-kind = тройка { rank-high-of-many }
hand-straight = стрит до { rank-high-up-to }
hand-flush = флеш до { rank-high-up-to }
hand-full-house = фулл-хаус, { rank-high-many } и { rank-low-many }
hand-four-of-a-kind = каре { rank-high-of-many }
hand-straight-flush = стрит-флеш до { rank-high-up-to }
hand-royal-flush = роял-флеш

suit-name =
    { $suit ->
        [s] пик
        [h] червей
        [d] бубен
       *[c] крестей
    }
card-name = { rank-high } { suit-name }
card-hidden = закрытая карта
card-own-hidden = { $card }, ваша закрытая карта
card-new = { $card }, новая
card-community = { $card }, общая для всех
