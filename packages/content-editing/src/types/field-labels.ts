/** The labels of fields that content types of several services have. */
export const FIELD_LABELS = {
  picture: { en: 'Picture', de: 'Bild', it: 'Immagine', ru: 'Изображение', es: 'Imagen' },
  caption: {
    en: 'Caption',
    de: 'Bildunterschrift',
    it: 'Didascalia',
    ru: 'Подпись',
    es: 'Pie de foto',
  },
  credit: {
    en: 'Picture credit',
    de: 'Bildnachweis',
    it: 'Crediti dell’immagine',
    ru: 'Автор изображения',
    es: 'Crédito de la imagen',
  },
  nextStepText: {
    en: 'Next step: text of the button',
    de: 'Nächster Schritt: Text der Schaltfläche',
    it: 'Passo successivo: testo del pulsante',
    ru: 'Следующий шаг: текст кнопки',
    es: 'Siguiente paso: texto del botón',
  },
  nextStepLink: {
    en: 'Next step: link',
    de: 'Nächster Schritt: Link',
    it: 'Passo successivo: link',
    ru: 'Следующий шаг: ссылка',
    es: 'Siguiente paso: enlace',
  },
} as const;
