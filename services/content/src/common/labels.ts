/** The labels of fields that several content types have. */
export const LABELS = {
  title: { en: 'Title', de: 'Titel', it: 'Titolo', ru: 'Заголовок', es: 'Título' },
  picture: { en: 'Picture', de: 'Bild', it: 'Immagine', ru: 'Изображение', es: 'Imagen' },
  text: { en: 'Text', de: 'Text', it: 'Testo', ru: 'Текст', es: 'Texto' },
  publishedAt: {
    en: 'Date',
    de: 'Datum',
    it: 'Data',
    ru: 'Дата',
    es: 'Fecha',
  },
  publishedAtHelp: {
    en: 'Visitors read it, and the list is in its order.',
    de: 'Die Besucher lesen es, und die Liste ist danach geordnet.',
    it: 'I visitatori la leggono e l’elenco segue questo ordine.',
    ru: 'Её видят посетители, и по ней упорядочен список.',
    es: 'Los visitantes la leen y la lista sigue su orden.',
  },
} as const;
