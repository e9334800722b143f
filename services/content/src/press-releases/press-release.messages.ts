import type { Language } from '@phantom/service-kit';

export const PRESS_RELEASE_FEED_MESSAGES: Record<Language, { title: string; subtitle: string }> = {
  en: {
    title: 'Press releases',
    subtitle: 'What we have built, bought and lent, for those who report on it.',
  },
  de: {
    title: 'Pressemitteilungen',
    subtitle: 'Was wir gebaut, gekauft und finanziert haben, für alle, die darüber berichten.',
  },
  it: {
    title: 'Comunicati stampa',
    subtitle: 'Che cosa abbiamo costruito, acquistato e finanziato, per chi ne scrive.',
  },
  ru: {
    title: 'Пресс-релизы',
    subtitle: 'Что мы построили, купили и профинансировали, — для тех, кто об этом пишет.',
  },
  es: {
    title: 'Notas de prensa',
    subtitle: 'Lo que hemos construido, comprado y financiado, para quienes informan sobre ello.',
  },
};
