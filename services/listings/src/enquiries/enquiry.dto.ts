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

interface TransformInput {
  value: unknown;
}

/** A check box is sent as "1" or "0". Numbers and booleans are accepted too. */
const CheckBox = () => Transform(({ value }: TransformInput) => readCheckBox(value));

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

  @ApiPropertyOptional({ enum: ['0', '1'], default: '0', description: 'Wants to see the home' })
  @CheckBox()
  @IsIn(['0', '1'], withMessage(FIELD_MESSAGES.value))
  schedule: '0' | '1' = '0';

  @ApiPropertyOptional({
    enum: ['0', '1'],
    default: '0',
    description: 'Wants to know more about it',
  })
  @CheckBox()
  @IsIn(['0', '1'], withMessage(FIELD_MESSAGES.value))
  requests: '0' | '1' = '0';

  @TextField({ max: 4000, tooLong: FORM_MESSAGES.messageTooLong, isBlock: true })
  message?: string;

  @IsId({ isOptional: true })
  @ApiPropertyOptional({ description: 'The home it is about' })
  listing_id?: number;
}

/** An enquiry about one listing, or about none in particular. */
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
