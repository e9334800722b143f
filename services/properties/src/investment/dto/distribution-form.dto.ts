import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, IsId, saying } from '@phantom/service-kit';
import { IsIn, ValidateIf } from 'class-validator';
import { VersionField } from '../../current-property/dto/version-field.js';
import { DISTRIBUTION_KINDS, type DistributionKind } from '../investment-kinds.js';
import { AmountField } from './amount-field.js';
import { PastDayField } from './past-day-field.js';

export class NewDistributionDto {
  /** One of the investor's own. */
  @IsId()
  holding_id: number;

  @PastDayField()
  paid_on: string;

  @AmountField()
  amount: string;

  @ApiProperty({ enum: DISTRIBUTION_KINDS })
  @IsIn(DISTRIBUTION_KINDS, saying(FIELD_MESSAGES.choice))
  kind: DistributionKind;
}

/** What is not there stays as it is; the holding always does. */
export class DistributionChangeDto {
  @PastDayField({ isPart: true })
  paid_on?: string;

  @AmountField({ isPart: true })
  amount?: string;

  @ApiPropertyOptional({ enum: DISTRIBUTION_KINDS })
  @ValidateIf((_, value) => value !== undefined)
  @IsIn(DISTRIBUTION_KINDS, saying(FIELD_MESSAGES.choice))
  kind?: DistributionKind;

  @VersionField()
  version: number;
}
