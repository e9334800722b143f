import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { InboxAnswerDto, InboxEntryDto, InboxTrailDto } from '@phantom/service-kit/inbox';
import {
  CONTACT_TOPICS,
  PHONE_KINDS,
  type ContactTopic,
  type PhoneKind,
} from '../../contact-options.js';
import { INVESTMENT_AMOUNTS, type InvestmentAmount } from '../../investor-options.js';

/** What a visitor wrote to the company, or somebody who thinks of investing. */
export class EnquiryDto extends InboxEntryDto {
  @ApiPropertyOptional({ type: 'string', enum: PHONE_KINDS, nullable: true })
  phone_kind?: PhoneKind | null;

  @ApiPropertyOptional({ type: 'string', enum: CONTACT_TOPICS, nullable: true })
  topic?: ContactTopic | null;

  @ApiPropertyOptional()
  subject?: string;

  @ApiPropertyOptional({ type: 'string', nullable: true, description: 'ISO 3166-1 alpha-2' })
  country?: string | null;

  @ApiPropertyOptional({ type: 'boolean', nullable: true })
  is_accredited?: boolean | null;

  @ApiPropertyOptional({ type: 'string', enum: INVESTMENT_AMOUNTS, nullable: true })
  investment_amount?: InvestmentAmount | null;

  @ApiPropertyOptional({ type: 'string', nullable: true })
  referred_by?: string | null;
}

export class EnquiryListDto extends InboxAnswerDto {
  @ApiProperty({ type: [EnquiryDto] })
  list: EnquiryDto[];
}

export class EnquiryDetailDto extends IntersectionType(EnquiryDto, InboxTrailDto) {}

export class EnquiryDetailAnswerDto extends OkDto {
  @ApiProperty({ type: [EnquiryDetailDto] })
  list: EnquiryDetailDto[];
}
