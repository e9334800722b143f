import { amountOf, paidPeriods } from './paid-periods';

const allOf = (...args: Parameters<typeof paidPeriods>) => paidPeriods(...args) ?? [];

const paid = (paid_on: string, amount: string, kind: 'income' | 'sale' = 'income') => ({
  ...{ paid_on, amount, kind },
});

it('sums the payments of a year by kind without rounding', () => {
  const [year] = allOf(
    [paid('2025-01-15', '0.10'), paid('2025-12-31', '0.20'), paid('2025-06-01', '1.00', 'sale')],
    'year',
  );

  expect(year).toMatchObject({ year: 2025, total: 130n, kinds: { income: 30n, sale: 100n } });
  expect(amountOf(year?.total ?? 0n)).toBe('1.30');
});

it('includes periods without a payment', () => {
  const periods = allOf([paid('2025-11-01', '1.00'), paid('2026-05-31', '2.00')], 'quarter');

  expect(periods.map(({ year, quarter, total }) => [year, quarter, total])).toEqual([
    [2025, 4, 100n],
    [2026, 1, 0n],
    [2026, 2, 200n],
  ]);
});

it('returns no periods without payments', () => {
  expect(paidPeriods([], 'year')).toBeUndefined();
});

it('pads cents below ten with a zero', () => {
  expect(amountOf(5n)).toBe('0.05');
});
