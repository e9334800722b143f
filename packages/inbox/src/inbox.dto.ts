import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, OkDto } from '@phantom/service-kit';
import { ENQUIRY_KINDS, ENQUIRY_STATES, type EnquiryKind, type EnquiryState } from './inbox-key.js';
import { HISTORY_FIELDS, type HistoryField } from './inbox.entity.js';

/** The fields of every enquiry. */
export class InboxEntryDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: ENQUIRY_KINDS })
  kind: EnquiryKind;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ description: 'What `before` and `after` take' })
  key: string;

  @ApiProperty({ enum: ENQUIRY_STATES })
  state: EnquiryState;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The account of an employee' })
  assignee_id: number | null;

  @ApiProperty({ type: 'integer', description: 'To be sent with a change' })
  version: number;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'As typed' })
  phone: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'The same in E.164' })
  phone_e164: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  message: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'The path at which the form stood' })
  page: string | null;

  @ApiProperty({ enum: LANGUAGES, description: 'What the visitor reads' })
  lang: Language;

  @ApiProperty({ enum: ['honeypot', 'too-fast'], nullable: true, type: 'string' })
  spam_sign: 'honeypot' | 'too-fast' | null;
}

const Count = () => ApiProperty({ type: 'integer', minimum: 0 });

/** The number of enquiries of each state, whichever states were requested. */
export class InboxCountsDto implements Record<EnquiryState, number> {
  @Count()
  new: number;

  @Count()
  in_progress: number;

  @Count()
  answered: number;

  @Count()
  closed: number;

  @Count()
  spam: number;
}

/** The base of a response with enquiries, the newest first; each service adds its own `list`. */
export class InboxAnswerDto extends OkDto {
  @ApiProperty({ type: InboxCountsDto })
  counts: InboxCountsDto;

  @ApiProperty({ description: 'There are more of them in the direction that was asked for' })
  more: boolean;
}

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

/** The notes and the change history of an enquiry, the latest last. */
export class InboxTrailDto {
  @ApiProperty({ type: [EnquiryNoteDto] })
  notes: EnquiryNoteDto[];

  @ApiProperty({ type: [EnquiryChangeEntryDto] })
  history: EnquiryChangeEntryDto[];
}
