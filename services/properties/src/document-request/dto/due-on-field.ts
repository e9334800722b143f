import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { saying } from '@phantom/service-kit';
import { ValidateBy, ValidateIf } from 'class-validator';
import { REQUEST_MESSAGES } from '../request-messages.js';

const DAY = /^2\d{3}-\d{2}-\d{2}$/;
const shown = { format: 'date', example: '2026-12-04' };

/** A day of the calendar: `2026-02-30` is none. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The day by which a document is to be there. */
export const DueOnField = ({ isPart = false } = {}): PropertyDecorator =>
  applyDecorators(
    ...(isPart ? [ValidateIf((_, value) => value !== undefined)] : []),
    ValidateBy({ name: 'isDay', validator: { validate: isDay } }, saying(REQUEST_MESSAGES.dueOn)),
    isPart ? ApiPropertyOptional(shown) : ApiProperty(shown),
  );
