import { dateTime, defineContentType, picture, richText, text } from '@phantom/content-editing';
import { NEXT_STEP } from '../common/fields.js';
import { LABELS } from '../common/labels.js';

export const NEWSLETTER = defineContentType({
  name: 'newsletter',
  form: 'collection',
  group: 'media',
  label: {
    en: 'Newsletters',
    de: 'Newsletter',
    it: 'Newsletter',
    ru: 'Рассылки',
    es: 'Boletines',
  },
  singular: {
    en: 'Newsletter',
    de: 'Newsletter',
    it: 'Newsletter',
    ru: 'Рассылка',
    es: 'Boletín',
  },
  title: 'title',
  order: { by: 'publishedAt', direction: 'descending' },
  isMail: true,
  path: ({ number }) => `/single-news-letter/${number}`,
  fields: {
    title: text({ label: LABELS.title, max: 120, translated: true, required: true }),
    image: picture({ label: LABELS.picture, required: true }),
    publishedAt: dateTime({
      label: LABELS.publishedAt,
      help: LABELS.publishedAtHelp,
      required: true,
    }),
    body: richText({ label: LABELS.text, translated: true, required: true }),
    caption: text({ label: LABELS.caption, max: 200, translated: true }),
    ...NEXT_STEP,
  },
});
