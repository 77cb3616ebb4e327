refused-hand_over = Rozdanie już się skończyło.
refused-not_in_hand = Nie grasz w tym rozdaniu.
refused-not_your_turn = To nie twoja kolej.
refused-shuffle_due = Krupier nie jest gotowy. Spróbuj jeszcze raz.
refused-not_legal = Teraz nie można tego zrobić.
refused-bad_amount = Ta kwota jest niedozwolona.
refused-bad_cards = Tych kart nie można wymienić.

refused-stale = Za późno: gra poszła dalej.
refused-price_changed = Cena jest już inna, więc nic się nie stało. Spójrz jeszcze raz.
refused-no_bank = Dla tej decyzji nie ma banku czasu.
refused-not_offered = Tego nie można teraz wybrać z góry.
refused-not_asked = Teraz o nic nie pytamy.
refused-not_seated = Nie masz miejsca przy tym stole.
refused-already_seated = Masz już miejsce przy tym stole.
refused-seat_taken = Ktoś zdążył wcześniej: miejsce jest zajęte.
refused-no_such_seat = Nie ma takiego miejsca.
refused-buy_in_range = Wejście musi wynosić od { $least } do { $most }.
refused-top_up_range = Można dodać od { $least } do { $most }.
refused-not_enough_chips = { $held ->
        [none] Nie masz tylu żetonów.
       *[other] Potrzeba { $needed }, a masz { $held }.
    }
refused-no_chips = Nie masz już żetonów. Najpierw dodaj trochę.
refused-busy = Stół jest zajęty. Spróbuj jeszcze raz.
refused-storage = Nie udało się tego zapisać, więc nic się nie zmienia. Spróbuj jeszcze raz.
refused-table_closed = Ten stół jest zamknięty.

refused-seat_offered = To miejsce czeka na gracza z listy oczekujących.
refused-stack_kept = Ostatnio zabierasz stąd { $least }. { $minutes ->
        [one] Jeszcze przez { $minutes } minutę
        [few] Jeszcze przez { $minutes } minuty
        [many] Jeszcze przez { $minutes } minut
       *[other] Jeszcze przez { $minutes } minuty
    } możesz wrócić tylko z co najmniej taką kwotą.
refused-seat_free = Jest wolne miejsce: usiądź.
refused-already_waiting = Jesteś już na liście oczekujących.
refused-not_waiting = Nie ma cię na liście oczekujących.
refused-list_full = Lista oczekujących jest pełna.
refused-chat_off = Przy tym stole nie ma czatu.
refused-chat_players = Tu piszą tylko gracze, którzy mają miejsce.
refused-chat_silenced = Gospodarz nie pozwala ci pisać przy tym stole.
refused-chat_empty = Tu nie ma nic do powiedzenia.
refused-chat_too_long = { $longest ->
        [one] Wiersz ma najwyżej { $longest } znak.
        [few] Wiersz ma najwyżej { $longest } znaki.
        [many] Wiersz ma najwyżej { $longest } znaków.
       *[other] Wiersz ma najwyżej { $longest } znaku.
    }
refused-chat_too_fast = { $seconds ->
        [one] Poczekaj { $seconds } sekundę, zanim znów napiszesz.
        [few] Poczekaj { $seconds } sekundy, zanim znów napiszesz.
        [many] Poczekaj { $seconds } sekund, zanim znów napiszesz.
       *[other] Poczekaj { $seconds } sekundy, zanim znów napiszesz.
    }
refused-not_host = To może tylko gospodarz stołu.
refused-note_too_long = Notatka jest za długa.
refused-too_many_notes = Masz tyle notatek, ile się mieści. Usuń najpierw niektóre.

refused-no_session = Najpierw wybierz imię.
refused-bad_name = Wybierz inne imię: od 1 do 20 liter jednego alfabetu, cyfr lub spacji.
refused-too_many = Za dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
refused-bad_message = Serwer nie rozumie tej strony. Wczytaj ją ponownie.
refused-enough_chips = Masz jeszcze żetony.
refused-no_mail = Ten pokój nie wysyła rozdań.
refused-bad_address = To nie jest adres e-mail.
refused-not_found = Tego tu nie ma.
refused-bad_wish = Nie ma takiego stołu treningowego.
refused-practice_full = Wszystkie stoły treningowe są teraz zajęte. Spróbuj później.
refused-unreachable = Nie ma połączenia z serwerem.
refused-failed = Nie udało się. Spróbuj jeszcze raz.
refused-other = Odmowa ({ $code }).

# O kontach.
refused-crowded = Zbyt wiele osób loguje się w tej chwili. Spróbuj jeszcze raz.
refused-bad_login = Imię lub hasło się nie zgadza.
refused-wrong_password = To nie jest twoje hasło.
refused-bad_password = Wybierz inne hasło: od 10 do 200 znaków, co najmniej 5 różnych i nie samo imię.
refused-name_taken = To imię jest zajęte albo wygląda jak zajęte.
refused-registered = To konto już istnieje.
refused-not_registered = Gość nie ma konta.
refused-bad_key = Ten odnośnik został już użyty albo jest za stary.
refused-own_session = To ta przeglądarka: użyj wylogowania.
refused-still_seated = Przy stole leżą jeszcze twoje żetony. Najpierw wstań od stołu.
refused-still_hosting = Twój stół lub turniej jest jeszcze otwarty. Najpierw go zamknij.
refused-still_in_tournament = Grasz w turnieju. Konto można usunąć, gdy odpadniesz albo turniej się skończy.
refused-bad_origin = Pokój nie odpowiada tej stronie.

# Turnieje
refused-tournament_table = W turnieju miejsca i żetony przydziela turniej.
refused-tournament_over = Ten turniej jest zakończony.
refused-tournament_closed = Ten turniej stoi. Zapytaj gospodarza.
refused-no_such_tournament = Nie ma takiego turnieju.
refused-already_registered = Masz już wpis w tym turnieju.
refused-already_out = Odpadasz, a więcej wpisów ten turniej od ciebie nie przyjmuje.
refused-tournament_starts = Turniej właśnie się zaczyna.
refused-registration_closed = Zapisy są zamknięte.
refused-tournament_full = Brak wolnych miejsc w turnieju.
refused-not_entered = Nie grasz w tym turnieju.
refused-rebuys_closed = Dokupowanie jest już zamknięte.
refused-no_rebuys_left = Wszystkie dokupienia są wykorzystane.
refused-too_late = Za późno: czas na odpowiedź minął.
refused-chips_enough = Masz więcej niż { $most } żetonów, więc dokupić nie można.
refused-add_on_closed = Dobrać można tylko w wyznaczonej przerwie.
refused-add_on_taken = Dobranie jest już wykorzystane.
refused-no_deal_now = Teraz nie można się umawiać.
refused-deal_open = Jedna umowa już czeka na odpowiedź.
refused-deal_proposed = Umowę można proponować raz na poziom.
refused-already_agreed = Twoja zgoda już jest.
refused-not_running = Turniej nie jest w grze.
refused-already_so = Tak już jest.
refused-prizes_paid = Nagrody są już wypłacone, więc odwołać nie można.
refused-no_such_form = Nie ma takiego rodzaju turnieju.
refused-bad_start = Podaj początek w ciągu najbliższych 30 dni.
refused-bad_target = Miejsca można wygrać tylko w turnieju, który przyjmuje zapisy i nie jest darmowy.
refused-no_seat = Nawet przy komplecie graczy wpisowe nie starczy tam na jedno miejsce.
