import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  FIELD_MESSAGES,
  IdParamDto,
  IntegerField,
  IsId,
  type Language,
  LANGUAGES,
  listDto,
  OkDto,
  TextField,
  withMessage,
} from '@phantom/service-kit';
import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { ApplicationFieldsDto, AppliedHomeDto } from './application.dto.js';
import {
  APPLICATION_STATES,
  type ApplicationState,
  REVIEW_STATES,
  type ReviewState,
  SENT_STATES,
} from './application-states.js';

export class ApplicationQueryDto {
  @IsOptional()
  @IsIn(SENT_STATES)
  @ApiPropertyOptional({ enum: SENT_STATES, description: 'All that were sent, without it' })
  state?: ApplicationState;

  @IsId({ isOptional: true })
  before?: number;

  @IntegerField({ minimum: 1, maximum: 100, required: false, default: 25 })
  limit = 25;
}

export class PaperParamDto extends IdParamDto {
  @IsId()
  paper_id: number;
}

/** A change by an employee; a field that is left out stays. */
export class ApplicationReviewDto {
  @IsInt(withMessage(FIELD_MESSAGES.value))
  @Min(1, withMessage(FIELD_MESSAGES.value))
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the application that was read' })
  version: number;

  @IsOptional()
  @IsIn(REVIEW_STATES, withMessage(FIELD_MESSAGES.choice))
  @ApiPropertyOptional({ enum: REVIEW_STATES, description: 'The applicant gets a mail' })
  state?: ReviewState;

  @TextField({ max: 2000, isBlock: true, isPart: true, description: 'Only employees read it' })
  note?: string;
}

/** A line of the list. */
export class ApplicationEntryDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: APPLICATION_STATES })
  state: ApplicationState;

  @ApiProperty({ type: AppliedHomeDto })
  home: AppliedHomeDto;

  @ApiProperty()
  name: string;

  @ApiProperty({ format: 'date' })
  move_in: string;

  @ApiProperty({ format: 'date-time' })
  submitted_at: string;
}

export class ApplicationListDto extends OkDto {
  @ApiProperty({ type: [ApplicationEntryDto], description: 'The latest first' })
  list: ApplicationEntryDto[];

  @ApiProperty({ description: 'There are older ones' })
  more: boolean;
}

export class ReviewedApplicationDto extends ApplicationFieldsDto {
  @ApiProperty({ type: 'integer', description: 'To be sent with a change' })
  version: number;

  @ApiProperty({ enum: LANGUAGES, description: 'Of the mails to the applicant' })
  lang: Language;

  @ApiProperty({ type: 'string', nullable: true })
  note: string | null;

  @ApiProperty({ enum: REVIEW_STATES, isArray: true, description: 'To which it can be moved' })
  next_states: ReviewState[];
}

export class ReviewedApplicationAnswerDto extends listDto(ReviewedApplicationDto, {
  minItems: 1,
  maxItems: 1,
}) {}
