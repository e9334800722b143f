import type { EstimateFigures } from '../api/get-listing';
import type { MortgageTerms } from './mortgage';

/**
 * What an estimate begins with where neither the listing nor the service tells: rules of thumb of our own, for New
 * York. The page says each, and the figures of others with their source.
 */

/** Per cent of the market value of homes for one to three families that the city puts its tax on. */
export const HOUSE_ASSESSED = 6;

export const DOWN_PAYMENT = 20;
export const LOAN_YEARS = 30;
export const LOAN_CHOICES = [10, 15, 20, 25, 30];

/** Stands where the area is not told: square feet. */
export const USUAL_AREA = 750;

/** How a home is owned decides what is paid for it beside the loan. */
export type Tenure = 'house' | 'condo' | 'coop' | 'land';

interface Costs {
  /** Per cent of the price a year; null is the city's tax on houses. */
  tax: number | null;
  /** Dollars a square foot and month. */
  charges: number;
  /** Dollars a month. */
  insurance: number;
}

/** What is paid for each form of ownership; the tax where it is not the city's on houses. */
export const COSTS: Record<Tenure, Costs> = {
  house: { tax: null, charges: 0, insurance: 150 },
  condo: { tax: 1, charges: 1, insurance: 60 },
  // The building's tax is a part of what its shareholders pay for maintenance.
  coop: { tax: 0, charges: 2, insurance: 60 },
  land: { tax: null, charges: 0, insurance: 0 },
};

const TENURES: Record<string, Tenure> = {
  House: 'house',
  Townhouse: 'house',
  'Multi-family home': 'house',
  'Mobile home': 'house',
  Land: 'land',
  'Co-op': 'coop',
  Condop: 'coop',
};

/** Of a kind of dwelling; an apartment of which no more is told counts as a condominium. */
export const tenureOf = (dwelling: string | null): Tenure => TENURES[dwelling ?? ''] ?? 'condo';

/** Of the price, per cent a year, to two places. */
const houseTax = ({ house_tax_rate: rate }: EstimateFigures) =>
  Math.round(rate * HOUSE_ASSESSED) / 100;

interface ForSale {
  price: number;
  type: string | null;
  area: number | null;
  figures: EstimateFigures;
}

/** What an estimate of this home begins with. */
export const usualTerms = ({ price, type, area, figures }: ForSale): MortgageTerms => {
  const { tax, charges, insurance } = COSTS[tenureOf(type)];
  return {
    price,
    downPayment: DOWN_PAYMENT,
    rate: figures.mortgage_rate,
    years: LOAN_YEARS,
    tax: tax ?? houseTax(figures),
    charges: Math.round(charges * (area ?? USUAL_AREA)),
    insurance,
  };
};
