import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ChoiceField, FIELD_MESSAGES, listDto, TextField, withMessage } from '@phantom/service-kit';
import { IsBoolean, IsOptional, ValidateBy, ValidateIf } from 'class-validator';
import { isCalendarDay } from '../../common/calendar.js';
import { OptionalVersionField, VersionField } from '../../common/versioned-resource.js';
import { ReasonField } from '../common/reason-field.js';
import { REQUEST_STATES, type RequestState } from './document-request.entity.js';
import { REQUEST_MESSAGES } from '../../common/messages.js';

const TITLE = { max: 150, required: REQUEST_MESSAGES.title };
const NOTE = { max: 500, isBlock: true, description: 'What exactly is needed' };

const DUE_DAY = /^2\d{3}-\d{2}-\d{2}$/;
const dueOnSchema = { format: 'date', example: '2026-12-04' };

/** The day by which the document is needed. */
const DueOnField = ({ isPart = false } = {}): PropertyDecorator =>
  applyDecorators(
    ...(isPart ? [ValidateIf((_, value) => value !== undefined)] : []),
    ValidateBy(
      { name: 'isDay', validator: { validate: (value) => isCalendarDay(value, DUE_DAY) } },
      withMessage(REQUEST_MESSAGES.dueOn),
    ),
    isPart ? ApiPropertyOptional(dueOnSchema) : ApiProperty(dueOnSchema),
  );

export class NewDocumentRequestDto {
  @TextField(TITLE)
  title: string;

  @TextField(NOTE)
  note?: string;

  @DueOnField()
  due_on: string;

  @IsOptional()
  @IsBoolean(withMessage(FIELD_MESSAGES.value))
  @ApiPropertyOptional({
    description:
      'Also moves the property to Missing Documents where it is elsewhere; takes `version`',
  })
  move?: boolean;

  @OptionalVersionField()
  version?: number;

  @ReasonField({
    isOptional: true,
    description: 'Of that move; without it the title stands for it',
  })
  reason?: string;
}

/** A new state, and new values for a request that is awaited. A field that is left out keeps its value. */
export class DocumentRequestChangeDto {
  @ChoiceField(REQUEST_STATES)
  state?: RequestState;

  @ReasonField({ isOptional: true, description: 'Required for `rejected` and for `open`' })
  reason?: string;

  @TextField({ ...TITLE, isPart: true })
  title?: string;

  @TextField({ ...NOTE, isPart: true })
  note?: string;

  @DueOnField({ isPart: true })
  due_on?: string;

  @VersionField()
  version: number;
}

export class DocumentRequestDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  property_id: number;

  @ApiProperty({ example: 'Last two bank statements' })
  title: string;

  @ApiProperty({ type: String, nullable: true })
  note: string | null;

  @ApiProperty({ format: 'date', example: '2026-12-04' })
  due_on: string;

  @ApiProperty({
    enum: REQUEST_STATES,
    description: 'At open and rejected the document is awaited',
  })
  state: RequestState;

  @ApiProperty({ type: String, nullable: true, description: 'Of the present state' })
  reason: string | null;

  @ApiProperty({ description: 'Awaited, and due before today, New York time' })
  is_overdue: boolean;

  @ApiProperty({ format: 'date-time' })
  requested_at: string;

  @ApiProperty({ description: 'Name of the employee' })
  requested_by: string;

  @ApiProperty({ format: 'date-time' })
  state_changed_at: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version: number;
}

export class DocumentRequestAnswerDto extends listDto(DocumentRequestDto, {
  minItems: 1,
  maxItems: 1,
}) {}
