import { date, defineContentType, number, text } from '@phantom/content-editing';
import { COSTS_PATH } from './closing-cost.type.js';
import texts from './labels.json' with { type: 'json' };

const { labels: LABELS, help: HELP } = texts;

const PERCENT = { min: 0, max: 100, isWhole: false, required: true } as const;
const DOLLARS = { min: 0, max: 10_000, isWhole: false, required: true } as const;

/** The fields of the page take no higher rate of a year. */
const HIGHEST_RATE = 25;

/** The published figures and our own assumptions from which pages estimate costs. */
export const COST_FIGURES = defineContentType({
  name: 'cost-figures',
  form: 'singleton',
  group: 'homes',
  label: {
    en: 'Figures of estimates',
    de: 'Werte der Schätzungen',
    it: 'Dati delle stime',
    ru: 'Значения для расчётов',
    es: 'Cifras de las estimaciones',
  },
  singular: {
    en: 'Figures of estimates',
    de: 'Werte der Schätzungen',
    it: 'Dati delle stime',
    ru: 'Значения для расчётов',
    es: 'Cifras de las estimaciones',
  },
  title: 'source',
  previewPath: () => COSTS_PATH,
  calls: 'cost-figures',
  fields: {
    source: text({
      ...{ label: LABELS.source, help: HELP.figures, max: 300 },
      ...{ translated: true, required: true },
    }),
    mortgageRate: number({ label: LABELS.mortgageRate, ...PERCENT, max: HIGHEST_RATE }),
    mortgageRateDate: date({ label: LABELS.mortgageRateDate, required: true }),
    houseTaxRate: number({ label: LABELS.houseTaxRate, ...PERCENT }),
    houseTaxYear: number({ label: LABELS.houseTaxYear, min: 2020, max: 2100, required: true }),
    assessedShare: number({ label: LABELS.assessedShare, ...PERCENT }),
    condoTaxRate: number({ label: LABELS.condoTaxRate, ...PERCENT, max: HIGHEST_RATE }),
    condoCharges: number({ label: LABELS.condoCharges, ...DOLLARS }),
    coopCharges: number({ label: LABELS.coopCharges, ...DOLLARS }),
    usualArea: number({
      label: LABELS.usualArea,
      help: HELP.usualArea,
      min: 100,
      max: 10_000,
      required: true,
    }),
    houseInsurance: number({ label: LABELS.houseInsurance, ...DOLLARS }),
    apartmentInsurance: number({ label: LABELS.apartmentInsurance, ...DOLLARS }),
    downPayment: number({ label: LABELS.downPayment, ...PERCENT }),
    appreciation: number({ label: LABELS.appreciation, ...PERCENT, min: -20, max: 30 }),
    rentGrowth: number({ label: LABELS.rentGrowth, ...PERCENT, min: -20, max: 30 }),
    costGrowth: number({ label: LABELS.costGrowth, ...PERCENT, min: -20, max: 30 }),
    savingsReturn: number({ label: LABELS.savingsReturn, ...PERCENT, min: -20, max: 30 }),
  },
});
