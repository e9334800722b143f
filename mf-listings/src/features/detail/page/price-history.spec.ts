import { priceChanges } from './price-history';

const at = (day: string, price: number) => ({ price, since: `2026-${day}T12:00:00.000Z` });

describe('priceChanges', () => {
  it('returns each change in dollars and as a share', () => {
    const changes = priceChanges([at('11-01', 950_000), at('09-01', 1_000_000)]);

    expect(changes.map(({ change }) => change?.dollars)).toEqual([-50_000, undefined]);
    expect(changes[0]?.change?.share).toBeCloseTo(-0.05);
  });

  it('omits a price that did not change', () => {
    expect(priceChanges([at('11-01', 900), at('09-01', 900)])).toEqual([
      { ...at('09-01', 900), change: null },
    ]);
  });

  it('has no share of zero', () => {
    expect(priceChanges([at('11-01', 900), at('09-01', 0)])[0]?.change).toBeNull();
  });

  it('is empty when no price is known', () => expect(priceChanges([])).toEqual([]));
});
