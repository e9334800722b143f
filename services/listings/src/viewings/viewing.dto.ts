import { ApiProperty } from '@nestjs/swagger';
import { PhoneField, PublicFormDto } from '@phantom/outbox';
import { EmailField, IsId, listDto, TextField } from '@phantom/service-kit';
import { SubscriptionTokenDto } from '@phantom/subscriptions';
import { VIEWING_MESSAGES as MESSAGES } from '../common/messages.js';
import type { ViewingState } from './viewing.entity.js';

const time = { type: 'string', format: 'date-time' } as const;

export class ViewingSlotQueryDto {
  @IsId()
  listing_id: number;
}

export class ViewingAgentDto {
  @ApiProperty({ type: 'integer', description: 'Of the page of the agent' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'string', nullable: true })
  phone: string | null;
}

/** A time that a visitor can book. */
export class ViewingSlotDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty(time)
  starts_at: string;

  @ApiProperty(time)
  ends_at: string;

  @ApiProperty({ type: ViewingAgentDto, nullable: true, description: 'Who shows the home' })
  agent: ViewingAgentDto | null;
}

export class ViewingSlotListDto extends listDto(ViewingSlotDto, {
  description: 'The soonest first',
}) {}

/** The form of a visitor who wants to see a home. */
export class ViewingFormDto extends PublicFormDto {
  @IsId()
  slot_id: number;

  @TextField({ max: 100, required: MESSAGES.name })
  name: string;

  @EmailField()
  email: string;

  @PhoneField({ isRequired: false })
  phone?: string;
}

export class ViewingMoveDto extends SubscriptionTokenDto {
  @IsId()
  slot_id: number;
}

/** What the visitor with the link sees of a viewing. Mails are passed on: nothing that names the visitor. */
export class OwnViewingDto {
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

  @ApiProperty({ enum: ['booked', 'cancelled'] })
  state: ViewingState;

  @ApiProperty({ type: ViewingAgentDto, nullable: true })
  agent: ViewingAgentDto | null;

  @ApiProperty({ type: [ViewingSlotDto], description: 'Times to which it can be moved' })
  slots: ViewingSlotDto[];
}

export class OwnViewingAnswerDto extends listDto(OwnViewingDto, { minItems: 1, maxItems: 1 }) {}
