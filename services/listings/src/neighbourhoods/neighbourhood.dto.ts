import { ApiProperty } from '@nestjs/swagger';
import { OkDto, listDto } from '@phantom/service-kit';
import { IsString, MaxLength } from 'class-validator';
import { type Borough, BOROUGHS } from '../common/borough.js';
import { ListingDto } from '../listings/listing.dto.js';
import { NearbyDto } from '../nearby/nearby.dto.js';
import { PriceRangeDto, SalesOfKindDto, SalesOfQuarterDto } from '../recorded-sales/sale.dto.js';

/** The address of a neighbourhood. */
export class NeighbourhoodParamsDto {
  @IsString()
  @MaxLength(20)
  @ApiProperty({ maxLength: 20, example: 'brooklyn' })
  borough: string;

  @IsString()
  @MaxLength(80)
  @ApiProperty({ maxLength: 80, example: 'park-slope' })
  slug: string;
}

class NeighbourhoodAddressDto {
  @ApiProperty({ enum: BOROUGHS })
  borough: Borough;

  @ApiProperty({ example: 'park-slope' })
  slug: string;
}

export class NeighbourhoodSitemapDto extends listDto(NeighbourhoodAddressDto) {
  @ApiProperty({ type: 'string', nullable: true, description: 'Always null: there is one part' })
  next: null;
}

export class NamedNeighbourhoodDto extends NeighbourhoodAddressDto {
  @ApiProperty({ example: 'Park Slope' })
  name: string;

  @ApiProperty({ description: 'Of a point in it, in degrees (WGS84)' })
  latitude: number;

  @ApiProperty()
  longitude: number;
}

export class ListedNeighbourhoodDto extends NamedNeighbourhoodDto {
  @ApiProperty({ type: 'integer', description: 'Homes on the market' })
  homes: number;

  @ApiProperty({ type: 'integer', description: 'Recorded sales' })
  sales: number;
}

export class NeighbourhoodListDto extends listDto(ListedNeighbourhoodDto, {
  description: 'By name',
}) {}

export class NeighbourhoodSalesDto {
  @ApiProperty({
    type: [String],
    description: 'Where the sales were, by the names in the records of the city',
    example: ['Morrisania/Longwood'],
  })
  areas: string[];

  @ApiProperty({ type: 'integer' })
  first_year: number;

  @ApiProperty({ type: 'integer' })
  last_year: number;

  @ApiProperty({ type: [SalesOfKindDto] })
  kinds: SalesOfKindDto[];

  @ApiProperty({
    type: [SalesOfQuarterDto],
    description: 'The earliest first. Quarters without sales are left out',
  })
  quarters: SalesOfQuarterDto[];
}

export class AskingPricesDto {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: any number. 0 is a studio' })
  bedrooms: number | null;

  @ApiProperty({ type: 'boolean', description: 'Homes with more bedrooms count too' })
  or_more: boolean;

  @ApiProperty({ type: 'integer', description: 'Homes on the market' })
  homes: number;

  @ApiProperty({
    type: PriceRangeDto,
    nullable: true,
    description: 'Null: too few of the homes state a price. US dollars; for rentals, per month',
  })
  prices: PriceRangeDto | null;
}

export class SupplyOfMonthDto {
  @ApiProperty({ example: '2026-11' })
  month: string;

  @ApiProperty({ type: 'integer', description: 'On the market at its end, or now' })
  homes: number;

  @ApiProperty({ type: 'integer' })
  new_homes: number;

  @ApiProperty({ type: 'integer', description: 'Sold, let or withdrawn' })
  gone: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The median of those that are gone. Null: too few are',
  })
  days_on_market: number | null;
}

export class NeighbourhoodSupplyDto {
  @ApiProperty({ enum: ['sales', 'rentals'] })
  listing_type: 'sales' | 'rentals';

  @ApiProperty({
    type: [AskingPricesDto],
    description: 'All homes first, then by bedrooms. Numbers without a home are left out',
  })
  asking_prices: AskingPricesDto[];

  @ApiProperty({
    type: [SupplyOfMonthDto],
    description:
      'The last twelve months, the earliest first. Months before the first listing are left out',
  })
  months: SupplyOfMonthDto[];
}

/** Coordinates of a `MultiPolygon` of GeoJSON, from the point to the list of polygons. */
const POSITION = {
  type: 'array',
  items: { type: 'number' },
  example: [-73.9776, 40.6801],
} as const;
const RING = { type: 'array', items: POSITION } as const;
const POLYGON = { type: 'array', items: RING } as const;

export class BoundaryDto {
  @ApiProperty({
    type: [String],
    description: 'The planning areas of the city that are named after it, or the one that has it',
    example: ['Park Slope-Gowanus'],
  })
  areas: string[];

  @ApiProperty({
    ...{ type: 'array', items: POLYGON },
    description: 'Of a `MultiPolygon` of GeoJSON: longitude before latitude, in degrees (WGS84)',
  })
  coordinates: number[][][][];
}

export class NeighbourhoodDto extends OkDto {
  @ApiProperty({ type: NamedNeighbourhoodDto })
  neighbourhood: NamedNeighbourhoodDto;

  @ApiProperty({ type: BoundaryDto, nullable: true, description: 'Null: in no planning area' })
  boundary: BoundaryDto | null;

  @ApiProperty({
    type: [String],
    description: 'The names by which listings are in it, for a search',
    example: ['Park Slope'],
  })
  listed_as: string[];

  @ApiProperty({ type: NeighbourhoodSalesDto, nullable: true, description: 'Null: none recorded' })
  sales: NeighbourhoodSalesDto | null;

  @ApiProperty({ type: [NeighbourhoodSupplyDto], description: 'Types without a home are left out' })
  supply: NeighbourhoodSupplyDto[];

  @ApiProperty({ type: [ListingDto], description: 'The newest homes' })
  homes: ListingDto[];

  @ApiProperty({ description: 'What the paths in `images` are relative to', example: '/pictures/' })
  url: string;

  @ApiProperty({
    type: NearbyDto,
    nullable: true,
    description: 'From a point in it. Null: no street is near the point',
  })
  surroundings: NearbyDto | null;

  @ApiProperty({ type: [NamedNeighbourhoodDto], description: 'The nearest ones that have a page' })
  nearby: NamedNeighbourhoodDto[];
}
