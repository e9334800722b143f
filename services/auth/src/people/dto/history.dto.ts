import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { ACCOUNT_ACTIONS, type AccountAction } from '../../account-change/account-action.js';

export class FieldChangeDto {
  @ApiProperty({ example: 'type' })
  field: string;

  @ApiProperty({ type: [String], description: 'As it was; empty for nothing' })
  from: string[];

  @ApiProperty({ type: [String], description: 'As it was made' })
  to: string[];
}

export class AccountChangeDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Null for what was done from the command line',
  })
  actor_id: number | null;

  @ApiProperty({ description: 'Who did it, by the name of that time' })
  actor_name: string;

  @ApiProperty({ enum: ACCOUNT_ACTIONS })
  action: AccountAction;

  @ApiProperty({ type: [FieldChangeDto] })
  changes: FieldChangeDto[];
}

export class AccountHistoryDto extends OkDto {
  @ApiProperty({ type: [AccountChangeDto], description: 'The newest first' })
  list: AccountChangeDto[];
}
