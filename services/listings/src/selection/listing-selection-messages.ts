import type { Message } from '@phantom/service-kit';

export const LISTING_SELECTION_MESSAGES = {
  tooMany: {
    en: 'Too many homes at once: {limit} at most.',
    de: 'Zu viele Immobilien auf einmal: höchstens {limit}.',
    it: 'Troppi immobili in una volta: al massimo {limit}.',
    ru: 'Слишком много объектов сразу. Допустимое число: {limit}.',
    es: 'Demasiados inmuebles a la vez: {limit} como máximo.',
  },
} as const satisfies Record<string, Message>;
