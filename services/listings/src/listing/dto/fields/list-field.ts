import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, saying } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LISTING_SEARCH_MESSAGES as MESSAGES } from '../../listing-search-messages.js';
import { readList } from './read-query.js';

interface ListFieldOptions {
  description: string;
  /** Characters of each value. */
  maxLength?: number;
  pattern?: RegExp;
  values?: readonly string[];
  example?: string[];
}

/** Values of one parameter. */
const MOST = 20;

/** A parameter that may be repeated: `a=1&a=2`. A single one is taken too. */
export function ListField({ maxLength = 100, ...options }: ListFieldOptions): PropertyDecorator {
  const { description, pattern, values, example } = options;
  const each = { each: true };
  return applyDecorators(
    Transform(readList),
    IsOptional(),
    ArrayMaxSize(MOST, saying(MESSAGES.tooManyValues)),
    IsString({ ...saying(FIELD_MESSAGES.value), ...each }),
    MaxLength(maxLength, { ...saying(FIELD_MESSAGES.value), ...each }),
    ...(values ? [IsIn(values, { ...saying(FIELD_MESSAGES.choice), ...each })] : []),
    ...(pattern ? [Matches(pattern, { ...saying(MESSAGES.zipCode), ...each })] : []),
    ApiPropertyOptional({
      type: 'array',
      items: {
        type: 'string',
        ...(values ? { enum: [...values] } : { maxLength }),
        ...(pattern ? { pattern: pattern.source } : {}),
      },
      maxItems: MOST,
      description,
      example,
    }),
  );
}
