import type { Message } from '@phantom/service-kit';

/** What is said of a home instead of showing it. */
export const LISTING_MESSAGES = {
  gone: {
    en: 'This home is no longer on the market.',
    de: 'Diese Immobilie ist nicht mehr auf dem Markt.',
    it: 'Questo immobile non è più sul mercato.',
    ru: 'Этот объект снят с продажи или уже не сдаётся.',
    es: 'Este inmueble ya no está en el mercado.',
  },
} as const satisfies Record<string, Message>;
