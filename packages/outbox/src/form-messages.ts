import type { Message } from '@phantom/service-kit';

/** Messages of public forms. */
export const FORM_MESSAGES = {
  name: {
    en: 'Please enter your name.',
    de: 'Bitte geben Sie Ihren Namen ein.',
    it: 'Inserisca il Suo nome.',
    ru: 'Введите ваше имя.',
    es: 'Introduzca su nombre.',
  },
  nameTooLong: {
    en: 'Your name is too long: {limit} characters at most.',
    de: 'Ihr Name ist zu lang: höchstens {limit} Zeichen.',
    it: 'Il Suo nome è troppo lungo: al massimo {limit} caratteri.',
    ru: 'Слишком длинное имя. Допустимое число знаков: {limit}.',
    es: 'Su nombre es demasiado largo: {limit} caracteres como máximo.',
  },
  phone: {
    en: 'Please enter a phone number, with its country code if it is not American, such as +1 212 555 0142.',
    de: 'Bitte geben Sie eine Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 30 1234567.',
    it: 'Inserisca un numero di telefono con il prefisso internazionale, ad esempio +39 06 1234 5678.',
    ru: 'Введите номер телефона с кодом страны, например +7 495 123-45-67.',
    es: 'Introduzca un número de teléfono con el prefijo del país, por ejemplo +34 912 34 56 78.',
  },
  phoneTooLong: {
    en: 'This phone number is too long: {limit} characters at most.',
    de: 'Diese Telefonnummer ist zu lang: höchstens {limit} Zeichen.',
    it: 'Questo numero di telefono è troppo lungo: al massimo {limit} caratteri.',
    ru: 'Слишком длинный номер телефона. Допустимое число знаков: {limit}.',
    es: 'Este número de teléfono es demasiado largo: {limit} caracteres como máximo.',
  },
  subject: {
    en: 'Please enter a subject.',
    de: 'Bitte geben Sie einen Betreff ein.',
    it: "Inserisca l'oggetto del messaggio.",
    ru: 'Укажите тему.',
    es: 'Introduzca un asunto.',
  },
  subjectTooLong: {
    en: 'The subject is too long: {limit} characters at most.',
    de: 'Der Betreff ist zu lang: höchstens {limit} Zeichen.',
    it: "L'oggetto è troppo lungo: al massimo {limit} caratteri.",
    ru: 'Слишком длинная тема. Допустимое число знаков: {limit}.',
    es: 'El asunto es demasiado largo: {limit} caracteres como máximo.',
  },
  messageTooLong: {
    en: 'Your message is too long: {limit} characters at most.',
    de: 'Ihre Nachricht ist zu lang: höchstens {limit} Zeichen.',
    it: 'Il Suo messaggio è troppo lungo: al massimo {limit} caratteri.',
    ru: 'Слишком длинное сообщение. Допустимое число знаков: {limit}.',
    es: 'Su mensaje es demasiado largo: {limit} caracteres como máximo.',
  },
  country: {
    en: 'Please choose your country from the list.',
    de: 'Bitte wählen Sie Ihr Land aus der Liste.',
    it: "Scelga il Suo Paese dall'elenco.",
    ru: 'Выберите вашу страну из списка.',
    es: 'Elija su país de la lista.',
  },
  reachOut: {
    en: 'Someone from our team will reach out to you soon.',
    de: 'Jemand aus unserem Team meldet sich in Kürze bei Ihnen.',
    it: 'Una persona del nostro team La contatterà a breve.',
    ru: 'Наш сотрудник скоро свяжется с вами.',
    es: 'Una persona de nuestro equipo se pondrá en contacto con usted en breve.',
  },
  keyReused: {
    en: 'This form was sent before, with other answers. Please reload the page and send it again.',
    de: 'Dieses Formular wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu und senden Sie es noch einmal.',
    it: 'Questo modulo è già stato inviato con dati diversi. Ricarichi la pagina e lo invii di nuovo.',
    ru: 'Эта форма уже была отправлена с другими данными. Обновите страницу и отправьте её ещё раз.',
    es: 'Este formulario ya se envió con otros datos. Vuelva a cargar la página y envíelo de nuevo.',
  },
} as const satisfies Record<string, Message>;
