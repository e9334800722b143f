import { ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, IsId, saying } from '@phantom/service-kit';
import {
  EmailField,
  FORM_MESSAGES,
  PhoneField,
  PublicFormDto,
  TextField,
} from '@phantom/service-kit/forms';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { LISTING_ENQUIRY_MESSAGES as MESSAGES } from '../listing-enquiry-messages.js';

interface Given {
  value: unknown;
}

/** A check box travels as "1" or "0"; numbers and booleans are understood. */
const CheckBox = () => Transform(({ value }: Given) => readCheckBox(value));

function readCheckBox(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return '0';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'number' ? String(value) : value;
}

/** The form beside a listing. */
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
  @IsIn(['0', '1'], saying(FIELD_MESSAGES.value))
  schedule: '0' | '1' = '0';

  @ApiPropertyOptional({
    enum: ['0', '1'],
    default: '0',
    description: 'Wants to know more about it',
  })
  @CheckBox()
  @IsIn(['0', '1'], saying(FIELD_MESSAGES.value))
  requests: '0' | '1' = '0';

  @TextField({ max: 4000, tooLong: FORM_MESSAGES.messageTooLong, isBlock: true })
  message?: string;

  @IsId({ isOptional: true })
  @ApiPropertyOptional({ description: 'The home it is about' })
  listing_id?: number;
}
