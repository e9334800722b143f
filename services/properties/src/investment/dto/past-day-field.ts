import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { saying } from '@phantom/service-kit';
import { ValidateBy, ValidateIf } from 'class-validator';
import { companyDay } from '../../current-property/company-day.js';
import { INVESTMENT_MESSAGES } from '../investment-messages.js';

const DAY = /^(19|20)\d{2}-\d{2}-\d{2}$/;
const shown = {
  format: 'date',
  example: '2026-03-31',
  description: 'Not after today, New York time',
};

/** A day of the calendar that has come: `2026-02-30` is none. */
export const PastDayField = ({ isPart = false } = {}): PropertyDecorator =>
  applyDecorators(
    ...(isPart ? [ValidateIf((_, value) => value !== undefined)] : []),
    ValidateBy({ name: 'isDay', validator: { validate: isDay } }, saying(INVESTMENT_MESSAGES.day)),
    ValidateBy(
      {
        name: 'isPast',
        validator: { validate: (value) => !isDay(value) || value <= companyDay() },
      },
      saying(INVESTMENT_MESSAGES.future),
    ),
    isPart ? ApiPropertyOptional(shown) : ApiProperty(shown),
  );

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
