import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, IsId, listDto, OkDto, withMessage } from '@phantom/service-kit';
import { IsIn, ValidateIf } from 'class-validator';
import { VersionedDto, VersionField } from '../../common/versioned-resource.js';
import { AMOUNT_SCHEMA, AmountField } from '../common/amount.js';
import { PastDayField } from '../common/investment.dto.js';
import { DISTRIBUTION_KINDS, type DistributionKind } from '../common/investment.entity.js';

export class NewDistributionDto {
  @IsId()
  holding_id: number;

  @PastDayField()
  paid_on: string;

  @AmountField()
  amount: string;

  @ApiProperty({ enum: DISTRIBUTION_KINDS })
  @IsIn(DISTRIBUTION_KINDS, withMessage(FIELD_MESSAGES.choice))
  kind: DistributionKind;
}

/** A field that is left out keeps its value. The holding cannot change. */
export class DistributionChangeDto {
  @PastDayField({ isPart: true })
  paid_on?: string;

  @AmountField({ isPart: true })
  amount?: string;

  @ApiPropertyOptional({ enum: DISTRIBUTION_KINDS })
  @ValidateIf((_, value) => value !== undefined)
  @IsIn(DISTRIBUTION_KINDS, withMessage(FIELD_MESSAGES.choice))
  kind?: DistributionKind;

  @VersionField()
  version: number;
}

export class DistributionDto extends VersionedDto {
  @ApiProperty({ type: 'integer' })
  holding_id: number;

  @ApiProperty({ description: 'Name of the property' })
  property: string;

  @ApiProperty({ format: 'date' })
  paid_on: string;

  @ApiProperty(AMOUNT_SCHEMA)
  amount: string;

  @ApiProperty({ enum: DISTRIBUTION_KINDS })
  kind: DistributionKind;
}

export class DistributionYearDto {
  @ApiProperty({ type: 'integer' })
  year: number;

  @ApiProperty({ ...AMOUNT_SCHEMA, description: 'Of all kinds' })
  total: string;

  @ApiProperty(AMOUNT_SCHEMA)
  income: string;

  @ApiProperty(AMOUNT_SCHEMA)
  return_of_capital: string;

  @ApiProperty(AMOUNT_SCHEMA)
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

export class DistributionAnswerDto extends listDto(DistributionDto, { minItems: 1, maxItems: 1 }) {}
