import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { type Message, saying } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { LISTING_SEARCH_MESSAGES as MESSAGES } from '../../listing-search-messages.js';
import { NotBelow } from './not-below.js';
import { readText } from './read-query.js';

interface DayFieldOptions {
  description: string;
  notBelow?: [field: string, message: Message];
}

/** A day of the calendar, `YYYY-MM-DD`, or nothing. */
export const DayField = ({ description, notBelow }: DayFieldOptions): PropertyDecorator =>
  applyDecorators(
    Transform(readText),
    IsOptional(),
    ValidateBy({ name: 'isDay', validator: { validate: isDay } }, saying(MESSAGES.day)),
    ...(notBelow ? [NotBelow(...notBelow)] : []),
    ApiPropertyOptional({ type: 'string', format: 'date', description }),
  );

function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  // 30 February would be read as 2 March.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
