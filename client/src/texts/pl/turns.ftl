# Wybór przed swoją kolejką, start stołu, bank czasu, kilka stołów.
pre-label = Co zrobić, gdy przyjdzie twoja kolej
pre-fold = Pas
pre-checkfold = Czekam / Pas
pre-check = Czekam
pre-call = Sprawdzam { $amount }
pre-call-all-in = Sprawdzam { $amount }, za wszystko
pre-callany = Sprawdzam każdą, najwyżej { $amount }
advance-soon = Wybrane wcześniej: { $act ->
        [fold] pas
        [check_fold] czekam lub pas
        [check] czekam
        [call] sprawdzam
       *[call_any] sprawdzam każdą stawkę
    }
advance-dropped = { $reason ->
        [too_much] Stawka przekracza to, na co była zgoda, więc wybór już nie obowiązuje.
       *[amount] Stawka się zmieniła, więc wybór już nie obowiązuje.
    }

bank-label = Bank czasu
bank-use = Bank czasu: { $seconds ->
        [one] jeszcze { $seconds } sekunda
        [few] jeszcze { $seconds } sekundy
        [many] jeszcze { $seconds } sekund
       *[other] jeszcze { $seconds } sekundy
    }
announce-bank = Bank czasu: { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
keys-space = Użyj banku czasu; Enter naciska wybrany przycisk
keys-n = Następny stół

start-label = Start stołu
start-first-hand = Pierwsze rozdanie za
start-ready = gotowość: { $ready } z { $asked }
start-say = Można zaczynać
start-you-are = Czekamy na innych
announce-start = { $seconds ->
        [one] Pierwsze rozdanie za { $seconds } sekundę. Naciśnij „Można zaczynać”, aby zacząć wcześniej.
        [few] Pierwsze rozdanie za { $seconds } sekundy. Naciśnij „Można zaczynać”, aby zacząć wcześniej.
        [many] Pierwsze rozdanie za { $seconds } sekund. Naciśnij „Można zaczynać”, aby zacząć wcześniej.
       *[other] Pierwsze rozdanie za { $seconds } sekundy. Naciśnij „Można zaczynać”, aby zacząć wcześniej.
    }

tabs-label = Twoje stoły
tab-turn = Twoja kolej
announce-elsewhere = Twoja kolej przy stole { $table }
