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

/** Figures of others that an estimate of a home's costs begins with; they age, and say from when they are. */
export class EstimateFiguresDto {
  @ApiProperty({
    description: "Average of fixed mortgages over 30 years, per cent a year: Freddie Mac's survey",
  })
  mortgage_rate: number;

  @ApiProperty({ type: 'string', format: 'date', description: 'The day of that survey' })
  mortgage_rate_date: string;

  @ApiProperty({
    description:
      "New York's tax on homes for one to three families, per cent of the assessed value",
  })
  house_tax_rate: number;

  @ApiProperty({ type: 'integer', description: 'The fiscal year of that tax' })
  house_tax_year: number;
}

/** One home, in a list of one. */
export class ListingDetailDto extends OkDto {
  @ApiProperty()
  estimate_figures: EstimateFiguresDto;

  @ApiProperty({ type: [DetailedListingDto], minItems: 1, maxItems: 1 })
  list: DetailedListingDto[];
}
