import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { type Message, saying } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsInt, IsNumber, IsOptional, Max } from 'class-validator';
import { LISTING_SEARCH_MESSAGES as MESSAGES } from '../../listing-search-messages.js';
import { NotBelow } from './not-below.js';
import { readNumber } from './read-query.js';

interface NumberFieldOptions {
  description: string;
  max: number;
  /** The field that must not be greater, and what is said where it is. */
  notBelow?: [field: string, message: Message];
  isDecimal?: boolean;
}

/** One end of a range over a number from 0 on, or nothing. */
export function NumberField(options: NumberFieldOptions): PropertyDecorator {
  const { description, max, notBelow, isDecimal } = options;
  return applyDecorators(
    Transform(readNumber),
    IsOptional(),
    isDecimal ? IsNumber({}, saying(MESSAGES.number)) : IsInt(saying(MESSAGES.wholeNumber)),
    Max(max, saying(MESSAGES.tooMuch)),
    ...(notBelow ? [NotBelow(...notBelow)] : []),
    ApiPropertyOptional({
      type: isDecimal ? 'number' : 'integer',
      minimum: 0,
      maximum: max,
      description,
    }),
  );
}
