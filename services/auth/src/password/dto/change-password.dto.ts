import { ApiProperty } from '@nestjs/swagger';
import { saying } from '@phantom/service-kit';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { ACCOUNT_MESSAGES } from '../../account/account-messages.js';
import { LOGIN_MESSAGES } from '../../session/login-messages.js';

export class ChangePasswordDto {
  @MaxLength(256, saying(LOGIN_MESSAGES.passwordTooLong))
  @IsNotEmpty(saying(LOGIN_MESSAGES.password))
  @IsString(saying(LOGIN_MESSAGES.password))
  @ApiProperty({ format: 'password', maxLength: 256 })
  current_password: string;

  @IsNotEmpty(saying(ACCOUNT_MESSAGES.newPassword))
  @IsString(saying(ACCOUNT_MESSAGES.newPassword))
  @ApiProperty({ format: 'password', minLength: 12, maxLength: 128 })
  password: string;
}
