import { FIGURES } from '../../testing/listings';
import { defaultTerms, tenureOf } from './assumptions';
import { downPaymentOf, monthlyPayment, mortgageEstimate, type MortgageTerms } from './mortgage';

const terms: MortgageTerms = {
  price: 500_000,
  downPayment: 20,
  rate: 6,
  years: 30,
  tax: 1.2,
  charges: 300,
  insurance: 100,
};

describe('mortgageEstimate', () => {
  it('splits a month’s cost into parts that add up', () => {
    const { borrowed, monthly, total, interest } = mortgageEstimate(terms);

    expect(borrowed).toBe(400_000);
    expect(monthly).toEqual({ loan: 2398, tax: 500, charges: 300, insurance: 100 });
    expect(total).toBe(3298);
    expect(interest).toBe(463_353);
  });

  it('has no loan for a purchase in cash', () => {
    const { borrowed, monthly, interest } = mortgageEstimate({ ...terms, downPayment: 100 });

    expect(borrowed).toBe(0);
    expect(monthly.loan).toBe(0);
    expect(interest).toBe(0);
  });

  it('accepts a loan without interest', () => {
    const { monthly, interest } = mortgageEstimate({ ...terms, rate: 0 });

    expect(monthly.loan).toBe(1111);
    expect(interest).toBe(0);
  });

  it('rounds the down payment to whole dollars', () => {
    expect(downPaymentOf({ ...terms, price: 999_999, downPayment: 33.3 })).toBe(333_000);
  });
});

describe('defaultTerms', () => {
  it('starts a house with the city’s tax on its class', () => {
    expect(defaultTerms({ price: 1_000_000, tenure: 'house', area: 2000 }, FIGURES)).toMatchObject({
      downPayment: 20,
      tax: 1.19,
      charges: 0,
    });
  });

  it('starts an apartment with charges for its area, or for the default area', () => {
    const home = { price: 800_000, tenure: 'condo' } as const;
    expect(defaultTerms({ ...home, area: 900 }, FIGURES).charges).toBe(900);
    expect(defaultTerms({ ...home, area: null }, FIGURES).charges).toBe(750);
  });

  it('takes the published interest, tax, share of the value, insurance and down payment', () => {
    const terms = defaultTerms(
      { price: 1_000_000, tenure: 'house', area: null },
      {
        ...{ ...FIGURES, mortgageRate: 6.5, houseTaxRate: 20.5, assessedShare: 5 },
        ...{ houseInsurance: 175, downPayment: 30 },
      },
    );
    expect(terms).toMatchObject({ rate: 6.5, tax: 1.03, insurance: 175, downPayment: 30 });
  });

  it('has no tax when it is a part of the maintenance', () => {
    const home = { price: 600_000, tenure: 'coop', area: 800 } as const;
    const { tax, charges } = defaultTerms(home, FIGURES);
    expect({ tax, charges }).toEqual({ tax: 0, charges: 1600 });
  });

  it.each([
    ['Townhouse', 'house'],
    ['Condop', 'coop'],
    ['Apartment', 'condo'],
    [null, 'condo'],
    ['Land', 'land'],
  ])('takes %j for a %s', (dwelling, tenure) => {
    expect(tenureOf(dwelling)).toBe(tenure);
  });
});

/** The rest of a loan after all payments, month by month. */
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

  it('divides a loan without interest evenly', () => {
    expect(monthlyPayment({ amount: 360_000, rate: 0, years: 30 })).toBe(1000);
  });

  it('is zero when nothing is borrowed', () => {
    expect(monthlyPayment({ amount: 0, rate: 6, years: 30 })).toBe(0);
  });

  it.each([0, 1e-9, 0.01, 6, 25])('repays the loan to the last cent at %d%%', (rate) => {
    expect(leftOf({ amount: 500_000, rate, years: 30 })).toBeCloseTo(0, 2);
  });
});
