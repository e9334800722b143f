import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { BOROUGHS, type Borough } from '../../geography/borough.js';
import { SUGGESTION_KINDS, type SuggestionKind } from '../suggestion-kind.js';

/** A place in which there are homes on the market. */
export class ListingSuggestionDto {
  @ApiProperty({
    enum: SUGGESTION_KINDS,
    description: 'A neighbourhood, ZIP code or street to filter by, or one home',
  })
  kind: SuggestionKind;

  @ApiProperty({ example: 'Williamsburg' })
  text: string;

  @ApiProperty({ enum: BOROUGHS })
  borough: Borough;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Homes on the market there' })
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
