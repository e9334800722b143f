import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { ListingSearchDto } from './listing-search.dto.js';

const corners = {
  type: 'array',
  items: { type: 'number' },
  minItems: 4,
  maxItems: 4,
  description: 'West, south, east, north; degrees, WGS84',
} as const;

/** The homes that a visitor wants to see on a map. */
export class ListingMapQueryDto extends ListingSearchDto {
  @ApiProperty({ type: 'integer', minimum: 9, maximum: 17, description: 'Of Web Mercator' })
  @Type(() => Number)
  @IsInt()
  @Min(9)
  @Max(17)
  zoom: number;
}

/** Homes that lie too close together to be told apart at this zoom. */
export class MapClusterDto {
  @ApiProperty({ description: 'The middle of its homes' })
  latitude: number;

  @ApiProperty()
  longitude: number;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty(corners)
  bounds: number[];
}

/** A home that stands for itself on the map. */
export class MapHomeDto {
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

/** Where all matches lie, and not those of one page. */
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
