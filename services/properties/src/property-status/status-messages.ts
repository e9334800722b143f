import type { Message } from '@phantom/service-kit';

/** What is said of moving a property to another status. */
export const STATUS_MESSAGES = {
  reason: {
    en: 'Please say why, so that others can follow it later.',
    de: 'Bitte nennen Sie den Grund, damit andere ihn später nachvollziehen können.',
    it: 'Indichi il motivo, in modo che altri possano capirlo in seguito.',
    ru: 'Укажите причину, чтобы позже её могли понять другие.',
    es: 'Indique el motivo para que otras personas puedan entenderlo más adelante.',
  },
  reasonTooShort: {
    en: 'Please say a little more: {limit} characters at least.',
    de: 'Bitte schreiben Sie etwas mehr: mindestens {limit} Zeichen.',
    it: 'Scriva qualcosa in più: almeno {limit} caratteri.',
    ru: 'Напишите чуть подробнее. Минимальное число знаков: {limit}.',
    es: 'Escriba un poco más: {limit} caracteres como mínimo.',
  },
  same: {
    en: 'The property is at this status already. Please choose another one.',
    de: 'Die Immobilie hat diesen Status bereits. Bitte wählen Sie einen anderen.',
    it: "L'immobile è già in questo stato. Ne scelga un altro.",
    ru: 'Объект уже имеет этот статус. Выберите другой.',
    es: 'El inmueble ya tiene este estado. Elija otro.',
  },
} as const satisfies Record<string, Message>;
