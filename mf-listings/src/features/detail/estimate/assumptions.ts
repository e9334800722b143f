import type { MortgageTerms } from './mortgage';

/** What an estimate begins with where the listing does not tell; the page says each with its source. */

/** Average of fixed mortgages over 30 years, by Freddie Mac's Primary Mortgage Market Survey. */
export const MORTGAGE_RATE = { percent: 5.98, surveyed: '2026-02-26' };

/** Of the Department of Finance, for homes of one to three families: a rate on a part of the market value. */
export const HOUSE_TAX = { rate: 19.843, assessed: 6, fiscalYear: 2026 };

export const DOWN_PAYMENT = 20;
export const LOAN_YEARS = 30;
export const LOAN_CHOICES = [10, 15, 20, 25, 30];

/** Stands where the area is not told: square feet. */
export const USUAL_AREA = 750;

/** How a home is owned decides what is paid for it beside the loan. */
export type Tenure = 'house' | 'condo' | 'coop' | 'land';

interface Costs {
  /** Per cent of the price a year. */
  tax: number;
  /** Dollars a square foot and month. */
  charges: number;
  /** Dollars a month. */
  insurance: number;
}

const HOUSE_TAX_PERCENT = Math.round(HOUSE_TAX.rate * HOUSE_TAX.assessed) / 100;

/** But for the tax on houses rules of thumb of our own, for New York. */
export const COSTS: Record<Tenure, Costs> = {
  house: { tax: HOUSE_TAX_PERCENT, charges: 0, insurance: 150 },
  condo: { tax: 1, charges: 1, insurance: 60 },
  // The building's tax is a part of what its shareholders pay for maintenance.
  coop: { tax: 0, charges: 2, insurance: 60 },
  land: { tax: HOUSE_TAX_PERCENT, charges: 0, insurance: 0 },
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

interface ForSale {
  price: number;
  type: string | null;
  area: number | null;
}

/** What an estimate of this home begins with. */
export const usualTerms = ({ price, type, area }: ForSale): MortgageTerms => {
  const { tax, charges, insurance } = COSTS[tenureOf(type)];
  return {
    price,
    downPayment: DOWN_PAYMENT,
    rate: MORTGAGE_RATE.percent,
    years: LOAN_YEARS,
    tax,
    charges: Math.round(charges * (area ?? USUAL_AREA)),
    insurance,
  };
};
