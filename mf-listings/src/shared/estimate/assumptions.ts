import type { CostFigures } from './cost-figures';
import type { MortgageTerms } from './mortgage';

/** The published average is that of loans over 30 years. */
const LOAN_YEARS = 30;
export const LOAN_CHOICES = [10, 15, 20, 25, 30];

/** The form of ownership. It decides which costs there are beside the loan. */
export type Tenure = 'house' | 'condo' | 'coop' | 'land';

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

/** What is paid beside the loan when the home states nothing else. */
export interface UsualCosts {
  /** Per cent of the price a year, with two decimals. */
  tax: number;
  /** Dollars per square foot and month. */
  charges: number;
  /** Dollars a month. */
  insurance: number;
}

export function usualCosts(tenure: Tenure, figures: CostFigures): UsualCosts {
  const houseTax = Math.round(figures.houseTaxRate * figures.assessedShare) / 100;
  const { condoTaxRate, condoCharges, coopCharges, houseInsurance, apartmentInsurance } = figures;
  const costs: Record<Tenure, UsualCosts> = {
    house: { tax: houseTax, charges: 0, insurance: houseInsurance },
    condo: { tax: condoTaxRate, charges: condoCharges, insurance: apartmentInsurance },
    // The building's tax is a part of its maintenance fee.
    coop: { tax: 0, charges: coopCharges, insurance: apartmentInsurance },
    land: { tax: houseTax, charges: 0, insurance: 0 },
  };
  return costs[tenure];
}

interface ForSale {
  /** US dollars. */
  price: number;
  tenure: Tenure;
  /** Square feet. */
  area: number | null;
}

/** The terms that the estimate of a home starts with. */
export const defaultTerms = (
  { price, tenure, area }: ForSale,
  figures: CostFigures,
): MortgageTerms => {
  const { tax, charges, insurance } = usualCosts(tenure, figures);
  return {
    price,
    downPayment: figures.downPayment,
    rate: figures.mortgageRate,
    years: LOAN_YEARS,
    tax,
    charges: Math.round(charges * (area ?? figures.usualArea)),
    insurance,
  };
};
