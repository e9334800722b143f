import {
  defineContentType,
  type EntryAddress,
  list,
  picture,
  richText,
  text,
  toggle,
} from '@phantom/content-editing';
import { FIGURES, NEXT_STEP } from '../common/fields.js';
import { LABELS } from '../common/labels.js';

/** The key is the section and the address: `about/our-team`. */
const path = ({ key }: EntryAddress): string => `/${key?.split('/')[1] ?? ''}`;

const PAGE_TEXTS = {
  name: text({ label: LABELS.fixedName, help: LABELS.fixedNameHelp, max: 60, isFixed: true }),
  title: text({ label: LABELS.title, max: 120, translated: true, required: true }),
  body: richText({ label: LABELS.text, translated: true, required: true }),
};

const PAGE_FIELDS = {
  ...PAGE_TEXTS,
  image: picture({ label: LABELS.picture, required: true }),
  caption: text({ label: LABELS.caption, max: 200, translated: true }),
  ...NEXT_STEP,
};

const TIMELINE = {
  timeline: list({
    label: {
      en: 'Timeline',
      de: 'Zeitleiste',
      it: 'Cronologia',
      ru: 'Хронология',
      es: 'Cronología',
    },
    help: {
      en: 'For the page about the history: one entry for each year, the oldest first.',
      de: 'Für die Seite über die Geschichte: ein Eintrag pro Jahr, der älteste zuerst.',
      it: 'Per la pagina sulla storia: una voce per ogni anno, a partire dal più lontano.',
      ru: 'Для страницы об истории: одна запись на каждый год, начиная с самого раннего.',
      es: 'Para la página de historia: una entrada por año, de la más antigua a la más reciente.',
    },
    max: 40,
    translated: true,
    fields: {
      year: text({ label: { en: 'Year', de: 'Jahr', it: 'Anno', ru: 'Год', es: 'Año' }, max: 20 }),
      title: text({ label: LABELS.title, max: 120 }),
      text: text({ label: LABELS.text, max: 1000, isBlock: true }),
      image: picture({ label: LABELS.picture }),
      caption: text({ label: LABELS.caption, max: 200 }),
    },
  }),
};

export const ABOUT_PAGE = defineContentType({
  name: 'about-page',
  form: 'positional',
  group: 'company',
  label: {
    en: 'Pages about the company',
    de: 'Seiten über das Unternehmen',
    it: 'Pagine sulla società',
    ru: 'Страницы о компании',
    es: 'Páginas sobre la empresa',
  },
  singular: {
    en: 'Page about the company',
    de: 'Seite über das Unternehmen',
    it: 'Pagina sulla società',
    ru: 'Страница о компании',
    es: 'Página sobre la empresa',
  },
  title: 'title',
  path,
  fields: { ...PAGE_FIELDS, ...TIMELINE },
});

export const LENDING_PAGE = defineContentType({
  name: 'lending-page',
  form: 'positional',
  group: 'lending',
  label: {
    en: 'Lending page',
    de: 'Seite zur Finanzierung',
    it: 'Pagina sui finanziamenti',
    ru: 'Страница о кредитовании',
    es: 'Página de préstamos',
  },
  singular: {
    en: 'Lending page',
    de: 'Seite zur Finanzierung',
    it: 'Pagina sui finanziamenti',
    ru: 'Страница о кредитовании',
    es: 'Página de préstamos',
  },
  title: 'title',
  path,
  fields: { ...PAGE_FIELDS, ...FIGURES },
});

/** The introduction of `/invest-with-us`, and the pages behind its tabs. */
export const INVEST_PAGE = defineContentType({
  name: 'invest-page',
  form: 'positional',
  group: 'lending',
  label: {
    en: 'Pages for investors',
    de: 'Seiten für Anleger',
    it: 'Pagine per gli investitori',
    ru: 'Страницы для инвесторов',
    es: 'Páginas para inversores',
  },
  singular: {
    en: 'Page for investors',
    de: 'Seite für Anleger',
    it: 'Pagina per gli investitori',
    ru: 'Страница для инвесторов',
    es: 'Página para inversores',
  },
  title: 'title',
  path,
  fields: { ...PAGE_FIELDS, ...FIGURES },
});

export const MEDIA_PAGE = defineContentType({
  name: 'media-page',
  form: 'positional',
  group: 'media',
  label: {
    en: 'Media pages',
    de: 'Medienseiten',
    it: 'Pagine dei media',
    ru: 'Страницы медиа',
    es: 'Páginas de medios',
  },
  singular: {
    en: 'Media page',
    de: 'Medienseite',
    it: 'Pagina dei media',
    ru: 'Страница медиа',
    es: 'Página de medios',
  },
  title: 'title',
  path,
  fields: PAGE_FIELDS,
});

export const LEGAL_PAGE = defineContentType({
  name: 'legal-page',
  form: 'positional',
  group: 'site',
  label: {
    en: 'Legal pages',
    de: 'Rechtliche Seiten',
    it: 'Pagine legali',
    ru: 'Правовые страницы',
    es: 'Páginas legales',
  },
  singular: {
    en: 'Legal page',
    de: 'Rechtliche Seite',
    it: 'Pagina legale',
    ru: 'Правовая страница',
    es: 'Página legal',
  },
  title: 'title',
  path,
  fields: {
    ...PAGE_TEXTS,
    image: picture({ label: LABELS.picture }),
    isDraft: toggle({
      label: {
        en: 'Not yet approved by counsel',
        de: 'Noch nicht juristisch freigegeben',
        it: 'Non ancora approvata da un legale',
        ru: 'Ещё не одобрена юристом',
        es: 'Aún sin aprobar por un abogado',
      },
      help: {
        en: 'The page says so to its readers.',
        de: 'Die Seite sagt das ihren Lesern.',
        it: 'La pagina lo comunica a chi legge.',
        ru: 'Страница сообщает об этом читателям.',
        es: 'La página lo indica a sus lectores.',
      },
    }),
  },
});
