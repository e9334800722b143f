import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { saying, type Message } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf } from 'class-validator';
import { centsOf, isAmount, plainAmount } from '../amount.js';
import { INVESTMENT_MESSAGES } from '../investment-messages.js';

interface AmountFieldOptions {
  /** Left out it stays as it is. */
  isPart?: boolean;
  mayBeZero?: boolean;
}

export const SHOWN_AMOUNT = { example: '250000.00', description: 'Dollars, exact, in decimal' };

/** An amount of dollars as a text, because numbers of JSON are not exact. */
export const AmountField = ({
  isPart = false,
  mayBeZero = false,
}: AmountFieldOptions = {}): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (isAmount(value) ? plainAmount(value) : value)),
    ...(isPart ? [ValidateIf((_, value) => value !== undefined)] : []),
    check('isAmount', isAmount, INVESTMENT_MESSAGES.amount),
    ...(mayBeZero ? [] : [check('isAboveZero', isNotZero, INVESTMENT_MESSAGES.aboveZero)]),
    (isPart ? ApiPropertyOptional : ApiProperty)({
      ...SHOWN_AMOUNT,
      pattern: String.raw`^\d{1,12}(\.\d{1,2})?$`,
    }),
  );

const check = (name: string, validate: (value: unknown) => boolean, message: Message) =>
  ValidateBy({ name, validator: { validate } }, saying(message));

/** What is no amount is told of by the other check. */
const isNotZero = (value: unknown): boolean => !isAmount(value) || centsOf(value) > 0n;
