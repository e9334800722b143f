import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { DISTRIBUTION_KINDS, type DistributionKind } from '../investment-kinds.js';
import { SHOWN_AMOUNT } from './amount-field.js';
import { StaffKeptDto } from '../../staff-kept/staff-kept.dto.js';

export class DistributionDto extends StaffKeptDto {
  @ApiProperty({ type: 'integer' })
  holding_id: number;

  @ApiProperty({ description: 'Name of the property' })
  property: string;

  @ApiProperty({ format: 'date' })
  paid_on: string;

  @ApiProperty(SHOWN_AMOUNT)
  amount: string;

  @ApiProperty({ enum: DISTRIBUTION_KINDS })
  kind: DistributionKind;
}

export class DistributionYearDto {
  @ApiProperty({ type: 'integer' })
  year: number;

  @ApiProperty({ ...SHOWN_AMOUNT, description: 'Of all kinds' })
  total: string;

  @ApiProperty(SHOWN_AMOUNT)
  income: string;

  @ApiProperty(SHOWN_AMOUNT)
  return_of_capital: string;

  @ApiProperty(SHOWN_AMOUNT)
  sale: string;
}

export class DistributionListDto extends OkDto {
  @ApiProperty({ type: [DistributionDto], description: 'The latest first' })
  list: DistributionDto[];

  @ApiProperty({
    type: [DistributionYearDto],
    description: 'From the first year with a distribution to the last, those without one too',
  })
  years: DistributionYearDto[];
}

export class DistributionAnswerDto extends OkDto {
  @ApiProperty({ type: [DistributionDto], minItems: 1, maxItems: 1 })
  list: DistributionDto[];
}
