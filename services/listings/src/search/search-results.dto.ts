import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { ListingListDto } from '../listings/listing.dto.js';

/** A page of listings. */
export class ListingFoundDto extends ListingListDto {
  @ApiProperty({ type: 'integer', description: 'How many there are on all pages' })
  total: number;

  @ApiProperty({
    type: 'integer',
    description:
      'With `nearby` or `commute`: how many they leave out because they have no coordinates',
  })
  unplaced: number;

  @ApiProperty({ type: [String], description: 'With `commute`: names that no station has' })
  unknown_stations: string[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: '`cursor` of the next page; null on the last',
  })
  next: string | null;
}

class TextFacetDto {
  @ApiProperty()
  value: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  count: number;
}

class NumberFacetDto {
  @ApiProperty({ type: 'integer' })
  value: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  count: number;
}

export class RangeFacetDto {
  @ApiProperty({ type: 'integer' })
  min: number;

  @ApiProperty({ type: 'integer' })
  max: number;
}

const range = { type: RangeFacetDto, nullable: true } as const;

/** Values without a listing are left out. */
class FacetsDto {
  @ApiProperty({ type: [TextFacetDto], description: 'Kinds of dwelling, most first' })
  dwelling: TextFacetDto[];

  @ApiProperty({
    type: [NumberFacetDto],
    description: 'Ascending; 0 is a studio, 5 is five or more',
  })
  bedrooms: NumberFacetDto[];

  @ApiProperty({ type: [NumberFacetDto], description: 'Ascending, whole; 4 is four or more' })
  bathrooms: NumberFacetDto[];

  @ApiProperty({ type: [TextFacetDto], maxItems: 100, description: 'Most first' })
  neighbourhood: TextFacetDto[];

  @ApiProperty({
    type: [TextFacetDto],
    maxItems: 100,
    description: 'Most first; under the chosen ones too',
  })
  amenities: TextFacetDto[];

  @ApiProperty({ type: [TextFacetDto], maxItems: 50, description: 'Most first' })
  zip_code: TextFacetDto[];

  @ApiProperty({ ...range, description: 'US dollars; null where none is known' })
  price: RangeFacetDto | null;

  @ApiProperty({ ...range, description: 'Square feet; null where none is known' })
  area: RangeFacetDto | null;
}

/** Each facet is counted under all filters of the search except its own. */
export class ListingFacetsDto extends OkDto {
  @ApiProperty({ type: 'integer', description: 'How many match the whole search' })
  total: number;

  @ApiProperty()
  facets: FacetsDto;
}

const corners = {
  type: 'array',
  items: { type: 'number' },
  minItems: 4,
  maxItems: 4,
  description: 'West, south, east, north; degrees, WGS84',
} as const;

/** Listings that are too close together to be shown alone at this zoom. */
class MapClusterDto {
  @ApiProperty({ description: 'The middle of its homes' })
  latitude: number;

  @ApiProperty()
  longitude: number;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty(corners)
  bounds: number[];
}

/** A listing that is shown alone. */
class MapHomeDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  latitude: number;

  @ApiProperty()
  longitude: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'US dollars; of a rental, a month' })
  price: number | null;

  @ApiProperty({ enum: ['sales', 'rentals'] })
  listing_type: 'sales' | 'rentals';

  @ApiProperty({ type: 'string', nullable: true })
  address: string | null;
}

/** All matches, not only those of one page. */
export class ListingMapDto extends OkDto {
  @ApiProperty({ type: 'integer', description: 'How many there are on the map' })
  total: number;

  @ApiProperty({ type: 'integer', description: 'How many more match whose place is unknown' })
  unplaced: number;

  @ApiProperty({
    ...corners,
    nullable: true,
    description: `Of all of them. ${corners.description}`,
  })
  extent: number[] | null;

  @ApiProperty({ type: [MapClusterDto] })
  clusters: MapClusterDto[];

  @ApiProperty({ type: [MapHomeDto] })
  homes: MapHomeDto[];
}
