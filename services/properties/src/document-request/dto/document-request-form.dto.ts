import { ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, saying } from '@phantom/service-kit';
import { ChoiceField, TextField } from '@phantom/service-kit/forms';
import { IsBoolean, IsOptional } from 'class-validator';
import { OptionalVersionField, VersionField } from '../../current-property/dto/version-field.js';
import { ReasonField } from '../../property-status/dto/reason-field.js';
import { REQUEST_MESSAGES } from '../request-messages.js';
import { REQUEST_STATES, type RequestState } from '../request-state.js';
import { DueOnField } from './due-on-field.js';

const TITLE = { max: 150, required: REQUEST_MESSAGES.title };
const NOTE = { max: 500, isBlock: true, description: 'What exactly is needed' };

export class NewDocumentRequestDto {
  @TextField(TITLE)
  title: string;

  @TextField(NOTE)
  note?: string;

  @DueOnField()
  due_on: string;

  @IsOptional()
  @IsBoolean(saying(FIELD_MESSAGES.value))
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

/** A new state, or other words or another day for one that is awaited. */
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
