import { ApiProperty } from '@nestjs/swagger';
import { CHANGE_ACTIONS, type ChangeAction, type ChangedFields } from './row-change.entity.js';

const FIELDS = {
  type: 'object' as const,
  additionalProperties: { type: 'string', nullable: true },
};

export class RowChangeDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'Name of the employee' })
  by: string;

  @ApiProperty({ enum: CHANGE_ACTIONS })
  action: ChangeAction;

  @ApiProperty({ description: 'Property or document' })
  title: string;

  @ApiProperty({ ...FIELDS, description: 'What changed, as it was' })
  before: ChangedFields;

  @ApiProperty({ ...FIELDS, description: 'As it is since' })
  after: ChangedFields;
}
