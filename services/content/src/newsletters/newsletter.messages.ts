import type { Language } from '@phantom/service-kit';

export const NEWSLETTER_FEED_MESSAGES: Record<Language, { title: string; subtitle: string }> = {
  en: {
    title: 'Newsletter',
    subtitle: 'What we see in the market, in our loan files and on our building sites.',
  },
  de: {
    title: 'Newsletter',
    subtitle: 'Was wir am Markt, in unseren Kreditakten und auf unseren Baustellen sehen.',
  },
  it: {
    title: 'Newsletter',
    subtitle:
      'Che cosa vediamo nel mercato, nelle nostre pratiche di finanziamento e nei cantieri.',
  },
  ru: {
    title: 'Рассылка',
    subtitle: 'Что мы видим на рынке, в кредитных делах и на наших стройках.',
  },
  es: {
    title: 'Boletín',
    subtitle:
      'Lo que vemos en el mercado, en nuestros expedientes de préstamo y en nuestras obras.',
  },
};
