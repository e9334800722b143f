import { ApiProperty } from '@nestjs/swagger';
import { HistoryDto } from '../../common/history-page.js';
import { STATUS_NUMBERS, type PropertyStatus } from '../common/property-workflow.js';
import { CHANGE_KINDS, type ChangeKind } from './property-history.entity.js';

const statusSchema = { type: 'integer', enum: [...STATUS_NUMBERS, null], nullable: true } as const;

export class ActorDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The account; null for one that is none of ours',
  })
  id: number | null;

  @ApiProperty()
  name: string;
}

export class FieldChangeDto {
  @ApiProperty({ example: 'servicing_bank', description: 'As the field is called on the wire' })
  field: string;

  @ApiProperty({ type: String, nullable: true })
  old: string | null;

  @ApiProperty({ type: String, nullable: true })
  new: string | null;
}

export class PropertyChangeDto {
  @ApiProperty()
  id: number;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: ActorDto })
  actor: ActorDto;

  @ApiProperty({ enum: CHANGE_KINDS })
  kind: ChangeKind;

  @ApiProperty(statusSchema)
  from_status: PropertyStatus | null;

  @ApiProperty(statusSchema)
  to_status: PropertyStatus | null;

  @ApiProperty({ type: String, nullable: true })
  reason: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of the file or the requested document',
  })
  title: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  request_id: number | null;

  @ApiProperty({ type: [FieldChangeDto] })
  changes: FieldChangeDto[];
}

export class PropertyHistoryDto extends HistoryDto {
  @ApiProperty({ type: [PropertyChangeDto], description: 'The latest first' })
  list: PropertyChangeDto[];
}
