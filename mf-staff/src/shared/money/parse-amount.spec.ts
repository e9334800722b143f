import { centsOf, parseAmount } from './parse-amount';

it.each([
  ['en', '250000', '250000.00'],
  ['en', '$250,000.5', '250000.50'],
  ['en', '1,250', '1250.00'],
  ['de', '1.250,50', '1250.50'],
  ['de', '1.250', '1250.00'],
  ['de', '250000.50', '250000.50'],
  ['it', '1.250.000,00', '1250000.00'],
  ['ru', '1 250 000,01', '1250000.01'],
  ['es', '12.500,10 USD', '12500.10'],
  ['en', '0', '0.00'],
  ['en', '007', '7.00'],
  ['en', '999999999999.99', '999999999999.99'],
])('reads in %s "%s" as %s', (language, text, amount) => {
  expect(parseAmount(text, language)).toBe(amount);
});

it.each([
  ['en', ''],
  ['en', 'much'],
  ['en', '-5'],
  ['en', '1,25'],
  ['en', '1.250'],
  ['de', '1,250'],
  ['en', '1.001'],
  ['en', '1000000000000'],
  ['en', '1e5'],
])('reads in %s no amount from "%s"', (language, text) => {
  expect(parseAmount(text, language)).toBeUndefined();
});

it('compares amounts that are equal as floating-point numbers', () => {
  expect(centsOf('90071992547409.93') > centsOf('90071992547409.92')).toBe(true);
});
