import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { SHOWN_AMOUNT } from './amount-field.js';
import { StaffKeptDto } from '../../staff-kept/staff-kept.dto.js';

export class HoldingDto extends StaffKeptDto {
  @ApiProperty({ type: 'integer', description: "The investor's account" })
  account_id: number;

  @ApiProperty({ example: 'Kent Avenue Lofts' })
  property: string;

  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Its page in the portfolio' })
  project_id: number | null;

  @ApiProperty(SHOWN_AMOUNT)
  committed: string;

  @ApiProperty(SHOWN_AMOUNT)
  contributed: string;

  @ApiProperty({ ...SHOWN_AMOUNT, description: 'The sum of its distributions' })
  distributed: string;

  @ApiProperty({ format: 'date' })
  as_of: string;
}

export class InvestmentTotalsDto {
  @ApiProperty(SHOWN_AMOUNT)
  committed: string;

  @ApiProperty(SHOWN_AMOUNT)
  contributed: string;

  @ApiProperty(SHOWN_AMOUNT)
  distributed: string;
}

export class HoldingListDto extends OkDto {
  @ApiProperty({ type: [HoldingDto] })
  list: HoldingDto[];

  @ApiProperty({ type: InvestmentTotalsDto })
  totals: InvestmentTotalsDto;
}

export class HoldingAnswerDto extends OkDto {
  @ApiProperty({ type: [HoldingDto], minItems: 1, maxItems: 1 })
  list: HoldingDto[];
}
