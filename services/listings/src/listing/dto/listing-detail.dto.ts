import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { ListingDto } from './listing.dto.js';

/** What a home costs from a moment on, until the next of its prices. */
export class PriceChangeDto {
  @ApiProperty({ type: 'integer', description: 'US dollars; of a rental, a month' })
  price: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  since: string;
}

/** A home on its own page, where more is told of it than in a list. */
export class DetailedListingDto extends ListingDto {
  @ApiProperty({
    type: [PriceChangeDto],
    description: 'Its prices since it came to this site, newest first; empty while none is known',
  })
  price_history: PriceChangeDto[];
}

/** One home, in a list of one. */
export class ListingDetailDto extends OkDto {
  @ApiProperty({ type: [DetailedListingDto], minItems: 1, maxItems: 1 })
  list: DetailedListingDto[];
}
