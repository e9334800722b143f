import { monthlyPayment } from './monthly-payment';

/** What is left of a loan after all of its payments, month by month. */
const leftOf = (loan: { amount: number; rate: number; years: number }) => {
  const payment = monthlyPayment(loan);
  let left = loan.amount;
  for (let month = 0; month < loan.years * 12; month += 1) {
    left = left * (1 + loan.rate / 1200) - payment;
  }
  return left;
};

describe('monthlyPayment', () => {
  it.each([
    [100_000, 6, 30, 599.55],
    [400_000, 5.98, 30, 2393.06],
    [240_000, 4.5, 15, 1835.98],
  ])('of $%d at %d%% over %d years is $%d', (amount, rate, years, payment) => {
    expect(monthlyPayment({ amount, rate, years })).toBeCloseTo(payment, 2);
  });

  it('spreads a loan without interest evenly', () => {
    expect(monthlyPayment({ amount: 360_000, rate: 0, years: 30 })).toBe(1000);
  });

  it('is nothing where nothing is borrowed', () => {
    expect(monthlyPayment({ amount: 0, rate: 6, years: 30 })).toBe(0);
  });

  it.each([0, 1e-9, 0.01, 6, 25])('pays the loan back to the last cent at %d%%', (rate) => {
    expect(leftOf({ amount: 500_000, rate, years: 30 })).toBeCloseTo(0, 2);
  });
});
