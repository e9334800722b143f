import { ApiProperty } from '@nestjs/swagger';
import { saying } from '@phantom/service-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { ACCOUNT_MESSAGES } from '../../account/account-messages.js';
import { PresentPasswordDto } from '../../session/dto/present-password.dto.js';

export class ChangePasswordDto extends PresentPasswordDto {
  @IsNotEmpty(saying(ACCOUNT_MESSAGES.newPassword))
  @IsString(saying(ACCOUNT_MESSAGES.newPassword))
  @ApiProperty({ format: 'password', minLength: 12, maxLength: 128 })
  password: string;
}
