import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { oneLine } from '../../fields/clean-text.js';
import { FIELD_MESSAGES } from '../../messages/field-messages.js';
import { withMessage } from '../../messages/with-message.js';
import { DayField } from '../../openapi/day-field.js';
import {
  ENQUIRY_KINDS,
  ENQUIRY_STATES,
  type EnquiryKind,
  type EnquiryState,
} from '../enquiry-kinds.js';
import { INBOX_MESSAGES } from '../inbox-messages.js';
import { IsInboxKey } from './is-inbox-key.js';
import { MaxWords } from './max-words.js';

interface Given {
  value: unknown;
}

/** `?state=new&state=closed` and `?state=new,closed` alike. */
const readStates = (value: unknown): unknown[] =>
  [value].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : [each]));

/** Which enquiries are asked for, the newest first; without anything, all. */
export class InboxQueryDto {
  @ApiPropertyOptional({ enum: ENQUIRY_KINDS })
  @IsOptional()
  @IsIn(ENQUIRY_KINDS, withMessage(FIELD_MESSAGES.choice))
  kind?: EnquiryKind;

  @ApiPropertyOptional({ enum: ENQUIRY_STATES, isArray: true })
  @IsOptional()
  @Transform(({ value }: Given) => readStates(value))
  @IsIn(ENQUIRY_STATES, { each: true, ...withMessage(FIELD_MESSAGES.choice) })
  state?: EnquiryState[];

  @ApiPropertyOptional({
    type: 'string',
    description: '`me`, `nobody`, or the id of an employee’s account',
  })
  @IsOptional()
  @Matches(/^(me|nobody|[1-9]\d{0,8})$/, withMessage(FIELD_MESSAGES.value))
  assignee?: string;

  @ApiPropertyOptional({
    maxLength: 100,
    description:
      'Up to eight words of the name, the address, the telephone number or the text; all must be there',
  })
  @Transform(({ value }: Given) => oneLine(value))
  @IsOptional()
  @IsString(withMessage(FIELD_MESSAGES.value))
  @MaxLength(100, withMessage(FIELD_MESSAGES.tooLong))
  @MaxWords(8, withMessage(INBOX_MESSAGES.words))
  search?: string;

  @DayField('The first day, in New York')
  from?: string;

  @DayField('The last day, in New York')
  to?: string;

  @IsInboxKey('Only what came before this enquiry')
  before?: string;

  @IsInboxKey('Only what came after this enquiry, those next to it')
  after?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 25 })
  @IsOptional()
  @Type(() => Number)
  @IsInt(withMessage(FIELD_MESSAGES.value))
  @Min(1, withMessage(FIELD_MESSAGES.value))
  @Max(100, withMessage(FIELD_MESSAGES.value))
  limit = 25;
}
