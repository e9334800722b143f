import { dateTime, defineContentType, picture, text, url } from '@phantom/content-editing';
import { LABELS } from '../common/labels.js';

/** A copy of a post of the company on a social network, so that visitors can read it without leaving the site. */
export const SOCIAL_POST = defineContentType({
  name: 'social-post',
  form: 'collection',
  group: 'media',
  label: {
    en: 'Social media posts',
    de: 'Beiträge in sozialen Medien',
    it: 'Post sui social media',
    ru: 'Публикации в соцсетях',
    es: 'Publicaciones en redes sociales',
  },
  singular: {
    en: 'Social media post',
    de: 'Beitrag in sozialen Medien',
    it: 'Post sui social media',
    ru: 'Публикация в соцсети',
    es: 'Publicación en redes sociales',
  },
  title: 'text',
  order: { by: 'publishedAt', direction: 'descending' },
  previewPath: ({ number }) => `/social-media?entry=${number}#post-${number}`,
  fields: {
    text: text({ label: LABELS.text, max: 3000, isBlock: true, translated: true, required: true }),
    network: text({
      label: {
        en: 'Network',
        de: 'Netzwerk',
        it: 'Rete sociale',
        ru: 'Соцсеть',
        es: 'Red social',
      },
      help: {
        en: 'As it writes itself: LinkedIn.',
        de: 'In seiner eigenen Schreibweise: LinkedIn.',
        it: 'Come si scrive: LinkedIn.',
        ru: 'В её собственном написании: LinkedIn.',
        es: 'Tal como se escribe: LinkedIn.',
      },
      max: 40,
      required: true,
      isMachineRead: true,
    }),
    url: url({
      label: {
        en: 'Address of the post',
        de: 'Adresse des Beitrags',
        it: 'Indirizzo del post',
        ru: 'Адрес публикации',
        es: 'Dirección de la publicación',
      },
      max: 500,
      required: true,
    }),
    publishedAt: dateTime({
      label: LABELS.publishedAt,
      help: LABELS.publishedAtHelp,
      required: true,
    }),
    image: picture({ label: LABELS.picture }),
  },
});
