import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  DayField,
  IntegerField,
  type Language,
  LANGUAGES,
  NullableIdField,
  OkDto,
  TextField,
  withMessage,
} from '@phantom/service-kit';
import { IsISO8601, Matches } from 'class-validator';
import { VIEWING_MESSAGES as MESSAGES } from '../common/messages.js';

const time = { type: 'string', format: 'date-time' } as const;

export class ViewingCalendarQueryDto {
  @DayField('The first of seven days in New York; today by default')
  from?: string;
}

const TimeField = (description: string): PropertyDecorator =>
  applyDecorators(
    Matches(/^([01]\d|2[0-3]):[0-5]\d$/, withMessage(MESSAGES.time)),
    ApiProperty({ example: '14:30', description }),
  );

/** One time or a series of them, on one day in New York. */
export class NewViewingSlotsDto {
  @TextField({
    max: 300,
    required: MESSAGES.home,
    description: 'The id of the home, its address, or the address of its page',
  })
  home: string;

  @NullableIdField('The content entry of the agent; by default that of an own home')
  agent_id?: number | null;

  @Matches(/^\d{4}-\d{2}-\d{2}$/, withMessage(MESSAGES.day))
  @IsISO8601({ strict: true }, withMessage(MESSAGES.day))
  @ApiProperty({ format: 'date', example: '2026-11-30' })
  day: string;

  @TimeField('When the first begins')
  from: string;

  @TimeField('When the last has ended')
  to: string;

  @IntegerField({ minimum: 10, maximum: 240, description: 'The length of each' })
  minutes: number;
}

export class CalendarAgentDto {
  @ApiProperty({ type: 'integer', description: 'Of the content entry' })
  id: number;

  @ApiProperty()
  name: string;
}

export class CalendarViewingDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ type: 'string', nullable: true })
  phone: string | null;

  @ApiProperty({ enum: LANGUAGES })
  lang: Language;
}

export class CalendarSlotDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  listing_id: number;

  @ApiProperty({ description: 'The address of the home, else its title' })
  home: string;

  @ApiProperty(time)
  starts_at: string;

  @ApiProperty(time)
  ends_at: string;

  @ApiProperty({ type: CalendarAgentDto, nullable: true })
  agent: CalendarAgentDto | null;

  @ApiProperty({ type: CalendarViewingDto, nullable: true, description: 'Null while it is open' })
  viewing: CalendarViewingDto | null;
}

export class ViewingCalendarDto extends OkDto {
  @ApiProperty({ type: [CalendarSlotDto], description: 'The soonest first' })
  list: CalendarSlotDto[];

  @ApiProperty({ type: [CalendarAgentDto], description: 'Who can show homes' })
  agents: CalendarAgentDto[];
}
