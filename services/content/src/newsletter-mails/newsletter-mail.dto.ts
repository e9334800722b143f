import { ApiProperty } from '@nestjs/swagger';
import { IntegerField, LARGEST_ID, listDto } from '@phantom/service-kit';

export class NewsletterNumberDto {
  @IntegerField({ minimum: 1, maximum: LARGEST_ID })
  number: number;
}

export class MailingProgressDto {
  @ApiProperty({ format: 'date-time' })
  started_at: string;

  @ApiProperty()
  queued: number;

  @ApiProperty()
  sent: number;

  @ApiProperty({ description: 'Refused by the mail servers of the subscribers' })
  failed: number;

  @ApiProperty({ description: 'Of people who left before their mail went out' })
  dropped: number;

  @ApiProperty({ description: 'Subscribers who have left since it was sent' })
  left: number;
}

export class NewsletterMailDto {
  @ApiProperty({ type: 'integer' })
  entry_id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Only a published newsletter is sent' })
  is_published: boolean;

  @ApiProperty({ description: 'Who would get it now' })
  subscribers: number;

  @ApiProperty({ type: MailingProgressDto, nullable: true, description: 'Null before it was sent' })
  progress: MailingProgressDto | null;
}

export class NewsletterMailAnswerDto extends listDto(NewsletterMailDto, {
  minItems: 1,
  maxItems: 1,
}) {}
