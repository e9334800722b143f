import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PublicFormDto } from '@phantom/outbox';
import {
  EmailField,
  FIELD_MESSAGES,
  type Language,
  LANGUAGES,
  listDto,
  TextField,
  withMessage,
} from '@phantom/service-kit';
import { ConsentVersionField, SubscriptionTokenDto } from '@phantom/subscriptions';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { SAVED_SEARCH_MESSAGES as MESSAGES } from '../common/messages.js';
import {
  ALERT_EVENTS,
  ALERT_FREQUENCIES,
  type AlertEvent,
  type AlertFrequency,
  type SavedSearchState,
} from './saved-search.entity.js';

/** Five drawn areas fit in. */
const LONGEST_QUERY = 10_000;

const FrequencyField = (): PropertyDecorator =>
  applyDecorators(
    IsIn(ALERT_FREQUENCIES, withMessage(FIELD_MESSAGES.choice)),
    ApiProperty({ enum: ALERT_FREQUENCIES, description: 'How often mails go out' }),
  );

const EventsField = (): PropertyDecorator =>
  applyDecorators(
    IsArray(withMessage(MESSAGES.noEvent)),
    ArrayNotEmpty(withMessage(MESSAGES.noEvent)),
    ArrayMaxSize(ALERT_EVENTS.length),
    IsIn(ALERT_EVENTS, { ...withMessage(FIELD_MESSAGES.choice), each: true }),
    ApiProperty({
      enum: ALERT_EVENTS,
      isArray: true,
      minItems: 1,
      maxItems: ALERT_EVENTS.length,
      description: 'What mails report',
    }),
  );

/** The form of a visitor who saves a search. */
export class SavedSearchFormDto extends PublicFormDto {
  @TextField({ max: 100, required: MESSAGES.name })
  name: string;

  @EmailField()
  email: string;

  @TextField({
    max: 200,
    required: MESSAGES.title,
    description: 'What the person calls the search: `Two bedrooms in Astoria`',
  })
  title: string;

  @ApiProperty({
    maxLength: LONGEST_QUERY,
    example: 'type=sales&location=queens&min_bedrooms=2',
    description: 'The parameters of `listings-listfind`, as in its URL',
  })
  @IsString(withMessage(MESSAGES.search))
  @MaxLength(LONGEST_QUERY, withMessage(MESSAGES.searchTooLong))
  search: string;

  @FrequencyField()
  frequency: AlertFrequency;

  @EventsField()
  events: AlertEvent[];

  @ConsentVersionField()
  consent_version?: string;
}

/** What a person changes of a saved search. */
export class SavedSearchChangeDto extends SubscriptionTokenDto {
  @TextField({ max: 200, required: MESSAGES.title })
  title: string;

  @FrequencyField()
  frequency: AlertFrequency;

  @EventsField()
  events: AlertEvent[];
}

export class SavedSearchDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'The parameters of the search, as in the URL of the call' })
  search: string;

  @ApiProperty({ enum: ALERT_FREQUENCIES })
  frequency: AlertFrequency;

  @ApiProperty({ enum: ALERT_EVENTS, isArray: true })
  events: AlertEvent[];

  @ApiProperty({ enum: ['pending', 'active', 'left'] })
  state: SavedSearchState;
}

export class SavedSearchListDto {
  @ApiProperty({ description: 'Shortened, because mails are passed on: `a…@example.com`' })
  email: string;

  @ApiProperty({ enum: LANGUAGES })
  lang: Language;

  @ApiProperty({ description: 'Of a link to manage the searches: the page keeps it' })
  token: string;

  @ApiProperty({ type: [SavedSearchDto], description: 'The newest first' })
  searches: SavedSearchDto[];
}

export class SavedSearchListAnswerDto extends listDto(SavedSearchListDto, {
  minItems: 1,
  maxItems: 1,
}) {}
