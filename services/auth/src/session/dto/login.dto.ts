import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ACCOUNT_TYPES, type AccountType } from '@phantom/service-kit';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';

export class LoginDto {
  @IsEmail({}, { message: 'Please enter an email address, such as name@example.com.' })
  @MaxLength(254, { message: 'This email address is too long: 254 characters at most.' })
  @ApiProperty({ format: 'email', maxLength: 254 })
  email: string;

  @IsString({ message: 'Please enter your password.' })
  @IsNotEmpty({ message: 'Please enter your password.' })
  @MaxLength(256, { message: 'This password is too long: 256 characters at most.' })
  @ApiProperty({ format: 'password', maxLength: 256 })
  password: string;

  @IsIn(ACCOUNT_TYPES)
  @ApiProperty({
    enum: ACCOUNT_TYPES,
    description: 'Must be the role that the account has; it grants none',
  })
  type: AccountType;

  @IsOptional()
  @IsBoolean()
  @ApiPropertyOptional({
    default: false,
    description: 'Stay signed in for 30 days; else until the browser is closed',
  })
  remember?: boolean;
}
