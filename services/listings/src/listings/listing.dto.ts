import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BadRequestError,
  type Language,
  LANGUAGES,
  OkDto,
  readId,
  withMessage,
} from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { ArrayMaxSize } from 'class-validator';
import { type Borough, BOROUGHS } from '../common/borough.js';
import { STANDARD_STATUSES, type StandardStatus } from '../common/reso.js';
import { NearbyDto } from '../nearby/nearby.dto.js';
import { LISTING_MESSAGES } from '../common/messages.js';

/** A time at which visitors may see a listing without an appointment. */
export class OpenHouseDto {
  @ApiProperty({ type: 'string', format: 'date-time' })
  starts_at: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  ends_at: string;

  @ApiProperty({ description: 'Made up for the demonstration' })
  synthetic: boolean;
}

const text = { type: 'string', nullable: true } as const;
const integer = { type: 'integer', nullable: true } as const;
const decimal = { type: 'number', nullable: true } as const;

/** Null is unknown. */
export class ListingDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({
    description:
      'JSON text. Of a list: relative paths, to be prefixed with the answer’s `url`. Of one home: `{url, type}` each',
    example: '["homes/2-e-55th-st-803-10022/1200.webp"]',
  })
  images: string;

  @ApiProperty(text)
  address: string | null;

  @ApiProperty(text)
  city: string | null;

  @ApiProperty()
  state: string;

  @ApiProperty(text)
  zip_code: string | null;

  @ApiProperty({ ...integer, description: '0 is a studio' })
  bedrooms: number | null;

  @ApiProperty(decimal)
  bathrooms: number | null;

  @ApiProperty({ ...text, description: 'The kind of dwelling', example: 'Co-op' })
  type: string | null;

  @ApiProperty({ ...integer, description: 'US dollars; of a rental, a month' })
  price: number | null;

  @ApiProperty(text)
  furnished: string | null;

  @ApiProperty({ ...integer, description: 'Square feet' })
  area: number | null;

  @ApiProperty({ ...integer, description: 'Square feet' })
  lot_size: number | null;

  @ApiProperty(text)
  title: string | null;

  @ApiProperty(text)
  description: string | null;

  @ApiProperty({ ...text, description: 'Names, with commas between' })
  amenities: string | null;

  @ApiProperty({ enum: ['sales', 'rentals'], description: 'To buy or to rent' })
  listing_type: 'sales' | 'rentals';

  @ApiProperty({ enum: BOROUGHS })
  borough: Borough;

  @ApiProperty(text)
  neighbourhood: string | null;

  @ApiProperty({ ...decimal, description: 'Degrees, WGS84' })
  latitude: number | null;

  @ApiProperty({ ...decimal, description: 'Degrees, WGS84' })
  longitude: number | null;

  @ApiProperty({ ...text, description: 'How the home is owned' })
  ownership: string | null;

  @ApiProperty({
    enum: STANDARD_STATUSES,
    description: 'StandardStatus of the RESO Data Dictionary',
  })
  status: StandardStatus;

  @ApiProperty({ description: 'Not yet promised to anyone' })
  available: boolean;

  @ApiProperty(integer)
  floor: number | null;

  @ApiProperty({ ...integer, description: 'Years' })
  building_age: number | null;

  @ApiProperty({ ...integer, description: 'On foot' })
  minutes_to_subway: number | null;

  @ApiProperty({ ...text, description: 'The brokerage, where the feed has it' })
  listed_by: string | null;

  @ApiProperty({ type: [OpenHouseDto], description: 'Those to come, soonest first' })
  open_houses: OpenHouseDto[];

  @ApiProperty({ enum: ['USD'] })
  currency: 'USD';

  @ApiProperty({ type: 'string', format: 'date-time', description: 'When it came to this site' })
  listed_at: string;

  @ApiProperty({ description: 'It came to this site within a week' })
  is_new: boolean;

  @ApiProperty({
    ...integer,
    description: 'US dollars, of a price that was lowered within 30 days; null for others',
  })
  previous_price: number | null;

  @ApiProperty({
    type: [String],
    description: 'Fields above that are made up for the demonstration',
  })
  synthetic: string[];
}

/** A complete list, without pages. */
export class ListingListDto extends OkDto {
  @ApiProperty({ type: [ListingDto] })
  list: ListingDto[];

  @ApiProperty({ description: 'What the paths in `images` are relative to', example: '/pictures/' })
  url: string;
}

/** A price from a time on, until the next price. */
export class PriceChangeDto {
  @ApiProperty({ type: 'integer', description: 'US dollars; of a rental, a month' })
  price: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  since: string;
}

/** Who shows a home. */
export class ListingAgentDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ ...text, description: 'Picture' })
  portrait: string | null;

  @ApiProperty(text)
  phone: string | null;
}

/** What no feed tells. */
export class OwnHomeDto {
  @ApiProperty({ type: ListingAgentDto, nullable: true })
  agent: ListingAgentDto | null;

  @ApiProperty({ ...text, description: 'Picture' })
  floor_plan: string | null;

  @ApiProperty({ ...text, description: 'Document' })
  floor_plan_file: string | null;

  @ApiProperty({ ...integer, description: 'US dollars a month' })
  fees: number | null;

  @ApiProperty(integer)
  year_built: number | null;

  @ApiProperty({ type: [String], description: 'Of each picture in `images`; empty without one' })
  captions: string[];
}

class DetailedListingDto extends ListingDto {
  @ApiProperty({ enum: LANGUAGES, description: 'Of the title and the description' })
  lang: Language;

  @ApiProperty({ type: OwnHomeDto, nullable: true, description: 'Null: a home of a feed' })
  own_home: OwnHomeDto | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Of the page of its neighbourhood in its borough. Null: there is none',
    example: 'park-slope',
  })
  neighbourhood_slug: string | null;

  @ApiProperty({ description: 'Visitors can choose a time to see it' })
  has_viewing_slots: boolean;

  @ApiProperty({ type: NearbyDto, nullable: true, description: 'Null: its place is not known' })
  nearby: NearbyDto | null;

  @ApiProperty({
    type: [PriceChangeDto],
    description: 'Its prices since it came to this site, newest first; empty while none is known',
  })
  price_history: PriceChangeDto[];
}

export class ListingDetailDto extends OkDto {
  @ApiProperty({ type: [DetailedListingDto], minItems: 1, maxItems: 1 })
  list: DetailedListingDto[];
}

const MAX_IDS = 50;

export class ListingSelectionDto {
  @ApiPropertyOptional({
    type: 'string',
    pattern: String.raw`^\d+(,\d+)*$`,
    example: '3,1,2',
    description: `Ids with commas between, at most ${MAX_IDS}`,
  })
  @Transform(({ value }: { value: unknown }) => parseIds(value))
  @ArrayMaxSize(MAX_IDS, withMessage(LISTING_MESSAGES.tooManyIds))
  ids: number[] = [];
}

/** Parses `3,1,2`. It keeps the order and drops duplicates. @throws BadRequestError for a malformed id */
function parseIds(value: unknown): number[] {
  if (value === undefined || value === '') return [];
  if (typeof value !== 'string') throw new BadRequestError();
  const ids = value.split(',').map((id) => readId(id));
  if (ids.includes(Number.NaN)) throw new BadRequestError();
  return [...new Set(ids)];
}
