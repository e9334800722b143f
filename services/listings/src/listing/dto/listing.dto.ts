import { ApiProperty } from '@nestjs/swagger';
import { BOROUGHS, type Borough } from '../../geography/borough.js';
import { STANDARD_STATUSES, type StandardStatus } from '../../reso/reso-listing.js';
import { OpenHouseDto } from './open-house.dto.js';

const text = { type: 'string', nullable: true } as const;
const integer = { type: 'integer', nullable: true } as const;
const decimal = { type: 'number', nullable: true } as const;

/** A home, as visitors see it. Null is what nobody told us. */
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

  @ApiProperty({ type: [OpenHouseDto], description: 'Those to come, soonest first' })
  open_houses: OpenHouseDto[];

  @ApiProperty({ enum: ['USD'] })
  currency: 'USD';

  @ApiProperty({ type: 'string', format: 'date-time', description: 'When it came to this site' })
  listed_at: string;

  @ApiProperty({
    type: [String],
    description: 'Fields above that are made up for the demonstration',
  })
  synthetic: string[];
}
