import { defineContentType, picture, text } from '@phantom/content-editing';
import { LABELS } from '../common/labels.js';

export const TESTIMONIAL = defineContentType({
  name: 'testimonial',
  form: 'collection',
  group: 'media',
  order: 'position',
  label: {
    en: 'Testimonials',
    de: 'Kundenstimmen',
    it: 'Testimonianze',
    ru: 'Отзывы',
    es: 'Testimonios',
  },
  singular: {
    en: 'Testimonial',
    de: 'Kundenstimme',
    it: 'Testimonianza',
    ru: 'Отзыв',
    es: 'Testimonio',
  },
  title: 'name',
  previewPath: () => '/testimonials',
  fields: {
    name: text({
      label: {
        en: 'Name and role',
        de: 'Name und Rolle',
        it: 'Nome e ruolo',
        ru: 'Имя и роль',
        es: 'Nombre y función',
      },
      help: {
        en: 'As the person agreed to be named: “Marta K., investor since 2017”.',
        de: 'So, wie die Person genannt werden möchte: „Marta K., Anlegerin seit 2017“.',
        it: 'Come la persona ha accettato di essere citata: «Marta K., investitrice dal 2017».',
        ru: 'Так, как человек согласился быть названным: «Марта К., инвестор с 2017 года».',
        es: 'Tal como la persona aceptó ser nombrada: «Marta K., inversora desde 2017».',
      },
      max: 160,
      translated: true,
      required: true,
    }),
    text: text({ label: LABELS.text, max: 2000, isBlock: true, translated: true, required: true }),
    image: picture({ label: LABELS.picture }),
  },
});
