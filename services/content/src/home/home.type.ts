import { defineContentType, picture, text } from '@phantom/content-editing';
import { LABELS } from '../common/labels.js';

export const HOME_SLIDE = defineContentType({
  name: 'home-slide',
  form: 'positional',
  group: 'home',
  label: {
    en: 'Slides',
    de: 'Startbilder',
    it: 'Immagini di apertura',
    ru: 'Слайды',
    es: 'Diapositivas',
  },
  singular: {
    en: 'Slide',
    de: 'Startbild',
    it: 'Immagine di apertura',
    ru: 'Слайд',
    es: 'Diapositiva',
  },
  title: 'name',
  previewPath: () => '/',
  fields: {
    name: text({ label: LABELS.internalName, help: LABELS.internalNameHelp, max: 80 }),
    image: picture({ label: LABELS.picture, required: true }),
    caption: text({ label: LABELS.caption, max: 200, translated: true }),
    credit: text({ label: LABELS.credit, max: 120 }),
  },
});

export const HOME_MESSAGE = defineContentType({
  name: 'home-message',
  form: 'positional',
  group: 'home',
  label: {
    en: 'Headlines',
    de: 'Schlagzeilen',
    it: 'Titoli di apertura',
    ru: 'Заголовки главной',
    es: 'Titulares',
  },
  singular: {
    en: 'Headline',
    de: 'Schlagzeile',
    it: 'Titolo di apertura',
    ru: 'Заголовок главной',
    es: 'Titular',
  },
  title: 'title',
  previewPath: () => '/',
  fields: {
    title: text({ label: LABELS.title, max: 120, translated: true, required: true }),
    description: text({
      label: LABELS.description,
      max: 300,
      isBlock: true,
      translated: true,
      required: true,
    }),
  },
});
