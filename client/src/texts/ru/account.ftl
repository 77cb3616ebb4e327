# Вход и страница учётной записи.
login-have-account = Уже есть учётная запись?
login-link = Войти
keep-chips = Сохранить фишки
cancel = Отмена

login-title-login = Войти
login-title-register = Регистрация
login-title-forgot = Забыли пароль?
login-title-reset = Новый пароль
login-other = Другие пути
login-already = Вы вошли как { $name }.
login-to-login = У меня есть учётная запись
login-to-register = Зарегистрироваться
login-to-forgot = Забыли пароль?
login-name = Имя
login-password = Пароль
login-present-password = Нынешний пароль
login-new-password = Новый пароль
login-email = Адрес эл. почты
login-name-hint = До 20 букв одного алфавита, цифр, пробелов и дефисов. Имя видят все.
login-password-hint = Не меньше 10 знаков, из них 5 разных. Лучше всего длинный и легко запоминаемый.
login-email-hint = Необязательно. Если пароль потерян, новый приходит этим путём.
login-no-letters = Эта комната не шлёт писем. За новым паролем обращайтесь к её хозяину.
login-leaves-guest = Сейчас вы играете как гость { $name }. После входа этот гость и его фишки будут недоступны. Чтобы сохранить их, зарегистрируйтесь.
login-keeps-chips = Всё, что есть у { $name }, остаётся: фишки, места и раздачи.
login-why-register = Учётная запись сохраняет фишки и раздачи и позволяет играть с любого устройства.
login-set-password = Задать новый пароль

account-show = Показать: { $field }
account-show-short = Показать
account-hide-short = Скрыть

forgot-text = Введите имя или подтверждённый адрес. На этот адрес придёт письмо со ссылкой.
forgot-who = Имя или адрес эл. почты
forgot-send = Отправить письмо
forgot-sent = Если у { $who } есть учётная запись с подтверждённым адресом, письмо уже в пути. Ссылка действует один раз, в течение часа.
forgot-no-letters = Эта комната не шлёт писем. Новый пароль может дать её хозяин.
forgot-again = Запросить новое письмо
reset-ends = Сеансы во всех других браузерах завершатся.

account-title = Учётная запись
account-nobody = Вход не выполнен.
account-guest = Вы играете как гость: фишки принадлежат этому браузеру. Вместе с его файлами cookie они пропадут.
account-keep = Сохранить фишки: регистрация
account-host = Вы хозяин этой комнаты.
account-logout = Выйти
account-confirm = Подтвердить адрес
account-confirm-text = Это ссылка из нашего письма. Адрес принадлежит вам?

email-none = Адреса нет. Если пароль потеряется, новый послать будет некуда.
email-confirmed = { $address }, подтверждён
email-waiting = { $address } ещё не подтверждён. Откройте ссылку из нашего письма.
email-no-letters = Эта комната не шлёт писем, адрес ей не нужен.
email-add = Добавить адрес
email-change = Изменить адрес
email-new = Адрес
email-send = Отправить письмо для подтверждения
email-remove = Удалить адрес
email-asked = Письмо на адрес { $address } уже в пути.
email-done = Адрес изменён.

password-change = Изменить пароль
password-ends = Сеансы в других браузерах завершатся.
password-done = Пароль изменён, сеансы в других браузерах завершены.

sessions-title = Открытые сеансы
sessions-own = этот браузер
sessions-unknown = Неизвестный браузер
sessions-times = С { $created }, последний раз { $seen }
sessions-end = Завершить
sessions-end-label = Завершить: { $browser }
sessions-ended = Сеанс завершён: { $browser }.
sessions-end-others = Завершить все остальные
sessions-others-ended = Все остальные сеансы завершены.

delete-title = Удалить учётную запись
delete-text = Фишки возвращаются в комнату, имя освобождается, и отменить это нельзя. В раздачах других вы остаётесь без имени. Сначала встаньте из-за всех столов.
delete-confirm = Удалить навсегда
