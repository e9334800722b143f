import type { MortgageTerms } from './mortgage';

/**
 * Where an estimate starts when neither the listing nor the service has a value: our own rules of thumb for New
 * York. The page states each of them, and the source of published figures.
 */

/** Assessed value of homes for one to three families, in per cent of the market value. */
export const HOUSE_ASSESSED = 6;

const DOWN_PAYMENT = 20;
const LOAN_YEARS = 30;
export const LOAN_CHOICES = [10, 15, 20, 25, 30];

/** Used when the area is unknown; square feet. */
export const DEFAULT_AREA = 750;

/** The form of ownership. It decides which costs there are beside the loan. */
export type Tenure = 'house' | 'condo' | 'coop' | 'land';

interface Costs {
  /** Per cent of the price a year. Null means the city's tax on houses. */
  tax: number | null;
  /** Dollars per square foot and month. */
  charges: number;
  /** Dollars a month. */
  insurance: number;
}

export const COSTS: Record<Tenure, Costs> = {
  house: { tax: null, charges: 0, insurance: 150 },
  condo: { tax: 1, charges: 1, insurance: 60 },
  // The building's tax is a part of its maintenance fee.
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

/** The form of ownership of a property type. An unknown type counts as a condominium. */
export const tenureOf = (dwelling: string | null): Tenure => TENURES[dwelling ?? ''] ?? 'condo';

/** Per cent of the price a year, with two decimals. */
const houseTax = ({ house_tax_rate: rate }: Figures) => Math.round(rate * HOUSE_ASSESSED) / 100;

interface Figures {
  /** Percent a year. */
  mortgage_rate: number;
  /** Percent of the assessed value a year. */
  house_tax_rate: number;
}

interface ForSale {
  /** US dollars. */
  price: number;
  type: string | null;
  /** Square feet. */
  area: number | null;
  figures: Figures;
}

/** The terms that the estimate of a listing starts with. */
export const defaultTerms = ({ price, type, area, figures }: ForSale): MortgageTerms => {
  const { tax, charges, insurance } = COSTS[tenureOf(type)];
  return {
    price,
    downPayment: DOWN_PAYMENT,
    rate: figures.mortgage_rate,
    years: LOAN_YEARS,
    tax: tax ?? houseTax(figures),
    charges: Math.round(charges * (area ?? DEFAULT_AREA)),
    insurance,
  };
};
