import type { Language } from '@phantom/service-kit';

/** What the feed says about itself. */
export const FEED_TEXT: Record<Language, { title: string; subtitle: string }> = {
  en: {
    title: 'Go and Look',
    subtitle: 'One building, one observation: short notes for the length of a subway ride.',
  },
  de: {
    title: 'Go and Look',
    subtitle:
      'Ein Haus, eine Beobachtung: kurze Notizen für die Länge einer U-Bahn-Fahrt, auf Englisch.',
  },
  it: {
    title: 'Go and Look',
    subtitle:
      'Un edificio, un’osservazione: appunti brevi, il tempo di una corsa in metropolitana, in inglese.',
  },
  ru: {
    title: 'Go and Look',
    subtitle:
      'Один дом, одно наблюдение: короткие заметки на время поездки в метро, на английском.',
  },
  es: {
    title: 'Go and Look',
    subtitle: 'Un edificio, una observación: apuntes breves para un trayecto de metro, en inglés.',
  },
};
