import { defineContentType, picture, text, url } from '@phantom/content-editing';
import { LABELS } from '../common/labels.js';

export const BUSINESS_GROUP = defineContentType({
  name: 'business-group',
  form: 'positional',
  group: 'home',
  label: {
    en: 'Business groups',
    de: 'Geschäftsfelder',
    it: 'Settori di attività',
    ru: 'Направления бизнеса',
    es: 'Áreas de negocio',
  },
  singular: {
    en: 'Business group',
    de: 'Geschäftsfeld',
    it: 'Settore di attività',
    ru: 'Направление бизнеса',
    es: 'Área de negocio',
  },
  title: 'title',
  previewPath: () => '/',
  fields: {
    title: text({ label: LABELS.title, max: 120, translated: true, required: true }),
    body: text({
      label: LABELS.text,
      max: 1000,
      isBlock: true,
      translated: true,
      required: true,
    }),
    figure: text({
      label: {
        en: 'Closing figure',
        de: 'Abschließende Zahl',
        it: 'Cifra conclusiva',
        ru: 'Итоговая цифра',
        es: 'Cifra final',
      },
      help: {
        en: 'One line: “14 buildings acquired since 2016”.',
        de: 'Eine Zeile: „14 Gebäude seit 2016 erworben“.',
        it: 'Una riga: «14 edifici acquistati dal 2016».',
        ru: 'Одна строка: «14 зданий куплено с 2016 года».',
        es: 'Una línea: «14 edificios adquiridos desde 2016».',
      },
      max: 200,
      translated: true,
    }),
    image: picture({ label: LABELS.picture }),
    url: url({ label: LABELS.link, help: LABELS.linkHelp }),
  },
});
