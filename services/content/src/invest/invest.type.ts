import { defineContentType, paragraphs, picture, text } from '@phantom/content-editing';
import { FIGURES, NEXT_STEP, RISK } from '../common/fields.js';
import { LABELS } from '../common/labels.js';

export const INVESTMENT_TYPE = defineContentType({
  name: 'investment-type',
  form: 'positional',
  group: 'lending',
  label: {
    en: 'Ways to invest',
    de: 'Anlagearten',
    it: 'Modi di investire',
    ru: 'Виды инвестиций',
    es: 'Formas de invertir',
  },
  singular: {
    en: 'Way to invest',
    de: 'Anlageart',
    it: 'Modo di investire',
    ru: 'Вид инвестиций',
    es: 'Forma de invertir',
  },
  title: 'title',
  previewPath: ({ key }) => `/invest-with-us?tab=${key}`,
  fields: {
    type: text({ label: LABELS.fixedName, help: LABELS.fixedNameHelp, max: 60, isFixed: true }),
    title: text({ label: LABELS.title, max: 120, translated: true, required: true }),
    image: picture({ label: LABELS.picture, required: true }),
    paragraphs: paragraphs({ label: LABELS.text, max: 40, translated: true, required: true }),
    ...FIGURES,
    ...RISK,
    ...NEXT_STEP,
  },
});
