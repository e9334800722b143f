import type { Message } from '@phantom/service-kit';

export const ENQUIRY_MESSAGES = {
  firstName: {
    en: 'Please enter your first name.',
    de: 'Bitte geben Sie Ihren Vornamen ein.',
    it: 'Inserisca il Suo nome.',
    ru: 'Введите ваше имя.',
    es: 'Introduzca su nombre.',
  },
  firstNameTooLong: {
    en: 'Your first name is too long: {limit} characters at most.',
    de: 'Ihr Vorname ist zu lang: höchstens {limit} Zeichen.',
    it: 'Il Suo nome è troppo lungo: al massimo {limit} caratteri.',
    ru: 'Слишком длинное имя. Допустимое число знаков: {limit}.',
    es: 'Su nombre es demasiado largo: {limit} caracteres como máximo.',
  },
  lastName: {
    en: 'Please enter your last name.',
    de: 'Bitte geben Sie Ihren Nachnamen ein.',
    it: 'Inserisca il Suo cognome.',
    ru: 'Введите вашу фамилию.',
    es: 'Introduzca sus apellidos.',
  },
  lastNameTooLong: {
    en: 'Your last name is too long: {limit} characters at most.',
    de: 'Ihr Nachname ist zu lang: höchstens {limit} Zeichen.',
    it: 'Il Suo cognome è troppo lungo: al massimo {limit} caratteri.',
    ru: 'Слишком длинная фамилия. Допустимое число знаков: {limit}.',
    es: 'Sus apellidos son demasiado largos: {limit} caracteres como máximo.',
  },
  noSuchListing: {
    en: 'This home is no longer on offer.',
    de: 'Diese Immobilie wird nicht mehr angeboten.',
    it: 'Questo immobile non è più disponibile.',
    ru: 'Этот объект больше не предлагается.',
    es: 'Este inmueble ya no está disponible.',
  },
  // The contract has the space at the end.
  saved: {
    en: 'Successfully save details ',
    de: 'Ihre Angaben sind gespeichert.',
    it: 'I Suoi dati sono stati salvati.',
    ru: 'Ваши данные сохранены.',
    es: 'Sus datos se han guardado.',
  },
} as const satisfies Record<string, Message>;
