import {
  defineContentType,
  email,
  list,
  phone,
  picture,
  richText,
  text,
} from '@phantom/content-editing';
import texts from './labels.json' with { type: 'json' };

const { labels: LABELS } = texts;

/** Somebody who shows homes to visitors, with a page. The entry is content: it belongs to no account. */
export const AGENT = defineContentType({
  name: 'agent',
  form: 'collection',
  group: 'homes',
  label: { en: 'Agents', de: 'Makler', it: 'Agenti', ru: 'Агенты', es: 'Agentes' },
  singular: { en: 'Agent', de: 'Makler', it: 'Agente', ru: 'Агент', es: 'Agente' },
  title: 'name',
  path: ({ number }) => `/agents/${number}`,
  fields: {
    name: text({ label: LABELS.name, max: 120, required: true }),
    portrait: picture({ label: LABELS.portrait }),
    phone: phone({ label: LABELS.phone }),
    email: email({ label: LABELS.email }),
    licence: text({ label: LABELS.licence, max: 40 }),
    languages: list({
      ...{ label: LABELS.languages, max: 12, translated: true },
      fields: { language: text({ label: LABELS.language, max: 40 }) },
    }),
    biography: richText({ label: LABELS.biography, translated: true }),
  },
});
