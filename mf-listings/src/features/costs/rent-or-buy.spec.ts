import { breakEven, rentOrBuy } from './rent-or-buy';

const STILL = { appreciation: 0, rentGrowth: 0, costGrowth: 0, savingsReturn: 0 };
const CASH = {
  ...{ price: 300_000, downPayment: 100, rate: 0, years: 30 },
  ...{ tax: 1.2, charges: 100, insurance: 0 },
};
const compare = (over: Partial<Parameters<typeof rentOrBuy>[0]> = {}, years = 2) =>
  rentOrBuy(
    {
      ...{ mortgage: CASH, buyerCosts: 6_000, sellerCosts: () => 12_000, rent: 1_000 },
      growth: STILL,
      ...over,
    },
    years,
  );

describe('rentOrBuy', () => {
  it('adds up costs by hand where nothing grows', () => {
    // A year of buying: 12 × (300 of tax + 100 of charges) and both closing costs. The price comes back.
    expect(compare()).toEqual([
      { year: 1, buying: 4_800 + 18_000, renting: 12_000 },
      { year: 2, buying: 9_600 + 18_000, renting: 24_000 },
    ]);
  });

  it('gives the growth of the price to the buyer', () => {
    const [year] = compare({ growth: { ...STILL, appreciation: 10 } }, 1);

    expect(year?.buying).toBe(4_800 + 18_000 - 30_000);
  });

  it('counts what the money would have earned as savings', () => {
    const [year] = compare({ growth: { ...STILL, savingsReturn: 5 } }, 1);

    // 306,000 earn 15,300 in the year; the monthly costs earn a little.
    expect(year?.buying).toBeGreaterThan(4_800 + 18_000 + 15_300);
    expect(year?.buying).toBeLessThan(4_800 + 18_000 + 15_300 + 150);
  });

  it('raises rent and running costs every year', () => {
    const [, second] = compare({ growth: { ...STILL, rentGrowth: 10, costGrowth: 10 } });

    expect(second).toEqual({
      year: 2,
      buying: 4_800 + 5_280 + 18_000,
      renting: 12_000 + 13_200,
    });
  });

  it('pays a loan back over its term', () => {
    const mortgage = { ...CASH, downPayment: 0, rate: 6, years: 1 };
    const [first, second] = compare({ mortgage, sellerCosts: () => 0, buyerCosts: 0 });

    // 300,000 over a year at 6 percent: twelve payments of 25,819.93.
    expect(first?.buying).toBe(4_800 + 9_839);
    expect(second?.buying).toBe(9_600 + 9_839);
  });

  it('charges the seller for the price of the sale', () => {
    const growth = { ...STILL, appreciation: 10 };
    const [year] = compare({ growth, sellerCosts: (price) => price / 10 }, 1);

    expect(year?.buying).toBe(4_800 + 6_000 - 30_000 + 33_000);
  });
});

describe('breakEven', () => {
  it('returns the first year at whose end buying has not cost more', () => {
    expect(breakEven(compare({}, 10))).toBe(3);
    expect(breakEven(compare({}, 2))).toBeUndefined();
  });
});
