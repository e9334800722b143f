import {
  dateTime,
  defineContentType,
  file,
  picture,
  richText,
  text,
} from '@phantom/content-editing';
import { NEXT_STEP } from '../common/fields.js';
import { LABELS } from '../common/labels.js';

export const PRESS_RELEASE = defineContentType({
  name: 'press-release',
  form: 'collection',
  group: 'media',
  label: {
    en: 'Press releases',
    de: 'Pressemitteilungen',
    it: 'Comunicati stampa',
    ru: 'Пресс-релизы',
    es: 'Comunicados de prensa',
  },
  singular: {
    en: 'Press release',
    de: 'Pressemitteilung',
    it: 'Comunicato stampa',
    ru: 'Пресс-релиз',
    es: 'Comunicado de prensa',
  },
  title: 'title',
  order: { by: 'publishedAt', direction: 'descending' },
  path: ({ number }) => `/press-release?entry=${number}#release-${number}`,
  fields: {
    title: text({ label: LABELS.title, max: 200, translated: true, required: true }),
    publishedAt: dateTime({
      label: LABELS.publishedAt,
      help: LABELS.publishedAtHelp,
      required: true,
    }),
    body: richText({ label: LABELS.text, translated: true, required: true }),
    image: picture({ label: LABELS.picture }),
    caption: text({ label: LABELS.caption, max: 200, translated: true }),
    document: file({
      label: {
        en: 'Document for journalists',
        de: 'Dokument für Journalisten',
        it: 'Documento per i giornalisti',
        ru: 'Документ для журналистов',
        es: 'Documento para periodistas',
      },
      accepts: 'document',
    }),
    ...NEXT_STEP,
  },
});
