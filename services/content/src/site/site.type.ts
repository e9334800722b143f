import {
  date,
  defineContentType,
  email,
  list,
  phone,
  place,
  text,
  url,
} from '@phantom/content-editing';
import { LABELS } from '../common/labels.js';

const SOCIAL = list({
  label: {
    en: 'Social media',
    de: 'Soziale Medien',
    it: 'Social media',
    ru: 'Соцсети',
    es: 'Redes sociales',
  },
  max: 12,
  fields: {
    name: text({ label: LABELS.name, max: 40, required: true, isMachineRead: true }),
    url: url({ label: LABELS.link, max: 500, required: true }),
  },
});

const NOTICES = list({
  label: {
    en: 'Notices',
    de: 'Hinweise',
    it: 'Avvisi',
    ru: 'Объявления',
    es: 'Avisos',
  },
  help: {
    en: '“Closed on Monday”: shown from the first to the last day, in New York time.',
    de: '„Am Montag geschlossen“: vom ersten bis zum letzten Tag gezeigt, nach New Yorker Zeit.',
    it: '«Chiuso lunedì»: visibile dal primo all’ultimo giorno, ora di New York.',
    ru: '«В понедельник закрыто»: показывается с первого по последний день, по времени Нью-Йорка.',
    es: '«Cerrado el lunes»: se muestra del primer al último día, hora de Nueva York.',
  },
  max: 10,
  translated: true,
  fields: {
    text: text({ label: LABELS.text, max: 200 }),
    from: date({
      label: {
        en: 'First day',
        de: 'Erster Tag',
        it: 'Primo giorno',
        ru: 'Первый день',
        es: 'Primer día',
      },
    }),
    until: date({
      label: {
        en: 'Last day',
        de: 'Letzter Tag',
        it: 'Ultimo giorno',
        ru: 'Последний день',
        es: 'Último día',
      },
    }),
  },
});

const OTHER_OFFICES = list({
  label: {
    en: 'Other offices',
    de: 'Weitere Büros',
    it: 'Altre sedi',
    ru: 'Другие офисы',
    es: 'Otras oficinas',
  },
  max: 10,
  fields: {
    name: text({ label: LABELS.name, max: 80 }),
    address: text({ label: LABELS.address, max: 200 }),
    phone: phone({ label: LABELS.phone }),
  },
});

/** Contact data of the company. */
export const SITE = defineContentType({
  name: 'site',
  form: 'singleton',
  group: 'site',
  label: {
    en: 'Contact data',
    de: 'Kontaktdaten',
    it: 'Dati di contatto',
    ru: 'Контактные данные',
    es: 'Datos de contacto',
  },
  singular: {
    en: 'Contact data',
    de: 'Kontaktdaten',
    it: 'Dati di contatto',
    ru: 'Контактные данные',
    es: 'Datos de contacto',
  },
  title: 'company',
  previewPath: () => '/contact',
  fields: {
    company: text({
      label: {
        en: 'Company',
        de: 'Unternehmen',
        it: 'Società',
        ru: 'Компания',
        es: 'Empresa',
      },
      max: 120,
      required: true,
    }),
    address: text({ label: LABELS.address, max: 200, required: true }),
    phone: phone({ label: LABELS.phone, required: true }),
    fax: phone({
      label: { en: 'Fax', de: 'Fax', it: 'Fax', ru: 'Факс', es: 'Fax' },
      required: true,
    }),
    email: email({ label: LABELS.email, required: true }),
    hours: text({
      label: {
        en: 'Office hours',
        de: 'Öffnungszeiten',
        it: 'Orari di apertura',
        ru: 'Часы работы',
        es: 'Horario de atención',
      },
      help: {
        en: 'A sentence: “Monday to Friday, 9:00 a.m. to 6:00 p.m.”',
        de: 'Ein Satz: „Montag bis Freitag, 9 bis 18 Uhr“.',
        it: 'Una frase: «Dal lunedì al venerdì, dalle 9 alle 18».',
        ru: 'Одно предложение: «С понедельника по пятницу, с 9:00 до 18:00».',
        es: 'Una frase: «De lunes a viernes, de 9:00 a 18:00».',
      },
      max: 120,
      translated: true,
      required: true,
    }),
    notices: NOTICES,
    office: place({
      label: {
        en: 'Office on the map',
        de: 'Büro auf der Karte',
        it: 'Ufficio sulla mappa',
        ru: 'Офис на карте',
        es: 'Oficina en el mapa',
      },
      required: true,
    }),
    otherOffices: OTHER_OFFICES,
    social: SOCIAL,
    investorPortal: url({
      label: {
        en: 'Where Investor Login leads',
        de: 'Ziel von „Anleger-Login“',
        it: 'Destinazione di «Accesso investitori»',
        ru: 'Куда ведёт «Вход для инвесторов»',
        es: 'Destino de «Acceso inversores»',
      },
      help: LABELS.linkHelp,
      required: true,
    }),
    investNowUrl: url({
      label: {
        en: 'Where Invest Now leads',
        de: 'Ziel von „Jetzt investieren“',
        it: 'Destinazione di «Investi ora»',
        ru: 'Куда ведёт «Инвестировать»',
        es: 'Destino de «Invertir ahora»',
      },
      help: LABELS.linkHelp,
      required: true,
    }),
  },
});
