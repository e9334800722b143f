import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ACCOUNT_TYPES,
  FIELD_MESSAGES,
  OkDto,
  withMessage,
  type AccountType,
} from '@phantom/service-kit';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { SessionUserDto } from '../accounts/account.dto.js';
import { LOGIN_MESSAGES } from '../common/messages.js';

export class LoginDto {
  @IsEmail({}, withMessage(FIELD_MESSAGES.email))
  @MaxLength(254, withMessage(FIELD_MESSAGES.emailTooLong))
  @IsString(withMessage(FIELD_MESSAGES.email))
  @ApiProperty({ format: 'email', maxLength: 254 })
  email: string;

  @MaxLength(256, withMessage(LOGIN_MESSAGES.passwordTooLong))
  @IsNotEmpty(withMessage(LOGIN_MESSAGES.password))
  @IsString(withMessage(LOGIN_MESSAGES.password))
  @ApiProperty({ format: 'password', maxLength: 256 })
  password: string;

  @IsIn(ACCOUNT_TYPES, withMessage(FIELD_MESSAGES.choice))
  @ApiProperty({
    enum: ACCOUNT_TYPES,
    description: 'Must be the role that the account has; it grants none',
  })
  type: AccountType;

  @IsOptional()
  @IsBoolean(withMessage(FIELD_MESSAGES.value))
  @ApiPropertyOptional({
    default: false,
    description: 'Stay signed in for 30 days; else until the browser is closed',
  })
  remember?: boolean;
}

export class SessionDto extends OkDto {
  @ApiProperty({ description: 'For the Authorization header' })
  access_token: string;

  @ApiProperty({ enum: ['Bearer'] })
  token_type: 'Bearer';

  @ApiProperty({ type: 'integer', description: 'Seconds' })
  expires_in: number;

  @ApiProperty()
  user: SessionUserDto;
}
