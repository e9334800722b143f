import { ApiProperty } from '@nestjs/swagger';
import { HistoryDto } from '../../common/history-page.js';
import { ChangeDto } from '../../common/versioned-resource.js';
import { CHANGE_SUBJECTS, type ChangeSubject } from '../common/investment.entity.js';

export class InvestmentChangeDto extends ChangeDto {
  @ApiProperty({ enum: CHANGE_SUBJECTS })
  subject: ChangeSubject;
}

export class InvestmentHistoryDto extends HistoryDto {
  @ApiProperty({ type: [InvestmentChangeDto], description: 'The latest first' })
  list: InvestmentChangeDto[];
}
