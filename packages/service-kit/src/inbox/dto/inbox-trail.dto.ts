import { ApiProperty } from '@nestjs/swagger';
import { HISTORY_FIELDS, type HistoryField } from '../enquiry-change.entity.js';

/** A note of an employee. */
export class EnquiryNoteDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  actor_id: number;

  @ApiProperty()
  actor_name: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** A change of an enquiry, and whose it was. */
export class EnquiryChangeEntryDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  actor_id: number;

  @ApiProperty()
  actor_name: string;

  @ApiProperty({ enum: HISTORY_FIELDS })
  field: HistoryField;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'A state, or the id of an account; null: nobody. The oldest entries have names',
  })
  from: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  to: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** What the staff did about an enquiry, the latest last. */
export class InboxTrailDto {
  @ApiProperty({ type: [EnquiryNoteDto] })
  notes: EnquiryNoteDto[];

  @ApiProperty({ type: [EnquiryChangeEntryDto] })
  history: EnquiryChangeEntryDto[];
}
