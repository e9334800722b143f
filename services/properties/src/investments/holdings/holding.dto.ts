import { ApiProperty } from '@nestjs/swagger';
import { listDto, OkDto, TextField } from '@phantom/service-kit';
import { VersionedDto, VersionField } from '../../common/versioned-resource.js';
import { AMOUNT_SCHEMA, AmountField } from '../common/amount.js';
import { InvestmentTotalsDto, OptionalIdField, PastDayField } from '../common/investment.dto.js';
import { INVESTMENT_MESSAGES } from '../../common/messages.js';

const PROPERTY = { max: 120, required: INVESTMENT_MESSAGES.property };

export class NewHoldingDto {
  @TextField(PROPERTY)
  property: string;

  @TextField({ max: 200 })
  address?: string;

  @OptionalIdField('Of the project whose page in the portfolio shows it')
  project_id?: number | null;

  @AmountField()
  committed: string;

  @AmountField({ mayBeZero: true })
  contributed: string;

  @PastDayField()
  as_of: string;
}

/** A field that is left out keeps its value. */
export class HoldingChangeDto {
  @TextField({ ...PROPERTY, isPart: true })
  property?: string;

  @TextField({ max: 200, isPart: true })
  address?: string;

  @OptionalIdField('Null for no page')
  project_id?: number | null;

  @AmountField({ isPart: true })
  committed?: string;

  @AmountField({ isPart: true, mayBeZero: true })
  contributed?: string;

  @PastDayField({ isPart: true })
  as_of?: string;

  @VersionField()
  version: number;
}

export class HoldingDto extends VersionedDto {
  @ApiProperty({ type: 'integer', description: "The investor's account" })
  account_id: number;

  @ApiProperty({ example: 'Kent Avenue Lofts' })
  property: string;

  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Its page in the portfolio' })
  project_id: number | null;

  @ApiProperty(AMOUNT_SCHEMA)
  committed: string;

  @ApiProperty(AMOUNT_SCHEMA)
  contributed: string;

  @ApiProperty({ ...AMOUNT_SCHEMA, description: 'The sum of its distributions' })
  distributed: string;

  @ApiProperty({ format: 'date' })
  as_of: string;
}

export class HoldingListDto extends OkDto {
  @ApiProperty({ type: [HoldingDto] })
  list: HoldingDto[];

  @ApiProperty({ type: InvestmentTotalsDto })
  totals: InvestmentTotalsDto;
}

export class HoldingAnswerDto extends listDto(HoldingDto, { minItems: 1, maxItems: 1 }) {}
