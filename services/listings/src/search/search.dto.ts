import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { type Area, type Bounds, LISTING_SORTS, type ListingSort } from '@phantom/listing-index';
import { FIELD_MESSAGES, IntegerField, IsId, withMessage } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { LISTING_TYPES, type ListingType, parseListingType } from '../common/listing-type.js';
import { COMMUTE_FILTER } from '../commute/commute-filters.js';
import { NEARBY_FILTER } from '../nearby/nearby-filters.js';
import { DWELLING_NAMES, type DwellingName } from '../common/reso.js';
import {
  BoundsField,
  DayField,
  DrawnAreasField,
  ListField,
  NumberField,
  parseText,
} from './search-fields.js';
import { SEARCH_MESSAGES as MESSAGES } from '../common/messages.js';

/** The largest value of a PostgreSQL `integer` column. */
const MAX_INTEGER = 2_147_483_647;

/** The filters of a search. A listing with an unknown value matches no range of that field. */
export class ListingSearchDto {
  @ApiPropertyOptional({
    enum: LISTING_TYPES,
    description: 'The tab; case, spaces and underscores do not matter. Without it: all homes',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => parseListingType(value))
  @IsIn(LISTING_TYPES)
  type?: ListingType;

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
  @Transform(parseText)
  @IsOptional()
  @IsString()
  @MaxLength(100, withMessage(FIELD_MESSAGES.tooLong))
  q?: string;

  @NumberField({ max: MAX_INTEGER, description: 'US dollars; of a rental, a month' })
  min_price?: number;

  @NumberField({
    max: MAX_INTEGER,
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

  @NumberField({ max: MAX_INTEGER, description: 'Square feet' })
  min_area?: number;

  @NumberField({
    max: MAX_INTEGER,
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
    message: MESSAGES.zipCode,
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

  @ListField({
    pattern: NEARBY_FILTER,
    example: ['L-10', 'park-5'],
    description:
      'Near all of these on foot: a place and the most minutes. A home without coordinates is near nothing',
  })
  nearby?: string[];

  @ListField({
    pattern: COMMUTE_FILTER,
    example: ['14 St (A C E)-35'],
    description:
      'All of these on foot and by subway, as estimated: the name of a station of the subway and the most minutes. From a home without coordinates, or more than 15 minutes on foot from every station, none is possible',
  })
  commute?: string[];

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

  @DrawnAreasField()
  within?: Area[];

  @ApiPropertyOptional({
    enum: LISTING_SORTS,
    default: 'newest',
    description: 'Unknown values come last; among equals, the newest first',
  })
  @Transform(parseText)
  @IsOptional()
  @IsIn(LISTING_SORTS)
  sort?: ListingSort;
}

export class ListingFindDto extends ListingSearchDto {
  @ApiPropertyOptional({
    maxLength: 100,
    description: '`next` of the page before, in the same order',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  cursor?: string;

  @IntegerField({ minimum: 1, maximum: 100, required: false, default: 24 })
  limit = 24;
}

/** Which homes a page of another section shows. */
export class ListingNewestDto extends PickType(ListingFindDto, ['type', 'location', 'limit']) {}

export class ListingMapQueryDto extends ListingSearchDto {
  @IntegerField({ minimum: 9, maximum: 17, description: 'Of Web Mercator' })
  zoom: number;
}

export class ListingSimilarDto {
  @IsId()
  id: number;

  @IntegerField({ minimum: 1, maximum: 12, required: false, default: 6 })
  limit = 6;
}
