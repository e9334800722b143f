import { ApiProperty } from '@nestjs/swagger';
import {
  FIELD_MESSAGES,
  type Language,
  LANGUAGES,
  listDto,
  withMessage,
} from '@phantom/service-kit';
import { ConsentVersionField } from '@phantom/subscriptions';
import { ArrayMaxSize, IsArray, IsIn } from 'class-validator';
import {
  NOTICE_EVENTS,
  NOTICE_STATES,
  type NoticeEvent,
  type NoticeState,
} from './notice.entity.js';

/** What an investor chooses. */
export class NoticePreferencesChangeDto {
  @ApiProperty({ enum: LANGUAGES, description: 'The language of the mails' })
  @IsIn(LANGUAGES, withMessage(FIELD_MESSAGES.choice))
  lang: Language;

  @ApiProperty({
    enum: NOTICE_EVENTS,
    isArray: true,
    description: 'What to be told of; an empty list ends all notices',
  })
  @IsArray(withMessage(FIELD_MESSAGES.choice))
  @ArrayMaxSize(NOTICE_EVENTS.length)
  @IsIn(NOTICE_EVENTS, { each: true, ...withMessage(FIELD_MESSAGES.choice) })
  events: NoticeEvent[];

  @ConsentVersionField()
  consent_version?: string;
}

export class NoticePreferenceDto {
  @ApiProperty({ enum: NOTICE_EVENTS })
  event: NoticeEvent;

  @ApiProperty({
    enum: NOTICE_STATES,
    nullable: true,
    description:
      'Null where it was never chosen; `bounced` when the mail server refused the address',
  })
  state: NoticeState | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  since: string | null;
}

export class NoticePreferencesDto {
  @ApiProperty({ description: 'The address of the account, which gets the mails' })
  email: string;

  @ApiProperty({ enum: LANGUAGES, description: 'The language of the mails' })
  lang: Language;

  @ApiProperty({ type: [NoticePreferenceDto], description: 'Every kind of event' })
  events: NoticePreferenceDto[];
}

export class NoticePreferencesAnswerDto extends listDto(NoticePreferencesDto, {
  minItems: 1,
  maxItems: 1,
}) {}
