import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import {
  CHANGE_ACTIONS,
  CHANGE_SUBJECTS,
  type ChangeAction,
  type ChangedFields,
  type ChangeSubject,
} from '../investment-change.entity.js';

const FIELDS = {
  type: 'object' as const,
  additionalProperties: { type: 'string', nullable: true },
};

export class InvestmentChangeDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'Name of the employee' })
  by: string;

  @ApiProperty({ enum: CHANGE_SUBJECTS })
  subject: ChangeSubject;

  @ApiProperty({ enum: CHANGE_ACTIONS })
  action: ChangeAction;

  @ApiProperty({ description: 'Property or document' })
  title: string;

  @ApiProperty({ ...FIELDS, description: 'What changed, as it was' })
  before: ChangedFields;

  @ApiProperty({ ...FIELDS, description: 'As it is since' })
  after: ChangedFields;
}

export class InvestmentHistoryDto extends OkDto {
  @ApiProperty({ type: [InvestmentChangeDto], description: 'The latest hundred, the latest first' })
  list: InvestmentChangeDto[];
}
