import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { saying } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import type { Bounds } from '../../../search/home-filter.js';
import { LISTING_SEARCH_MESSAGES as MESSAGES } from '../../listing-search-messages.js';
import { type Given, readText } from './read-query.js';

/** A rectangle of the map as `west,south,east,north`, or nothing. */
export const BoundsField = (): PropertyDecorator =>
  applyDecorators(
    Transform(readBounds),
    IsOptional(),
    ValidateBy({ name: 'isBounds', validator: { validate: isBounds } }, saying(MESSAGES.bounds)),
    ApiPropertyOptional({
      type: 'string',
      maxLength: 100,
      example: '-74.03,40.69,-73.91,40.88',
      description: 'West, south, east, north, in degrees: only homes that lie within',
    }),
  );

function readBounds(given: Given): unknown {
  const text = readText(given);
  if (typeof text !== 'string' || text.length > 100) return text;
  return text.split(',').map((part) => (/^\s*-?\d+(\.\d+)?\s*$/.test(part) ? Number(part) : NaN));
}

function isBounds(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [west, south, east, north] = value as unknown as Bounds;
  return (
    -180 <= west && west <= east && east <= 180 && -90 <= south && south <= north && north <= 90
  );
}
