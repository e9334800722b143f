import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { BOROUGHS, type Borough } from '../../geography/borough.js';
import { SUGGESTION_KINDS, type SuggestionKind } from '../suggestion-kind.js';

/** A place that may be meant. */
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

/** Places that a visitor may mean, the likeliest first. */
export class ListingSuggestionsDto extends OkDto {
  @ApiProperty({ type: [ListingSuggestionDto], maxItems: 8 })
  list: ListingSuggestionDto[];
}
