export interface MortgageTerms {
  /** US dollars. */
  price: number;
  /** Per cent of the price that is not borrowed. 100 is a purchase in cash. */
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

export const downPaymentOf = ({ price, downPayment }: MortgageTerms) =>
  Math.round((price * downPayment) / 100);

/** The loan, the interest over its whole term, and the monthly costs, in whole dollars. */
export const mortgageEstimate = (terms: MortgageTerms) => {
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
    /** The sum of the rounded parts. */
    total: monthly.loan + monthly.tax + monthly.charges + monthly.insurance,
    interest: Math.max(0, Math.round(payment * years * 12 - borrowed)),
  };
};

interface Loan {
  /** US dollars. */
  amount: number;
  /** Per cent a year, compounded monthly. */
  rate: number;
  years: number;
}

const MONTHS = 12;

export type CostPart = keyof ReturnType<typeof mortgageEstimate>['monthly'];

/** The monthly payment in dollars, unrounded: the annuity formula. */
export const monthlyPayment = ({ amount, rate, years }: Loan): number => {
  const payments = years * MONTHS;
  const interest = rate / 100 / MONTHS;
  if (interest === 0) return amount / payments;
  // 1 - (1 + i)^-n in a form that is precise for a tiny i.
  return (amount * interest) / -Math.expm1(-payments * Math.log1p(interest));
};
