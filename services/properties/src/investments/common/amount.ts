import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { withMessage, type Message } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf } from 'class-validator';
import { INVESTMENT_MESSAGES } from '../../common/messages.js';

/** The ISO 4217 code of all amounts. */
export const CURRENCY = 'USD';

/** Up to a trillion dollars, the limit of the columns. */
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

/** Whether a value is an amount in dollars and cents as a text: decimal, without signs and separators. */
export const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && AMOUNT.test(value);

/** An amount in cents. Sums and comparisons need whole numbers, because floating point is not exact. */
export function centsOf(amount: string): bigint {
  const [dollars = '0', cents = ''] = amount.split('.');
  return BigInt(dollars) * 100n + BigInt(cents.padEnd(2, '0'));
}

/** The amount as the database formats it: `5` becomes `5.00`. */
export const normalAmount = (amount: string): string => formatCents(centsOf(amount));

export const sumOf = (amounts: readonly string[]): string =>
  formatCents(amounts.reduce((sum, amount) => sum + centsOf(amount), 0n));

const formatCents = (cents: bigint): string =>
  `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

export const AMOUNT_SCHEMA = { example: '250000.00', description: 'Dollars, exact, in decimal' };

interface AmountFieldOptions {
  /** A field of a partial change: it may be left out. */
  isPart?: boolean;
  mayBeZero?: boolean;
}

/** An amount of dollars as a text, because numbers in JSON are not exact. */
export const AmountField = ({
  isPart = false,
  mayBeZero = false,
}: AmountFieldOptions = {}): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (isAmount(value) ? normalAmount(value) : value)),
    ...(isPart ? [ValidateIf((_, value) => value !== undefined)] : []),
    check('isAmount', isAmount, INVESTMENT_MESSAGES.amount),
    ...(mayBeZero ? [] : [check('isAboveZero', isNotZero, INVESTMENT_MESSAGES.aboveZero)]),
    (isPart ? ApiPropertyOptional : ApiProperty)({
      ...AMOUNT_SCHEMA,
      pattern: String.raw`^\d{1,12}(\.\d{1,2})?$`,
    }),
  );

const check = (name: string, validate: (value: unknown) => boolean, message: Message) =>
  ValidateBy({ name, validator: { validate } }, withMessage(message));

/** True for a value that is not an amount: the other check reports it. */
const isNotZero = (value: unknown): boolean => !isAmount(value) || centsOf(value) > 0n;
