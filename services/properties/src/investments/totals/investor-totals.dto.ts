import { ApiProperty } from '@nestjs/swagger';
import { listDto } from '@phantom/service-kit';
import { InvestmentTotalsDto } from '../common/investment.dto.js';

export class InvestorTotalsDto extends InvestmentTotalsDto {
  @ApiProperty({ type: 'integer' })
  account_id: number;

  @ApiProperty({ type: 'integer' })
  holdings: number;

  @ApiProperty({ type: 'integer' })
  documents: number;

  @ApiProperty({ type: 'integer', description: 'Documents not opened by the investor yet' })
  unread: number;
}

export class InvestorTotalsAnswerDto extends listDto(InvestorTotalsDto, {
  description: 'Of every account that has anything',
}) {}
