import { ApiPropertyOptional } from '@nestjs/swagger';
import { saying } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { ArrayMaxSize } from 'class-validator';
import { LISTING_SELECTION_MESSAGES } from '../listing-selection-messages.js';
import { readIds } from '../read-ids.js';

const MOST = 50;

/** The homes that a visitor has picked. */
export class ListingSelectionDto {
  @ApiPropertyOptional({
    type: 'string',
    pattern: String.raw`^\d+(,\d+)*$`,
    example: '3,1,2',
    description: `Ids with commas between, at most ${MOST}`,
  })
  @Transform(({ value }: { value: unknown }) => readIds(value))
  @ArrayMaxSize(MOST, saying(LISTING_SELECTION_MESSAGES.tooMany))
  ids: number[] = [];
}
