import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LISTING_SORTS, type ListingSort } from '@phantom/listing-index';
import { FIELD_MESSAGES, OkDto, withMessage } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { type Borough, BOROUGHS } from '../common/borough.js';
import { LISTING_TYPES, type ListingType, parseListingType } from '../common/listing-type.js';
import { DWELLING_NAMES, type DwellingName } from '../common/reso.js';

export class ListingQueryDto {
  @ApiPropertyOptional({
    type: 'string',
    maxLength: 100,
    default: '',
    example: '2 bed park slope under 900k',
    description:
      'What is typed: places, rooms, prices, kinds of dwelling, amenities, what is near, commutes, days of open houses, words',
  })
  @IsString()
  @MaxLength(100, withMessage(FIELD_MESSAGES.tooLong))
  q = '';

  @ApiPropertyOptional({
    enum: LISTING_TYPES,
    default: 'sales',
    description: 'The tab it is typed at',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => parseListingType(value))
  @IsIn(LISTING_TYPES)
  type?: ListingType;

  @ApiPropertyOptional({
    maxLength: 100,
    example: 'queens',
    description: 'The borough it is typed at; a place in another one leads there',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100, withMessage(FIELD_MESSAGES.tooLong))
  location?: string;
}

class QueryFiltersDto {
  @ApiPropertyOptional({ description: 'Words that are left, and that homes have in their texts' })
  q?: string;

  @ApiPropertyOptional({ type: 'integer' })
  min_price?: number;

  @ApiPropertyOptional({ type: 'integer' })
  max_price?: number;

  @ApiPropertyOptional({ type: 'integer' })
  min_bedrooms?: number;

  @ApiPropertyOptional({ type: 'integer' })
  max_bedrooms?: number;

  @ApiPropertyOptional({ type: 'number' })
  min_bathrooms?: number;

  @ApiPropertyOptional({ type: 'integer' })
  min_area?: number;

  @ApiPropertyOptional({ type: 'integer' })
  max_area?: number;

  @ApiPropertyOptional({ enum: DWELLING_NAMES, isArray: true })
  dwelling?: DwellingName[];

  @ApiPropertyOptional({ type: [String] })
  neighbourhood?: string[];

  @ApiPropertyOptional({ type: [String] })
  zip_code?: string[];

  @ApiPropertyOptional({ type: [String] })
  street?: string[];

  @ApiPropertyOptional({ type: [String] })
  amenities?: string[];

  @ApiPropertyOptional({ type: [String] })
  nearby?: string[];

  @ApiPropertyOptional({ type: [String], example: ['14 St (A C E)-35'] })
  commute?: string[];

  @ApiPropertyOptional({ example: '2026-11-28', description: 'First day of an open house' })
  open_house_from?: string;

  @ApiPropertyOptional({ example: '2026-11-29', description: 'Last day of an open house' })
  open_house_to?: string;

  @ApiPropertyOptional({ example: '-73.99,40.75,-73.98,40.76' })
  bounds?: string;

  @ApiPropertyOptional({ enum: LISTING_SORTS })
  sort?: ListingSort;
}

export class QueryGuessDto {
  @ApiProperty({ example: 'garfeild' })
  from: string;

  @ApiProperty({ example: 'Garfield Ave' })
  to: string;
}

export class UnderstoodQueryDto extends OkDto {
  @ApiProperty({
    description: 'False where no word means anything, nor stands in the text of a home',
  })
  understood: boolean;

  @ApiProperty({ enum: LISTING_TYPES })
  type: ListingType;

  @ApiProperty({ enum: BOROUGHS, nullable: true, description: 'Null: the whole city' })
  location: Borough | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The one home of the address that was typed',
  })
  id: number | null;

  @ApiProperty({ type: QueryFiltersDto })
  filters: QueryFiltersDto;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'Times Square',
    description: 'A place without homes of its own; `bounds` are those of the homes nearest to it',
  })
  near: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'Williamsburg',
    description: 'The place for which `location` is another borough than the one it was typed at',
  })
  moved_to: string | null;

  @ApiProperty({
    type: [QueryGuessDto],
    description: 'Misspelt words, and what was taken for them',
  })
  guesses: QueryGuessDto[];

  @ApiProperty({ type: [String], description: 'Words that no home says anything of; left out' })
  unmatched: string[];

  @ApiProperty({
    enum: ['sales', 'rentals'],
    nullable: true,
    description: 'The type of which a home has all of the unmatched words in its texts',
  })
  other_type: 'sales' | 'rentals' | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '100 Main St',
    description: 'An address without a home on the market; its street is searched',
  })
  missing_address: string | null;
}
