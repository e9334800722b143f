import { costOf, sumOf, type ClosingCost, type Deal } from './closing-costs';

const aDeal = (over: Partial<Deal> = {}): Deal => ({
  ...{ price: 1_000_000, loan: 800_000, isCoOp: false },
  ...over,
});
const aCost = (over: Partial<ClosingCost> = {}): ClosingCost => ({
  ...{ payer: 'buyer', homes: 'all', basis: 'price' },
  bands: [{ from: '0.00', low: 1, high: null }],
  ...over,
});
const band = (from: number, low: number, high: number | null = null) => ({
  ...{ from: from.toFixed(2), low, high },
});

describe('costOf', () => {
  const mansionTax = aCost({ bands: [band(0, 0), band(1_000_000, 1), band(2_000_000, 1.25)] });
  it.each([
    [999_999, 0],
    [1_000_000, 10_000],
    [1_999_999, 20_000],
    [2_000_000, 25_000],
  ])('takes the rate that a price of %d reaches from the whole price', (price, tax) => {
    expect(costOf(mansionTax, aDeal({ price }))).toEqual({ low: tax, high: tax });
  });

  it('reads the bands in any order', () => {
    const cost = aCost({ bands: [band(500_000.01, 1.425), band(0, 1)] });

    expect(costOf(cost, aDeal({ price: 500_000 })).low).toBe(5_000);
    expect(costOf(cost, aDeal({ price: 600_000 })).low).toBe(8_550);
  });

  it('takes a tax on the loan from the loan, and nothing in cash', () => {
    const tax = aCost({ basis: 'loan', bands: [band(0, 1.8), band(500_000, 1.925)] });

    expect(costOf(tax, aDeal())).toEqual({ low: 15_400, high: 15_400 });
    expect(costOf(tax, aDeal({ loan: 0 }))).toEqual({ low: 0, high: 0 });
  });

  it('returns dollars as they are, and both ends of a range', () => {
    expect(costOf(aCost({ basis: 'dollars', bands: [band(0, 2500, 4000)] }), aDeal())).toEqual({
      low: 2500,
      high: 4000,
    });
  });

  it('returns nothing below the first band', () => {
    expect(costOf(aCost({ bands: [band(2_000_000, 1)] }), aDeal())).toEqual({ low: 0, high: 0 });
    expect(costOf(aCost({ bands: [] }), aDeal())).toEqual({ low: 0, high: 0 });
  });
});

describe('sumOf', () => {
  const costs = [
    aCost(),
    aCost({ homes: 'real-property', bands: [band(0, 2)] }),
    aCost({ homes: 'co-op', bands: [band(0, 0, 3)] }),
  ];

  it('adds the costs of the kind of home', () => {
    expect(sumOf(costs, aDeal())).toEqual({ low: 30_000, high: 30_000 });
    expect(sumOf(costs, aDeal({ isCoOp: true }))).toEqual({ low: 10_000, high: 40_000 });
  });
});
