import { centsOf, isAmount, plainAmount, sumOf } from './amount.js';

it.each(['0', '5', '5.1', '5.12', '999999999999.99'])('takes %s for an amount', (text) => {
  expect(isAmount(text)).toBe(true);
});

it.each(['', '-1', '.5', '5.', '5.123', '1,000', '1e3', ' 5', '1000000000000', 5, null])(
  'takes %p for none',
  (value) => {
    expect(isAmount(value)).toBe(false);
  },
);

it('writes amounts with their cents', () => {
  expect(['5', '5.1', '007.12'].map(plainAmount)).toEqual(['5.00', '5.10', '7.12']);
});

it('adds up what floating point numbers cannot', () => {
  expect(sumOf(['0.10', '0.20'])).toBe('0.30');
  expect(sumOf(['90071992547409.93', '0.01'])).toBe('90071992547409.94');
  expect(sumOf([])).toBe('0.00');
});

it('counts in cents', () => {
  expect(centsOf('1234.5')).toBe(123450n);
});
