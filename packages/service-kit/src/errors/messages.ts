import type { Message } from '../messages/message.js';

/** The failures that every service has; their English is the contract's. */
export const MESSAGES = {
  badRequest: {
    en: 'The request could not be understood',
    de: 'Die Anfrage wurde nicht verstanden',
    it: 'La richiesta non è stata compresa',
    ru: 'Не удалось понять запрос',
    es: 'No se ha podido entender la solicitud',
  },
  credentials: {
    en: 'Invalid credentials',
    de: 'Die Zugangsdaten stimmen nicht',
    it: 'Credenziali non valide',
    ru: 'Неверные данные для входа',
    es: 'Las credenciales no son válidas',
  },
  forbidden: {
    en: 'You are not allowed to do this',
    de: 'Dazu sind Sie nicht berechtigt',
    it: 'Non è autorizzato a eseguire questa operazione',
    ru: 'У вас нет прав на это действие',
    es: 'No tiene permiso para hacer esto',
  },
  notFound: {
    en: 'Sorry! the page you are looking for could not be found',
    de: 'Die gesuchte Seite wurde leider nicht gefunden',
    it: 'Spiacenti, la pagina cercata non è stata trovata',
    ru: 'К сожалению, страница не найдена',
    es: 'Lo sentimos, no se ha encontrado la página que busca',
  },
  gone: {
    en: 'What you are looking for is no longer available',
    de: 'Was Sie suchen, gibt es nicht mehr',
    it: 'Ciò che cerca non è più disponibile',
    ru: 'То, что вы ищете, больше недоступно',
    es: 'Lo que busca ya no está disponible',
  },
  stale: {
    en: 'Someone else has changed this in the meantime. Nothing of yours was saved: look at what is there now, then save again.',
    de: 'Jemand anderes hat dies inzwischen geändert. Ihre Eingaben wurden nicht gespeichert: Sehen Sie sich den jetzigen Stand an und speichern Sie dann noch einmal.',
    it: 'Nel frattempo qualcun altro ha modificato questi dati. Le Sue modifiche non sono state salvate: controlli lo stato attuale e salvi di nuovo.',
    ru: 'За это время данные изменил кто-то другой. Ваши изменения не сохранены: посмотрите на текущее состояние и сохраните ещё раз.',
    es: 'Mientras tanto, otra persona ha modificado estos datos. Sus cambios no se han guardado: consulte el estado actual y vuelva a guardar.',
  },
  tooLarge: {
    en: 'The request is too large',
    de: 'Die Anfrage ist zu groß',
    it: 'La richiesta è troppo grande',
    ru: 'Слишком большой запрос',
    es: 'La solicitud es demasiado grande',
  },
  mediaType: {
    en: 'This media type is not supported',
    de: 'Dieses Format wird nicht unterstützt',
    it: 'Questo formato non è supportato',
    ru: 'Этот формат не поддерживается',
    es: 'Este formato no es compatible',
  },
  validation: {
    en: 'Please check the values you entered',
    de: 'Bitte prüfen Sie Ihre Angaben',
    it: 'Controlli i dati inseriti',
    ru: 'Проверьте введённые данные',
    es: 'Compruebe los datos introducidos',
  },
  tooMany: {
    en: 'Too many attempts, please try again later',
    de: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal',
    it: 'Troppi tentativi: riprovi più tardi',
    ru: 'Слишком много попыток. Попробуйте позже',
    es: 'Demasiados intentos: vuelva a intentarlo más tarde',
  },
  fault: {
    en: 'Sorry! something went wrong, please contact our support team',
    de: 'Leider ist etwas schiefgegangen. Bitte wenden Sie sich an unser Support-Team',
    it: 'Spiacenti, qualcosa è andato storto: contatti il nostro servizio di assistenza',
    ru: 'К сожалению, произошла ошибка. Обратитесь в нашу службу поддержки',
    es: 'Lo sentimos, algo ha salido mal: póngase en contacto con nuestro equipo de asistencia',
  },
  unavailable: {
    en: 'This service does not answer at the moment, please try again later',
    de: 'Dieser Dienst antwortet gerade nicht. Bitte versuchen Sie es später noch einmal',
    it: 'Il servizio al momento non risponde: riprovi più tardi',
    ru: 'Сервис сейчас не отвечает. Попробуйте позже',
    es: 'El servicio no responde en este momento: vuelva a intentarlo más tarde',
  },
} as const satisfies Record<string, Message>;
