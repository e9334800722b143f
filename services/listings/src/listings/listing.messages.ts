import type { Message } from '@phantom/service-kit';

export const LISTING_MESSAGES = {
  gone: {
    en: 'This home is no longer on the market.',
    de: 'Diese Immobilie ist nicht mehr auf dem Markt.',
    it: 'Questo immobile non è più sul mercato.',
    ru: 'Этот объект снят с продажи или уже не сдаётся.',
    es: 'Este inmueble ya no está en el mercado.',
  },
  tooManyIds: {
    en: 'Too many homes at once: {limit} at most.',
    de: 'Zu viele Immobilien auf einmal: höchstens {limit}.',
    it: 'Troppi immobili in una volta: al massimo {limit}.',
    ru: 'Слишком много объектов сразу. Допустимое число: {limit}.',
    es: 'Demasiados inmuebles a la vez: {limit} como máximo.',
  },
} as const satisfies Record<string, Message>;
