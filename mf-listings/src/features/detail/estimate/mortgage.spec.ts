import { FIGURES } from '../../../testing/a-listing';
import { tenureOf, usualTerms } from './assumptions';
import { downPaymentOf, mortgageEstimate, type MortgageTerms } from './mortgage';

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
  it('breaks a month down into parts that add up', () => {
    const { borrowed, monthly, total, interest } = mortgageEstimate(terms);

    expect(borrowed).toBe(400_000);
    expect(monthly).toEqual({ loan: 2398, tax: 500, charges: 300, insurance: 100 });
    expect(total).toBe(3298);
    expect(interest).toBe(463_353);
  });

  it('of a purchase in cash has no loan', () => {
    const { borrowed, monthly, interest } = mortgageEstimate({ ...terms, downPayment: 100 });

    expect(borrowed).toBe(0);
    expect(monthly.loan).toBe(0);
    expect(interest).toBe(0);
  });

  it('knows loans without interest', () => {
    const { monthly, interest } = mortgageEstimate({ ...terms, rate: 0 });

    expect(monthly.loan).toBe(1111);
    expect(interest).toBe(0);
  });

  it('rounds a down payment to whole dollars', () => {
    expect(downPaymentOf({ ...terms, price: 999_999, downPayment: 33.3 })).toBe(333_000);
  });
});

describe('usualTerms', () => {
  it('begins a house with the city’s tax on its class', () => {
    expect(
      usualTerms({ price: 1_000_000, type: 'Townhouse', area: 2000, figures: FIGURES }),
    ).toMatchObject({
      downPayment: 20,
      tax: 1.19,
      charges: 0,
    });
  });

  it('begins an apartment with charges by its area, and a usual one where that is unknown', () => {
    const home = { price: 800_000, type: 'Condo', figures: FIGURES };
    expect(usualTerms({ ...home, area: 900 }).charges).toBe(900);
    expect(usualTerms({ ...home, area: null }).charges).toBe(750);
  });

  it('takes interest and tax as they are told', () => {
    const figures = { ...FIGURES, mortgage_rate: 6.5, house_tax_rate: 20.5 };
    const terms = usualTerms({ price: 1_000_000, type: 'House', area: null, figures });
    expect(terms).toMatchObject({ rate: 6.5, tax: 1.23 });
  });

  it('counts no tax where it is a part of the maintenance', () => {
    const { tax, charges } = usualTerms({
      price: 600_000,
      type: 'Co-op',
      area: 800,
      figures: FIGURES,
    });
    expect({ tax, charges }).toEqual({ tax: 0, charges: 1600 });
  });

  it.each([
    ['Condop', 'coop'],
    ['Apartment', 'condo'],
    [null, 'condo'],
    ['Land', 'land'],
  ])('takes %j for a %s', (dwelling, tenure) => {
    expect(tenureOf(dwelling)).toBe(tenure);
  });
});
