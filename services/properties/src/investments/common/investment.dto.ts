import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { companyDay, IsId, NullableIdField, withMessage } from '@phantom/service-kit';
import { ValidateBy, ValidateIf } from 'class-validator';
import { isCalendarDay } from '../../common/calendar.js';
import { AMOUNT_SCHEMA } from './amount.js';
import { INVESTMENT_MESSAGES } from '../../common/messages.js';

export class AccountParamDto {
  @IsId()
  account_id: number;
}

export class InvestmentTotalsDto {
  @ApiProperty(AMOUNT_SCHEMA)
  committed: string;

  @ApiProperty(AMOUNT_SCHEMA)
  contributed: string;

  @ApiProperty(AMOUNT_SCHEMA)
  distributed: string;
}

const PAST_DAY = /^(19|20)\d{2}-\d{2}-\d{2}$/;
const pastDaySchema = {
  format: 'date',
  example: '2026-03-31',
  description: 'Not after today, New York time',
};

const isDay = (value: unknown): value is string => isCalendarDay(value, PAST_DAY);

/** A calendar day that is not in the future. */
export const PastDayField = ({ isPart = false } = {}): PropertyDecorator =>
  applyDecorators(
    ...(isPart ? [ValidateIf((_, value) => value !== undefined)] : []),
    ValidateBy(
      { name: 'isDay', validator: { validate: isDay } },
      withMessage(INVESTMENT_MESSAGES.day),
    ),
    ValidateBy(
      {
        name: 'isPast',
        validator: { validate: (value) => !isDay(value) || value <= companyDay() },
      },
      withMessage(INVESTMENT_MESSAGES.future),
    ),
    isPart ? ApiPropertyOptional(pastDaySchema) : ApiProperty(pastDaySchema),
  );

/** Documents come in `multipart/form-data`. */
export const OptionalIdField = (description: string): PropertyDecorator =>
  NullableIdField(description, { acceptsText: true });

/** Hides from an investor which employee changed a row. */
export const withoutEditor = <Row extends { updated_by: string | null }>(row: Row): Row => ({
  ...row,
  updated_by: null,
});
