import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { InboxAnswerDto, InboxEntryDto, InboxTrailDto } from '@phantom/inbox';
import { FORM_MESSAGES, PhoneField, PublicFormDto } from '@phantom/outbox';
import {
  EmailField,
  FIELD_MESSAGES,
  IsId,
  OkDto,
  TextField,
  withMessage,
} from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { ENQUIRY_MESSAGES as MESSAGES } from '../common/messages.js';

/** A check box is sent as "1" or "0". Numbers and booleans are accepted too. */
const CheckBox = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ enum: ['0', '1'], default: '0', description }),
    Transform(({ value }: { value: unknown }) => readCheckBox(value)),
    IsIn(['0', '1'], withMessage(FIELD_MESSAGES.value)),
  );

function readCheckBox(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return '0';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'number' ? String(value) : value;
}

/** The form on the page of a listing. */
export class ListingEnquiryDto extends PublicFormDto {
  @TextField({ max: 100, required: MESSAGES.firstName, tooLong: MESSAGES.firstNameTooLong })
  first_name: string;

  @TextField({ max: 100, required: MESSAGES.lastName, tooLong: MESSAGES.lastNameTooLong })
  last_name: string;

  @EmailField()
  email: string;

  @PhoneField({ isRequired: false })
  phone?: string;

  @CheckBox('Wants to see the home')
  schedule: '0' | '1' = '0';

  @CheckBox('Wants to know more about it')
  requests: '0' | '1' = '0';

  @TextField({ max: 4000, tooLong: FORM_MESSAGES.messageTooLong, isBlock: true })
  message?: string;

  @IsId({ isOptional: true })
  @ApiPropertyOptional({ description: 'The home it is about' })
  listing_id?: number;
}

export class ListingEnquiryEntryDto extends InboxEntryDto {
  @ApiProperty({ type: 'integer', nullable: true })
  listing_id: number | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'The address of the home' })
  listing_title: string | null;

  @ApiProperty({ description: 'Wants to see the home' })
  wants_visit: boolean;

  @ApiProperty({ description: 'Wants to know more about it' })
  wants_information: boolean;
}

export class ListingEnquiryListDto extends InboxAnswerDto {
  @ApiProperty({ type: [ListingEnquiryEntryDto] })
  list: ListingEnquiryEntryDto[];
}

class ListingEnquiryDetailDto extends IntersectionType(ListingEnquiryEntryDto, InboxTrailDto) {}

export class ListingEnquiryDetailAnswerDto extends OkDto {
  @ApiProperty({ type: [ListingEnquiryDetailDto] })
  list: ListingEnquiryDetailDto[];
}
