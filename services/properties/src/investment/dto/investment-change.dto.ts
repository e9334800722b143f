import { ApiProperty } from '@nestjs/swagger';
import { HistoryDto } from '../../row-change/history.dto.js';
import { RowChangeDto } from '../../row-change/row-change.dto.js';
import { CHANGE_SUBJECTS, type ChangeSubject } from '../investment-change.entity.js';

export class InvestmentChangeDto extends RowChangeDto {
  @ApiProperty({ enum: CHANGE_SUBJECTS })
  subject: ChangeSubject;
}

export class InvestmentHistoryDto extends HistoryDto {
  @ApiProperty({ type: [InvestmentChangeDto], description: 'The latest first' })
  list: InvestmentChangeDto[];
}
