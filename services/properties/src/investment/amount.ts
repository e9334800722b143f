/** Of all amounts, by ISO 4217. */
export const CURRENCY = 'USD';

/** Up to a trillion dollars, which is what the columns take. */
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

/** Whether a text is an amount in dollars and cents, in decimal without signs and separators. */
export const isAmount = (text: unknown): text is string =>
  typeof text === 'string' && AMOUNT.test(text);

/** An amount in whole cents: sums and comparisons of texts and floating point numbers are not exact. */
export function centsOf(amount: string): bigint {
  const [dollars = '0', cents = ''] = amount.split('.');
  return BigInt(dollars) * 100n + BigInt(cents.padEnd(2, '0'));
}

/** The form in which the database answers it: `5` is `5.00`. */
export const plainAmount = (amount: string): string => amountOf(centsOf(amount));

export const sumOf = (amounts: readonly string[]): string =>
  amountOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0n));

const amountOf = (cents: bigint): string =>
  `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
