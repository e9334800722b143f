import { distributionYears } from './distribution-years.js';

it('adds up each year by kind, those without a payment too', () => {
  const years = distributionYears([
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

it('has no years before there is a payment', () => {
  expect(distributionYears([])).toEqual([]);
});
