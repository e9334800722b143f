import { centsOf, isAmount, normalAmount, sumOf } from './amount.js';

describe('amounts', () => {
  it.each(['0', '5', '5.1', '5.12', '999999999999.99'])('accepts %s', (text) => {
    expect(isAmount(text)).toBe(true);
  });

  it.each(['', '-1', '.5', '5.', '5.123', '1,000', '1e3', ' 5', '1000000000000', 5, null])(
    'rejects %p',
    (value) => {
      expect(isAmount(value)).toBe(false);
    },
  );

  it('formats an amount with two decimals', () => {
    expect(['5', '5.1', '007.12'].map(normalAmount)).toEqual(['5.00', '5.10', '7.12']);
  });

  it('sums amounts exactly', () => {
    expect(sumOf(['0.10', '0.20'])).toBe('0.30');
    expect(sumOf(['90071992547409.93', '0.01'])).toBe('90071992547409.94');
    expect(sumOf([])).toBe('0.00');
  });

  it('converts an amount to cents', () => {
    expect(centsOf('1234.5')).toBe(123450n);
  });
});
