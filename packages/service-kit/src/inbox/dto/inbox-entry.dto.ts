import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../language/language.js';
import {
  ENQUIRY_KINDS,
  ENQUIRY_STATES,
  type EnquiryKind,
  type EnquiryState,
} from '../enquiry-kinds.js';

/** What every enquiry tells, whatever it is about. */
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
