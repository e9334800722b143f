import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsId } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

interface Given {
  value: unknown;
}

/** White space around what was typed is nobody's intention. */
const Trim = () =>
  Transform(({ value }: Given) => (typeof value === 'string' ? value.trim() : value));

/** A check box travels as "1" or "0"; numbers and booleans are understood. */
const CheckBox = () => Transform(({ value }: Given) => readCheckBox(value));

function readCheckBox(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return '0';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'number' ? String(value) : value;
}

/** The form beside a listing. */
export class ListingEnquiryDto {
  @ApiProperty({ maxLength: 100 })
  @Trim()
  @IsString({ message: 'Please enter your first name.' })
  @IsNotEmpty({ message: 'Please enter your first name.' })
  @MaxLength(100, { message: 'Your first name is too long: 100 characters at most.' })
  first_name: string;

  @ApiProperty({ maxLength: 100 })
  @Trim()
  @IsString({ message: 'Please enter your last name.' })
  @IsNotEmpty({ message: 'Please enter your last name.' })
  @MaxLength(100, { message: 'Your last name is too long: 100 characters at most.' })
  last_name: string;

  @ApiProperty({ format: 'email', maxLength: 254 })
  @Trim()
  @MaxLength(254, { message: 'This email address is too long: 254 characters at most.' })
  @IsEmail({}, { message: 'Please enter an email address, such as name@example.com.' })
  email: string;

  @ApiPropertyOptional({ maxLength: 40 })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(40, { message: 'This phone number is too long: 40 characters at most.' })
  phone?: string;

  @ApiPropertyOptional({ enum: ['0', '1'], default: '0', description: 'Wants to see the home' })
  @CheckBox()
  @IsIn(['0', '1'])
  schedule: '0' | '1' = '0';

  @ApiPropertyOptional({
    enum: ['0', '1'],
    default: '0',
    description: 'Wants to know more about it',
  })
  @CheckBox()
  @IsIn(['0', '1'])
  requests: '0' | '1' = '0';

  @ApiPropertyOptional({ maxLength: 4000 })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(4000, { message: 'Your message is too long: 4,000 characters at most.' })
  message?: string;

  @IsOptional()
  @IsId()
  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'The home it is about' })
  listing_id?: number;
}
