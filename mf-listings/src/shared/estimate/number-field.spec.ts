import { readNumber } from './number-field';

const dollars = { unit: 'dollars', min: 0, max: 10_000_000 } as const;
const percent = { unit: 'percent', min: 0, max: 25 } as const;

describe('readNumber', () => {
  it.each([
    ['1,250,000', 'en', 1_250_000],
    ['$1250000.40', 'en', 1_250_000],
    ['1.250.000', 'de', 1_250_000],
    ['1 250 000', 'ru', 1_250_000],
    ['1\u00a0250\u00a0000', 'ru', 1_250_000],
    ['1250,6', 'es', 1251],
  ])('reads %j in %s as dollars', (text, language, value) => {
    expect(readNumber(text, language, dollars)).toBe(value);
  });

  it.each([
    ['6.5', 'de', 6.5],
    ['6,5 %', 'en', 6.5],
    ['.5', 'en', 0.5],
    ['0', 'it', 0],
  ])('reads %j in %s as per cent, with point or comma', (text, language, value) => {
    expect(readNumber(text, language, percent)).toBe(value);
  });

  it.each(['', 'abc', '-5', '1e9', '26', '6..5', '.'])('rejects %j as per cent', (text) => {
    expect(readNumber(text, 'en', percent)).toBeNull();
  });

  it('rejects a number that is too large', () => {
    expect(readNumber('10,000,001', 'en', dollars)).toBeNull();
  });
});
