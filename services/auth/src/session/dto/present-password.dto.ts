import { ApiProperty } from '@nestjs/swagger';
import { saying } from '@phantom/service-kit';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { LOGIN_MESSAGES } from '../login-messages.js';

/** The password of whoever is signed in, asked for once more. */
export class PresentPasswordDto {
  @MaxLength(256, saying(LOGIN_MESSAGES.passwordTooLong))
  @IsNotEmpty(saying(LOGIN_MESSAGES.password))
  @IsString(saying(LOGIN_MESSAGES.password))
  @ApiProperty({ format: 'password', maxLength: 256 })
  current_password: string;
}
