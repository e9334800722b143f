import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';

/** How many homes have this value. */
export class TextFacetDto {
  @ApiProperty()
  value: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  count: number;
}

/** How many homes have this number of rooms. */
export class NumberFacetDto {
  @ApiProperty({ type: 'integer' })
  value: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  count: number;
}

/** From the least to the most. */
export class RangeFacetDto {
  @ApiProperty({ type: 'integer' })
  min: number;

  @ApiProperty({ type: 'integer' })
  max: number;
}

const range = { type: RangeFacetDto, nullable: true } as const;

/** What there is to choose from: values that no home has are left out. */
export class FacetsDto {
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

/** Each facet is counted under all filters of the search but its own. */
export class ListingFacetsDto extends OkDto {
  @ApiProperty({ type: 'integer', description: 'How many match the whole search' })
  total: number;

  @ApiProperty()
  facets: FacetsDto;
}
