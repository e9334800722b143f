import { defineContentType, list, text, toggle } from '@phantom/content-editing';
import { LARGEST_ID } from '@phantom/service-kit';
import { PICTURES } from './home.type.js';
import texts from './labels.json' with { type: 'json' };

const { labels: LABELS, help: HELP } = texts;

/** The listing id that a text names: a number, or the address of a page. Null for other texts, such as a street address. */
export function listingIdIn(text: string): number | null {
  const [address = ''] = text.trim().split(/[?#]/);
  const id = address.split('/listings-detail/').at(-1) ?? '';
  return /^\d{1,10}$/.test(id) && Number(id) <= LARGEST_ID ? Number(id) : null;
}

/** Corrects a listing of a feed. The next import of the feed leaves the correction as it is. */
export const CORRECTION = defineContentType({
  name: 'listing-correction',
  form: 'collection',
  group: 'homes',
  label: {
    en: 'Corrections of homes',
    de: 'Korrekturen von Immobilien',
    it: 'Correzioni di immobili',
    ru: 'Исправления объектов',
    es: 'Correcciones de inmuebles',
  },
  singular: {
    en: 'Correction of a home',
    de: 'Korrektur einer Immobilie',
    it: 'Correzione di un immobile',
    ru: 'Исправление объекта',
    es: 'Corrección de un inmueble',
  },
  title: 'home',
  previewPath: ({ title }) => {
    const id = listingIdIn(title);
    return id === null ? '/listings' : `/listings-detail/${id}`;
  },
  fields: {
    home: text({
      ...{ label: LABELS.home, help: HELP.home, max: 300 },
      ...{ required: true, isMachineRead: true },
    }),
    hidden: toggle({ label: LABELS.hidden, help: HELP.hidden }),
    featured: toggle({ label: LABELS.featured, help: HELP.featured }),
    title: text({ label: LABELS.betterTitle, help: HELP.better, max: 200, translated: true }),
    description: text({
      ...{ label: LABELS.betterDescription, help: HELP.better, max: 8000 },
      ...{ isBlock: true, translated: true },
    }),
    pictures: list({
      label: LABELS.ownPictures,
      help: HELP.ownPictures,
      max: 60,
      fields: PICTURES,
    }),
    note: text({ label: LABELS.note, help: HELP.note, max: 1000, isBlock: true }),
  },
});
