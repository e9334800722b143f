import {
  dateTime,
  defineContentType,
  file,
  number,
  picture,
  richText,
  text,
} from '@phantom/content-editing';
import { CHAPTERS, NEXT_STEP } from '../common/fields.js';
import { LABELS } from '../common/labels.js';

/** The podcast, as directories list it. */
export const PODCAST_CHANNEL = defineContentType({
  name: 'podcast-channel',
  form: 'singleton',
  group: 'media',
  label: { en: 'Podcast', de: 'Podcast', it: 'Podcast', ru: 'Подкаст', es: 'Pódcast' },
  singular: { en: 'Podcast', de: 'Podcast', it: 'Podcast', ru: 'Подкаст', es: 'Pódcast' },
  title: 'title',
  previewPath: () => '/podcast',
  fields: {
    title: text({ label: LABELS.title, max: 120, translated: true, required: true }),
    subtitle: text({
      label: LABELS.description,
      max: 300,
      isBlock: true,
      translated: true,
      required: true,
    }),
    cover: picture({
      label: {
        en: 'Cover',
        de: 'Titelbild',
        it: 'Copertina',
        ru: 'Обложка',
        es: 'Portada',
      },
      help: {
        en: 'A square JPEG or PNG of 1400 to 3000 pixels: directories refuse other pictures.',
        de: 'Ein quadratisches JPEG oder PNG mit 1400 bis 3000 Pixeln: Verzeichnisse lehnen andere Bilder ab.',
        it: 'Un JPEG o PNG quadrato da 1400 a 3000 pixel: le directory rifiutano altre immagini.',
        ru: 'Квадратный JPEG или PNG от 1400 до 3000 пикселей: другие изображения каталоги не принимают.',
        es: 'Un JPEG o PNG cuadrado de 1400 a 3000 píxeles: los directorios rechazan otras imágenes.',
      },
      required: true,
    }),
  },
});

export const PODCAST_EPISODE = defineContentType({
  name: 'podcast-episode',
  form: 'collection',
  group: 'media',
  label: {
    en: 'Podcast episodes',
    de: 'Podcast-Folgen',
    it: 'Episodi del podcast',
    ru: 'Выпуски подкаста',
    es: 'Episodios del pódcast',
  },
  singular: {
    en: 'Episode',
    de: 'Folge',
    it: 'Episodio',
    ru: 'Выпуск',
    es: 'Episodio',
  },
  title: 'title',
  order: { by: 'publishedAt', direction: 'descending' },
  path: ({ number }) => `/podcast?entry=${number}#episode-${number}`,
  fields: {
    title: text({ label: LABELS.title, max: 200, translated: true, required: true }),
    description: text({
      label: LABELS.description,
      max: 1000,
      isBlock: true,
      translated: true,
      required: true,
    }),
    image: picture({ label: LABELS.picture, required: true }),
    audio: file({
      label: {
        en: 'Recording',
        de: 'Aufnahme',
        it: 'Registrazione',
        ru: 'Запись',
        es: 'Grabación',
      },
      accepts: 'audio',
      required: true,
    }),
    duration: number({ label: LABELS.duration, min: 1, max: 86_400, required: true }),
    publishedAt: dateTime({
      label: LABELS.publishedAt,
      help: LABELS.publishedAtHelp,
      required: true,
    }),
    transcript: richText({ label: LABELS.transcript, translated: true, required: true }),
    ...CHAPTERS,
    ...NEXT_STEP,
  },
});
