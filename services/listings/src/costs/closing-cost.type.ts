import {
  choice,
  defineContentType,
  list,
  money,
  number,
  text,
  url,
} from '@phantom/content-editing';
import texts from './labels.json' with { type: 'json' };

const { labels: LABELS, help: HELP, choices: CHOICES } = texts;

/** The page that shows what these types declare. */
export const COSTS_PATH = '/listings/costs';

/** Percent or US dollars. */
const AMOUNT = { min: 0, max: 1_000_000, isWhole: false };

/** What one side pays when a home is sold or let: a tax, a fee, or a usual charge. */
export const CLOSING_COST = defineContentType({
  name: 'closing-cost',
  form: 'collection',
  group: 'homes',
  label: {
    en: 'Costs of a sale or lease',
    de: 'Kosten bei Kauf und Miete',
    it: 'Costi di vendita e affitto',
    ru: 'Расходы при сделке и аренде',
    es: 'Gastos de venta y alquiler',
  },
  singular: {
    en: 'Cost of a sale or lease',
    de: 'Kosten bei Kauf und Miete',
    it: 'Costo di vendita o affitto',
    ru: 'Расход при сделке или аренде',
    es: 'Gasto de venta o alquiler',
  },
  title: 'name',
  order: 'position',
  previewPath: () => COSTS_PATH,
  calls: 'closing-costs',
  fields: {
    name: text({ label: LABELS.name, max: 120, translated: true, required: true }),
    payer: choice({ label: LABELS.payer, choices: CHOICES.payer, required: true }),
    homes: choice({ label: LABELS.homes, choices: CHOICES.homes, required: true }),
    basis: choice({ label: LABELS.basis, choices: CHOICES.basis, required: true }),
    bands: list({
      ...{ label: LABELS.bands, help: HELP.bands, max: 12 },
      fields: {
        from: money({ label: LABELS.from, required: true }),
        low: number({ label: LABELS.low, ...AMOUNT, required: true }),
        high: number({ label: LABELS.high, ...AMOUNT }),
      },
    }),
    note: text({ label: LABELS.note, max: 600, isBlock: true, translated: true }),
    source: text({ label: LABELS.source, help: HELP.source, max: 160 }),
    sourceUrl: url({ label: LABELS.sourceUrl }),
    year: number({ label: LABELS.year, min: 1900, max: 2100 }),
  },
});
