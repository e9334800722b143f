import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { FIELD_MESSAGES, saying } from '@phantom/service-kit';
import type { Bounds } from '../../search/home-filter.js';
import { DWELLING_NAMES, type DwellingName } from '../dwelling.js';
import { LISTING_SEARCH_MESSAGES as MESSAGES } from '../listing-search-messages.js';
import { LISTING_SORTS, type ListingSort } from '../listing-sort.js';
import { LISTING_TABS, readTab, type ListingTab } from '../listing-tab.js';
import { BoundsField } from './fields/bounds-field.js';
import { DayField } from './fields/day-field.js';
import { ListField } from './fields/list-field.js';
import { NumberField } from './fields/number-field.js';
import { readText } from './fields/read-query.js';

/** The largest value of a PostgreSQL `integer` column. */
const LARGEST = 2_147_483_647;

/** Which homes a visitor wants to see. A home whose value is unknown matches no range over it. */
export class ListingSearchDto {
  @ApiPropertyOptional({
    enum: LISTING_TABS,
    description: 'The tab; case, spaces and underscores do not matter. Without it: all homes',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => readTab(value))
  @IsIn(LISTING_TABS)
  type?: ListingTab;

  @ApiPropertyOptional({
    maxLength: 100,
    example: 'queens',
    description: 'A borough, spelt as people do. Without it: the whole city',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  location?: string;

  @ApiPropertyOptional({
    maxLength: 100,
    description:
      'Each word must begin a word of the address, neighbourhood, city, ZIP code, title, description, amenities or kind of dwelling',
  })
  @Transform(readText)
  @IsOptional()
  @IsString()
  @MaxLength(100, saying(FIELD_MESSAGES.tooLong))
  q?: string;

  @NumberField({ max: LARGEST, description: 'US dollars; of a rental, a month' })
  min_price?: number;

  @NumberField({
    max: LARGEST,
    notBelow: ['min_price', MESSAGES.price],
    description: 'US dollars; of a rental, a month',
  })
  max_price?: number;

  @NumberField({ max: 100, description: '0 is a studio' })
  min_bedrooms?: number;

  @NumberField({
    max: 100,
    notBelow: ['min_bedrooms', MESSAGES.bedrooms],
    description: '0 is a studio',
  })
  max_bedrooms?: number;

  @NumberField({ max: 100, isDecimal: true, description: 'At least so many' })
  min_bathrooms?: number;

  @ListField({ values: DWELLING_NAMES, description: 'Kinds of dwelling: one of these' })
  dwelling?: DwellingName[];

  @NumberField({ max: LARGEST, description: 'Square feet' })
  min_area?: number;

  @NumberField({
    max: LARGEST,
    notBelow: ['min_area', MESSAGES.area],
    description: 'Square feet',
  })
  max_area?: number;

  @ListField({
    example: ['Forest Hills'],
    description: 'In one of these, or in one of the ZIP codes',
  })
  neighbourhood?: string[];

  @ListField({
    pattern: /^\d{5}$/,
    example: ['11375'],
    description: 'In one of these, or in one of the neighbourhoods',
  })
  zip_code?: string[];

  @ListField({
    example: ['Yellowstone Blvd'],
    description: 'On one of these streets, as they stand in addresses',
  })
  street?: string[];

  @ListField({ example: ['Doorman', 'Gym'], description: 'All of these' })
  amenities?: string[];

  @DayField({
    description: 'Has an open house to come that begins on this day in New York, or later',
  })
  open_house_from?: string;

  @DayField({
    notBelow: ['open_house_from', MESSAGES.openHouse],
    description: 'Has an open house to come that begins on this day in New York, or earlier',
  })
  open_house_to?: string;

  @BoundsField()
  bounds?: Bounds;

  @ApiPropertyOptional({
    enum: LISTING_SORTS,
    default: 'newest',
    description: 'Unknown values come last; among equals, the newest first',
  })
  @Transform(readText)
  @IsOptional()
  @IsIn(LISTING_SORTS)
  sort?: ListingSort;
}
