/** A loan that is paid back in equal monthly payments. */
export interface Loan {
  /** US dollars. */
  amount: number;
  /** Per cent a year; interest is added monthly. */
  rate: number;
  years: number;
}

const MONTHS = 12;

/** What the loan costs a month, in dollars and parts of one: the annuity in closed form. */
export const monthlyPayment = ({ amount, rate, years }: Loan): number => {
  const payments = years * MONTHS;
  const interest = rate / 100 / MONTHS;
  if (interest === 0) return amount / payments;
  // 1 - (1 + i)^-n, written so that it keeps its digits where i is next to nothing.
  return (amount * interest) / -Math.expm1(-payments * Math.log1p(interest));
};
