import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { HOME_KINDS, type HomeKind } from './sale-rules.js';

/** A median and the range of the middle half of the prices. */
export class PriceRangeDto {
  @ApiProperty({ type: 'integer', description: 'The sales that it rests on' })
  count: number;

  @ApiProperty({ type: 'integer', description: 'A quarter of the prices is lower. US dollars' })
  low: number;

  @ApiProperty({ type: 'integer' })
  median: number;

  @ApiProperty({ type: 'integer', description: 'A quarter of the prices is higher' })
  high: number;
}

export class SaleComparisonDto {
  @ApiProperty({ enum: ['zip_code', 'borough'], description: 'Where the sales were' })
  area: 'zip_code' | 'borough';

  @ApiProperty({ description: 'The ZIP code or the borough', example: '11215' })
  area_name: string;

  @ApiProperty({ type: 'integer' })
  first_year: number;

  @ApiProperty({ type: 'integer' })
  last_year: number;

  @ApiProperty({ type: PriceRangeDto })
  prices: PriceRangeDto;

  @ApiProperty({
    type: PriceRangeDto,
    nullable: true,
    description: 'For each square foot. Null: the area is known of too few of the sales',
  })
  per_square_foot: PriceRangeDto | null;
}

class SaleMedianDto {
  @ApiProperty({ type: 'integer', description: 'The sales that it rests on' })
  count: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: too few sales. US dollars' })
  median: number | null;
}

export class SalesOfYearDto extends SaleMedianDto {
  @ApiProperty({ type: 'integer' })
  year: number;
}

export class SalesOfQuarterDto {
  @ApiProperty({ type: 'integer' })
  year: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 4 })
  quarter: number;

  @ApiProperty({ type: 'integer' })
  count: number;
}

export class SalesOfZipCodeDto extends SaleMedianDto {
  @ApiProperty()
  zip_code: string;
}

export class SalesOfKindDto {
  @ApiProperty({ enum: HOME_KINDS })
  kind: HomeKind;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ type: PriceRangeDto, nullable: true, description: 'Null: too few sales' })
  prices: PriceRangeDto | null;

  @ApiProperty({
    type: PriceRangeDto,
    nullable: true,
    description: 'For each square foot. Null: the area is known of too few of the sales',
  })
  per_square_foot: PriceRangeDto | null;

  @ApiProperty({ type: [SalesOfYearDto], description: 'The earliest first' })
  years: SalesOfYearDto[];

  @ApiProperty({ type: [SalesOfZipCodeDto] })
  zip_codes: SalesOfZipCodeDto[];
}

export class RecordedSaleDto {
  @ApiProperty({ type: 'string', format: 'date' })
  sold_on: string;

  @ApiProperty({ type: 'integer', description: 'US dollars' })
  price: number;

  @ApiProperty({ enum: HOME_KINDS })
  kind: HomeKind;
}

export class ListingSalesDto extends OkDto {
  @ApiProperty({
    enum: HOME_KINDS,
    isArray: true,
    description:
      'The recorded kinds that are like the home. Empty for a rental, and for a home whose type is unknown or not recorded',
  })
  kinds: HomeKind[];

  @ApiProperty({
    type: SaleComparisonDto,
    nullable: true,
    description: 'Recorded sales of these kinds. Null: there are too few of them',
  })
  comparison: SaleComparisonDto | null;

  @ApiProperty({
    type: [RecordedSaleDto],
    description: 'Recorded sales at the address of the home, newest first',
  })
  at_address: RecordedSaleDto[];
}
