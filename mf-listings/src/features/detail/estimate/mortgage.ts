import { monthlyPayment } from './monthly-payment';

/** What a purchase is reckoned from. */
export interface MortgageTerms {
  /** US dollars. */
  price: number;
  /** Per cent of the price that is not borrowed; 100 is a purchase in cash. */
  downPayment: number;
  /** Interest, in per cent a year. */
  rate: number;
  years: number;
  /** Property tax, in per cent of the price a year. */
  tax: number;
  /** Common charges or maintenance: dollars a month. */
  charges: number;
  /** Dollars a month. */
  insurance: number;
}

/** What goes out a month, in whole dollars. */
export interface MonthlyCosts {
  loan: number;
  tax: number;
  charges: number;
  insurance: number;
}

export interface MortgageEstimate {
  /** US dollars that are borrowed. */
  borrowed: number;
  monthly: MonthlyCosts;
  /** Of the parts as they are shown: they add up. */
  total: number;
  /** Paid for the loan beyond what was borrowed, to its end. */
  interest: number;
}

/** Dollars of the price that are paid at once. */
export const downPaymentOf = ({ price, downPayment }: MortgageTerms) =>
  Math.round((price * downPayment) / 100);

/** What a home costs a month that is bought on these terms. */
export const mortgageEstimate = (terms: MortgageTerms): MortgageEstimate => {
  const { price, rate, years, tax, charges, insurance } = terms;
  const borrowed = price - downPaymentOf(terms);
  const payment = monthlyPayment({ amount: borrowed, rate, years });
  const monthly = {
    loan: Math.round(payment),
    tax: Math.round((price * tax) / 100 / 12),
    charges: Math.round(charges),
    insurance: Math.round(insurance),
  };
  return {
    borrowed,
    monthly,
    total: monthly.loan + monthly.tax + monthly.charges + monthly.insurance,
    interest: Math.max(0, Math.round(payment * years * 12 - borrowed)),
  };
};
