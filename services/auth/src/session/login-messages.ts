import type { Message } from '@phantom/service-kit';

/** What the sign-in form says of its fields. */
export const LOGIN_MESSAGES = {
  password: {
    en: 'Please enter your password.',
    de: 'Bitte geben Sie Ihr Passwort ein.',
    it: 'Inserisca la password.',
    ru: 'Введите пароль.',
    es: 'Introduzca su contraseña.',
  },
  passwordTooLong: {
    en: 'This password is too long: {limit} characters at most.',
    de: 'Dieses Passwort ist zu lang: höchstens {limit} Zeichen.',
    it: 'Questa password è troppo lunga: al massimo {limit} caratteri.',
    ru: 'Слишком длинный пароль. Допустимое число знаков: {limit}.',
    es: 'Esta contraseña es demasiado larga: {limit} caracteres como máximo.',
  },
} as const satisfies Record<string, Message>;
