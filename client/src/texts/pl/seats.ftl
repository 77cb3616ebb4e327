wait-join = Zapisz mnie na listę oczekujących
wait-leave = Wypisz mnie z listy oczekujących
wait-join-label = Czekam na miejsce: { $table }
wait-leave-label = Wypisz mnie z listy: { $table }
wait-join-short = Czekam
wait-leave-short = Wypisz mnie
wait-place = Jesteś na liście oczekujących: miejsce { $place } z { $length }.
wait-place-short = { $place } z { $length } w kolejce
wait-count = { $count ->
        [0] {""}
        [one] { $count } osoba czeka
        [few] { $count } osoby czekają
        [many] { $count } osób czeka
       *[other] { $count } osoby czeka
    }
seat-offered = Czeka na gracza z listy
offer-text = Miejsce { $seat } przy stole { $table } czeka na ciebie.
offer-seconds = { $seconds ->
        [one] { $seconds } sekunda, by usiąść
        [few] { $seconds } sekundy, by usiąść
        [many] { $seconds } sekund, by usiąść
       *[other] { $seconds } sekundy, by usiąść
    }
offer-take = Siadam
offer-decline = Nie, dziękuję
offer-title = Jest wolne miejsce
offer-gone = Miejsce przy stole { $table } przechodzi na następnego gracza.
buyin-kept = Ostatnio zabierasz stąd { $kept }. Do { $time } możesz wrócić tylko z co najmniej taką kwotą.
buyin-short = Potrzeba co najmniej { $least }, a masz { $wallet }. Przy niższych stawkach wystarczy mniej.
entering-post = { $dead ->
        [none] Wnoszę teraz { $live }
       *[other] Wnoszę teraz { $live } i { $dead } martwe
    }
settings-sound-seat = Miejsce dla mnie
help-wait = Pełny stół
help-wait-text = Zapisz się na listę oczekujących na liście stołów albo przy stole. Gdy zwalnia się miejsce, przez krótki czas czeka tylko na ciebie, a wiadomość widzisz na każdej z tych stron. Możesz czekać przy kilku stołach. Kto wstaje z dużym stosem i szybko wraca, przynosi go z powrotem.
