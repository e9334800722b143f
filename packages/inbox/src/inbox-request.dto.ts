import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DayField,
  FIELD_MESSAGES,
  IdParamDto,
  IntegerField,
  LARGEST_ID,
  oneLine,
  TextField,
  withMessage,
} from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import {
  ENQUIRY_KINDS,
  ENQUIRY_STATES,
  type EnquiryKind,
  type EnquiryState,
  parseInboxKey,
} from './inbox-key.js';
import { INBOX_MESSAGES } from './messages.js';

/** At most so many words, separated by blanks. */
const MaxWords = (max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxWords',
      constraints: [max],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && value.split(' ').length <= max,
      },
    },
    options,
  );

const validate = (value: unknown) => typeof value === 'string' && Boolean(parseInboxKey(value));

/** An `InboxKey` as text. */
const IsInboxKey = (description: string): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    ValidateBy({ name: 'isInboxKey', validator: { validate } }),
    ApiPropertyOptional({ example: '2026-11-20T15:04:05.678Z_contact_12', description }),
  );

/** Reads `?state=new&state=closed` and `?state=new,closed`. */
const readStates = (value: unknown): unknown[] =>
  [value].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : [each]));

/** The filters of a list of enquiries; without filters all, the newest first. */
export class InboxQueryDto {
  @ApiPropertyOptional({ enum: ENQUIRY_KINDS })
  @IsOptional()
  @IsIn(ENQUIRY_KINDS)
  kind?: EnquiryKind;

  @ApiPropertyOptional({ enum: ENQUIRY_STATES, isArray: true })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => readStates(value))
  @IsIn(ENQUIRY_STATES, { each: true })
  state?: EnquiryState[];

  @ApiPropertyOptional({
    type: 'string',
    description: '`me`, `nobody`, or the id of an employee’s account',
  })
  @IsOptional()
  @Matches(/^(me|nobody|[1-9]\d{0,8})$/)
  assignee?: string;

  @ApiPropertyOptional({
    maxLength: 100,
    description:
      'Up to eight words of the name, the address, the telephone number or the text; all must be there',
  })
  @Transform(({ value }: { value: unknown }) => oneLine(value))
  @IsOptional()
  @IsString()
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

  @IntegerField({ minimum: 1, maximum: 100, required: false, default: 25 })
  limit = 25;
}

/** The `{kind}/{id}` of a path. */
export class EnquiryParamDto extends IdParamDto {
  @ApiProperty({ enum: ENQUIRY_KINDS })
  @IsIn(ENQUIRY_KINDS)
  kind: EnquiryKind;
}

/** A change of an enquiry; a field that is left out stays. */
export class EnquiryChangeDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the enquiry that was looked at' })
  @IsInt()
  @Min(1)
  version: number;

  @ApiPropertyOptional({ enum: ENQUIRY_STATES })
  @IsOptional()
  @IsIn(ENQUIRY_STATES)
  state?: EnquiryState;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    nullable: true,
    description: 'Of an account; null: nobody',
  })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  assignee_id?: number | null;
}

export class NoteDto {
  @TextField({ max: 2000, required: INBOX_MESSAGES.note, isBlock: true })
  text: string;
}

/** The header that makes adding a note idempotent. */
export const NOTE_KEY = {
  name: 'Idempotency-Key',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: 'The same key with the same note adds it once',
} as const;
