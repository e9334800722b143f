import type { Message } from './message.js';

/** General messages about fields. */
export const FIELD_MESSAGES = {
  required: {
    en: 'Please fill in this field.',
    de: 'Bitte füllen Sie dieses Feld aus.',
    it: 'Compili questo campo.',
    ru: 'Заполните это поле.',
    es: 'Rellene este campo.',
  },
  value: {
    en: 'Please check this value.',
    de: 'Bitte prüfen Sie diese Angabe.',
    it: 'Controlli questo valore.',
    ru: 'Проверьте это значение.',
    es: 'Compruebe este valor.',
  },
  choice: {
    en: 'Please choose one of the options offered.',
    de: 'Bitte wählen Sie eine der angebotenen Möglichkeiten.',
    it: 'Scelga una delle opzioni proposte.',
    ru: 'Выберите один из предложенных вариантов.',
    es: 'Elija una de las opciones disponibles.',
  },
  tooLong: {
    en: 'This text is too long: {limit} characters at most.',
    de: 'Dieser Text ist zu lang: höchstens {limit} Zeichen.',
    it: 'Questo testo è troppo lungo: al massimo {limit} caratteri.',
    ru: 'Слишком длинный текст. Допустимое число знаков: {limit}.',
    es: 'Este texto es demasiado largo: {limit} caracteres como máximo.',
  },
  email: {
    en: 'Please enter an email address, such as name@example.com.',
    de: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    it: 'Inserisca un indirizzo e-mail, ad esempio nome@example.com.',
    ru: 'Введите адрес эл. почты, например name@example.com.',
    es: 'Introduzca una dirección de correo electrónico, por ejemplo nombre@example.com.',
  },
  emailTooLong: {
    en: 'This email address is too long: {limit} characters at most.',
    de: 'Diese E-Mail-Adresse ist zu lang: höchstens {limit} Zeichen.',
    it: 'Questo indirizzo e-mail è troppo lungo: al massimo {limit} caratteri.',
    ru: 'Слишком длинный адрес электронной почты. Допустимое число знаков: {limit}.',
    es: 'Esta dirección de correo electrónico es demasiado larga: {limit} caracteres como máximo.',
  },
} as const satisfies Record<string, Message>;
