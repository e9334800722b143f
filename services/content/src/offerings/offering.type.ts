import {
  choice,
  defineContentType,
  money,
  number,
  picture,
  reference,
  richText,
  slug,
  text,
} from '@phantom/content-editing';
import { FIGURES, NEXT_STEP, RISK } from '../common/fields.js';
import { LABELS } from '../common/labels.js';

/** One opportunity to invest in. */
export const OFFERING = defineContentType({
  name: 'offering',
  form: 'collection',
  group: 'lending',
  order: 'position',
  label: {
    en: 'Offerings',
    de: 'Beteiligungsangebote',
    it: 'Offerte di investimento',
    ru: 'Инвестиционные предложения',
    es: 'Ofertas de inversión',
  },
  singular: {
    en: 'Offering',
    de: 'Beteiligungsangebot',
    it: 'Offerta di investimento',
    ru: 'Инвестиционное предложение',
    es: 'Oferta de inversión',
  },
  title: 'title',
  hasSlug: true,
  path: ({ slug: own }) => `/investment-opportunities/${own ?? ''}`,
  fields: {
    title: text({ label: LABELS.title, max: 120, translated: true, required: true }),
    slug: slug({
      ...{ label: LABELS.address, help: LABELS.slugHelp },
      ...{ translated: true, required: true },
    }),
    summary: text({
      label: {
        en: 'In one sentence',
        de: 'In einem Satz',
        it: 'In una frase',
        ru: 'В одном предложении',
        es: 'En una frase',
      },
      max: 300,
      isBlock: true,
      translated: true,
      required: true,
    }),
    image: picture({ label: LABELS.picture, required: true }),
    caption: text({ label: LABELS.caption, max: 200, translated: true }),
    state: choice({
      label: { en: 'Stage', de: 'Stand', it: 'Fase', ru: 'Этап', es: 'Fase' },
      required: true,
      choices: {
        open: {
          en: 'Open to investors',
          de: 'Offen für Anleger',
          it: 'Aperta agli investitori',
          ru: 'Открыто для инвесторов',
          es: 'Abierta a inversores',
        },
        soon: {
          en: 'Opens soon',
          de: 'Öffnet bald',
          it: 'Apre presto',
          ru: 'Скоро откроется',
          es: 'Abre pronto',
        },
        closed: {
          en: 'Fully subscribed',
          de: 'Vollständig gezeichnet',
          it: 'Interamente sottoscritta',
          ru: 'Подписка завершена',
          es: 'Suscrita por completo',
        },
      },
    }),
    wayToInvest: reference({
      label: {
        en: 'Way to invest',
        de: 'Anlageart',
        it: 'Modo di investire',
        ru: 'Вид инвестиций',
        es: 'Forma de invertir',
      },
      type: 'investment-type',
    }),
    target: money({
      label: {
        en: 'Amount sought, US dollars',
        de: 'Gesuchter Betrag, US-Dollar',
        it: 'Importo richiesto, dollari',
        ru: 'Требуемая сумма, доллары США',
        es: 'Importe buscado, dólares',
      },
    }),
    committed: money({
      label: {
        en: 'Amount committed, US dollars',
        de: 'Zugesagter Betrag, US-Dollar',
        it: 'Importo impegnato, dollari',
        ru: 'Подтверждённая сумма, доллары США',
        es: 'Importe comprometido, dólares',
      },
    }),
    minimum: money({
      label: {
        en: 'Smallest investment, US dollars',
        de: 'Mindestanlage, US-Dollar',
        it: 'Investimento minimo, dollari',
        ru: 'Минимальная сумма, доллары США',
        es: 'Inversión mínima, dólares',
      },
    }),
    progress: number({
      label: {
        en: 'Work completed, percent',
        de: 'Baufortschritt, Prozent',
        it: 'Avanzamento dei lavori, percento',
        ru: 'Выполнено работ, процентов',
        es: 'Avance de las obras, por ciento',
      },
      min: 0,
      max: 100,
    }),
    body: richText({ label: LABELS.text, translated: true }),
    ...FIGURES,
    ...RISK,
    pressRelease: reference({
      label: {
        en: 'Press release',
        de: 'Pressemitteilung',
        it: 'Comunicato stampa',
        ru: 'Пресс-релиз',
        es: 'Comunicado de prensa',
      },
      type: 'press-release',
    }),
    ...NEXT_STEP,
  },
});
