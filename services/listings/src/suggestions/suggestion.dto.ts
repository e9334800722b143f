import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, OkDto, withMessage } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { type Borough, BOROUGHS } from '../common/borough.js';
import { PLACE_KINDS } from '../places/place.repository.js';
import { LISTING_TYPES, type ListingType, parseListingType } from '../common/listing-type.js';

const SUGGESTION_KINDS = ['borough', ...PLACE_KINDS, 'address', 'nearby'] as const;
type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export class ListingSuggestDto {
  @ApiPropertyOptional({
    type: 'string',
    maxLength: 100,
    default: '',
    example: 'wiliamsburg',
    description:
      'What is typed so far; typing errors are forgiven. Below two characters: no answer',
  })
  @IsString()
  @MaxLength(100, withMessage(FIELD_MESSAGES.tooLong))
  q = '';

  @ApiPropertyOptional({ enum: LISTING_TYPES, description: 'As in `listings-listfind`' })
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
  @MaxLength(100, withMessage(FIELD_MESSAGES.tooLong))
  location?: string;
}

export class ListingSuggestionDto {
  @ApiProperty({
    enum: SUGGESTION_KINDS,
    description:
      'A borough, a neighbourhood, ZIP code or street to filter by, one home, or a place near which homes are',
  })
  kind: SuggestionKind;

  @ApiProperty({ example: 'Williamsburg' })
  text: string;

  @ApiProperty({ enum: BOROUGHS })
  borough: Borough;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Homes on the market there; 0 of a place that has homes only near it',
  })
  count: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of an address: the home to look at; else null',
  })
  id: number | null;
}

/** The most likely first. */
export class ListingSuggestionsDto extends OkDto {
  @ApiProperty({ type: [ListingSuggestionDto], maxItems: 8 })
  list: ListingSuggestionDto[];
}
