/** Of our loans in the first quarter of 2026, as the terms on the page state them. */
export const FEE = 0.01;

/** The most that we lend of a building's value. */
export const HIGHEST_SHARE = 0.65;

export interface LoanTerms {
  /** Dollars. */
  value: number;
  /** Dollars. */
  amount: number;
  /** Percent a year. */
  rate: number;
  months: number;
  /** Repaid at once at the end of the term, or in equal monthly payments. */
  kind: 'end' | 'monthly';
}

export interface LoanCost {
  /** Dollars a month. */
  payment: number;
  interest: number;
  fee: number;
  /** Everything that is paid back, with the fee. */
  total: number;
  /** Loan to value, from 0. */
  share: number;
}

/** What a loan costs over its term. */
export function costOf({ value, amount, rate, months, kind }: LoanTerms): LoanCost {
  const monthly = rate / 100 / 12;
  const payment = kind === 'end' ? amount * monthly : annuity(amount, monthly, months);
  const interest = payment * months - (kind === 'end' ? 0 : amount);
  const fee = amount * FEE;
  return { payment, interest, fee, total: amount + interest + fee, share: amount / value };
}

const annuity = (amount: number, monthly: number, months: number): number =>
  monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months);
