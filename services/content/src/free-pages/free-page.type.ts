import {
  choice,
  defineContentType,
  list,
  number,
  picture,
  richText,
  slug,
  text,
  url,
} from '@phantom/content-editing';
import { NEXT_STEP } from '../common/fields.js';
import { LABELS } from '../common/labels.js';
import { SECTION_PATHS } from '../generated/section-paths.js';

const MENUS = {
  none: {
    en: 'Not in the menu',
    de: 'Nicht im Menü',
    it: 'Non nel menu',
    ru: 'Не в меню',
    es: 'Fuera del menú',
  },
  about: { en: 'About us', de: 'Über uns', it: 'Chi siamo', ru: 'О компании', es: 'Quiénes somos' },
  media: { en: 'Media', de: 'Medien', it: 'Media', ru: 'Медиа', es: 'Medios' },
};

const BLOCKS = {
  text: { en: 'Text', de: 'Text', it: 'Testo', ru: 'Текст', es: 'Texto' },
  picture: { en: 'Picture', de: 'Bild', it: 'Immagine', ru: 'Изображение', es: 'Imagen' },
  quote: { en: 'Quote', de: 'Zitat', it: 'Citazione', ru: 'Цитата', es: 'Cita' },
  link: { en: 'Link', de: 'Link', it: 'Link', ru: 'Ссылка', es: 'Enlace' },
};

const PAGE_LABELS = {
  lead: {
    en: 'Introduction',
    de: 'Einleitung',
    it: 'Introduzione',
    ru: 'Вступление',
    es: 'Introducción',
  },
  leadHelp: {
    en: 'One or two sentences. Search engines show them.',
    de: 'Ein oder zwei Sätze. Suchmaschinen zeigen sie.',
    it: 'Una o due frasi. I motori di ricerca le mostrano.',
    ru: 'Одно-два предложения. Их показывают поисковые системы.',
    es: 'Una o dos frases. Los buscadores las muestran.',
  },
  blocks: { en: 'Blocks', de: 'Bausteine', it: 'Blocchi', ru: 'Блоки', es: 'Bloques' },
  kind: { en: 'Kind', de: 'Art', it: 'Tipo', ru: 'Вид', es: 'Tipo' },
  linkText: {
    en: 'Text of the link',
    de: 'Text des Links',
    it: 'Testo del link',
    ru: 'Текст ссылки',
    es: 'Texto del enlace',
  },
  menu: { en: 'Menu', de: 'Menü', it: 'Menu', ru: 'Меню', es: 'Menú' },
  menuOrder: {
    en: 'Place in the menu',
    de: 'Platz im Menü',
    it: 'Posto nel menu',
    ru: 'Место в меню',
    es: 'Lugar en el menú',
  },
};

/** A page under an address that an employee chooses. */
export const FREE_PAGE = defineContentType({
  name: 'free-page',
  form: 'collection',
  group: 'site',
  label: { en: 'Pages', de: 'Seiten', it: 'Pagine', ru: 'Страницы', es: 'Páginas' },
  singular: { en: 'Page', de: 'Seite', it: 'Pagina', ru: 'Страница', es: 'Página' },
  title: 'title',
  order: { by: 'menuOrder', direction: 'ascending' },
  hasSlug: true,
  calls: 'pages',
  reservedSlugs: SECTION_PATHS,
  path: ({ slug: own }) => `/${own ?? ''}`,
  fields: {
    title: text({ label: LABELS.title, max: 120, translated: true, required: true }),
    slug: slug({
      ...{ label: LABELS.address, help: LABELS.slugHelp },
      ...{ translated: true, required: true },
    }),
    lead: text({
      ...{ label: PAGE_LABELS.lead, help: PAGE_LABELS.leadHelp },
      ...{ max: 300, isBlock: true, translated: true },
    }),
    image: picture({ label: LABELS.picture }),
    blocks: list({
      ...{ label: PAGE_LABELS.blocks, max: 40, translated: true, required: true },
      fields: {
        kind: choice({ label: PAGE_LABELS.kind, choices: BLOCKS, required: true }),
        text: richText({ label: LABELS.text }),
        picture: picture({ label: LABELS.picture }),
        caption: text({ label: LABELS.caption, max: 200 }),
        link: url({ label: LABELS.link, help: LABELS.linkHelp }),
        linkText: text({ label: PAGE_LABELS.linkText, max: 80 }),
      },
    }),
    menu: choice({ label: PAGE_LABELS.menu, choices: MENUS }),
    menuOrder: number({ label: PAGE_LABELS.menuOrder, min: 0, max: 999 }),
    nextStepText: NEXT_STEP.nextStepText,
    nextStepUrl: NEXT_STEP.nextStepUrl,
  },
});
