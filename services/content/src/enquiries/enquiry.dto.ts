import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { InboxAnswerDto, InboxEntryDto, InboxTrailDto } from '@phantom/inbox';
import { FORM_MESSAGES, PhoneField, PublicFormDto } from '@phantom/outbox';
import {
  ChoiceField,
  EmailField,
  listDto,
  OkDto,
  TextField,
  withMessage,
} from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsISO31661Alpha2, IsOptional } from 'class-validator';
import {
  ACCREDITED,
  CONTACT_TOPICS,
  INVESTMENT_AMOUNTS,
  PHONE_KINDS,
  type ContactTopic,
  type InvestmentAmount,
  type PhoneKind,
} from './enquiry.options.js';

const readCountry = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toUpperCase() || undefined : value;

export class ContactEnquiryDto extends PublicFormDto {
  @TextField({ max: 100, required: FORM_MESSAGES.name, tooLong: FORM_MESSAGES.nameTooLong })
  name: string;

  @EmailField()
  email: string;

  @PhoneField({ isRequired: true })
  phone: string;

  @ChoiceField(PHONE_KINDS)
  options?: PhoneKind;

  @ChoiceField(CONTACT_TOPICS)
  select?: ContactTopic;

  @TextField({ max: 200, required: FORM_MESSAGES.subject, tooLong: FORM_MESSAGES.subjectTooLong })
  subject: string;

  @TextField({ max: 4000, tooLong: FORM_MESSAGES.messageTooLong, isBlock: true })
  message?: string;
}

export class InvestorEnquiryDto extends PublicFormDto {
  @TextField({ max: 100, required: FORM_MESSAGES.name, tooLong: FORM_MESSAGES.nameTooLong })
  name: string;

  @EmailField()
  email: string;

  @PhoneField({ isRequired: true })
  phone: string;

  @ApiPropertyOptional({ example: 'DE', description: 'ISO 3166-1 alpha-2' })
  @Transform(({ value }: { value: unknown }) => readCountry(value))
  @IsOptional()
  @IsISO31661Alpha2(withMessage(FORM_MESSAGES.country))
  country?: string;

  @ChoiceField(ACCREDITED)
  is_accredited?: (typeof ACCREDITED)[number];

  @ChoiceField(INVESTMENT_AMOUNTS)
  investment_amount?: InvestmentAmount;

  @TextField({ max: 100, description: 'One of `referredByList`' })
  referred_by?: string;

  @TextField({ max: 4000, tooLong: FORM_MESSAGES.messageTooLong, isBlock: true })
  message?: string;

  // Without validation decorators: clients of the contract send an empty object, which the server ignores.
  @ApiPropertyOptional({ type: 'object', properties: {}, description: 'Always empty' })
  options?: object;
}

export class ReferrersDto extends OkDto {
  @ApiProperty({ type: [String], description: 'What `referred_by` may be, in English' })
  list: string[];
}

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

export class EnquiryDetailAnswerDto extends listDto(EnquiryDetailDto) {}
