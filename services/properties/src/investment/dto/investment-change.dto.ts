import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { RowChangeDto } from '../../row-change/row-change.dto.js';
import { CHANGE_SUBJECTS, type ChangeSubject } from '../investment-change.entity.js';

export class InvestmentChangeDto extends RowChangeDto {
  @ApiProperty({ enum: CHANGE_SUBJECTS })
  subject: ChangeSubject;
}

export class InvestmentHistoryDto extends OkDto {
  @ApiProperty({ type: [InvestmentChangeDto], description: 'The latest hundred, the latest first' })
  list: InvestmentChangeDto[];
}
