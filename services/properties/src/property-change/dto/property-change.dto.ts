import { ApiProperty } from '@nestjs/swagger';
import { PROPERTY_STATUSES, type PropertyStatus } from '../../current-property/property-status.js';
import { HistoryDto } from '../../row-change/history.dto.js';
import { CHANGE_KINDS, type ChangeKind } from '../change-kind.js';

const STATUS_NUMBERS = Object.keys(PROPERTY_STATUSES).map(Number);
const statusOrNull = { type: 'integer', enum: [...STATUS_NUMBERS, null], nullable: true } as const;

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

  @ApiProperty(statusOrNull)
  from_status: PropertyStatus | null;

  @ApiProperty(statusOrNull)
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
