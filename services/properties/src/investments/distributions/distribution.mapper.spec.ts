import { toDistributionYears } from './distribution.mapper.js';

describe('toDistributionYears', () => {
  it('sums each year by kind, with zeros for a year without payments', () => {
    const years = toDistributionYears([
      { paid_on: '2026-01-01', amount: '0.10', kind: 'income' },
      { paid_on: '2026-12-31', amount: '0.20', kind: 'sale' },
      { paid_on: '2024-06-30', amount: '5.00', kind: 'return_of_capital' },
    ]);

    expect(years).toEqual([
      { year: 2024, total: '5.00', income: '0.00', return_of_capital: '5.00', sale: '0.00' },
      { year: 2025, total: '0.00', income: '0.00', return_of_capital: '0.00', sale: '0.00' },
      { year: 2026, total: '0.30', income: '0.10', return_of_capital: '0.00', sale: '0.20' },
    ]);
  });

  it('returns no years when there are no payments', () => {
    expect(toDistributionYears([])).toEqual([]);
  });
});
