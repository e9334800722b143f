import {
  dateTime,
  defineContentType,
  number,
  picture,
  richText,
  text,
  video,
} from '@phantom/content-editing';
import { CHAPTERS, NEXT_STEP } from '../common/fields.js';
import { LABELS } from '../common/labels.js';

export const VIDEO = defineContentType({
  name: 'video',
  form: 'collection',
  group: 'media',
  order: 'position',
  label: { en: 'Videos', de: 'Videos', it: 'Video', ru: 'Видео', es: 'Vídeos' },
  singular: { en: 'Video', de: 'Video', it: 'Video', ru: 'Видео', es: 'Vídeo' },
  title: 'title',
  previewPath: ({ number: id }) => `/videos?entry=${id}#video-${id}`,
  fields: {
    title: text({ label: LABELS.title, max: 200, translated: true, required: true }),
    description: text({
      label: LABELS.description,
      max: 1000,
      isBlock: true,
      translated: true,
      required: true,
    }),
    embedId: video({
      label: {
        en: 'Name at the video host',
        de: 'Kennung beim Videoanbieter',
        it: 'Codice presso la piattaforma video',
        ru: 'Код на видеохостинге',
        es: 'Código en la plataforma de vídeo',
      },
      help: {
        en: 'The letters at the end of the address of the video.',
        de: 'Die Zeichen am Ende der Adresse des Videos.',
        it: 'I caratteri alla fine dell’indirizzo del video.',
        ru: 'Знаки в конце адреса видео.',
        es: 'Los caracteres del final de la dirección del vídeo.',
      },
      required: true,
    }),
    image: picture({
      label: LABELS.picture,
      help: {
        en: 'It is shown until the visitor presses play.',
        de: 'Es wird gezeigt, bis der Besucher die Wiedergabe startet.',
        it: 'Si vede finché il visitatore non avvia il video.',
        ru: 'Показывается, пока посетитель не запустит видео.',
        es: 'Se muestra hasta que el visitante inicia el vídeo.',
      },
      required: true,
    }),
    duration: number({ label: LABELS.duration, min: 1, max: 86_400, required: true }),
    publishedAt: dateTime({ label: LABELS.publishedAt, help: LABELS.shownDate, required: true }),
    ...CHAPTERS,
    transcript: richText({ label: LABELS.transcript, translated: true }),
    ...NEXT_STEP,
  },
});
