import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_TYPES, OkDto, saying, type AccountType } from '@phantom/service-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { ACCOUNT_MESSAGES } from '../../account/account-messages.js';
import { LinkTokenDto } from '../../account-link/link-token.dto.js';
import { SessionDto } from '../../session/dto/session.dto.js';

export class SetPasswordDto extends LinkTokenDto {
  @IsNotEmpty(saying(ACCOUNT_MESSAGES.newPassword))
  @IsString(saying(ACCOUNT_MESSAGES.newPassword))
  @ApiProperty({ format: 'password', minLength: 12, maxLength: 128 })
  password: string;
}

/** Whose account it is, and by which page the person signs in. */
export class LinkedAccountDto extends OkDto {
  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ enum: ACCOUNT_TYPES, nullable: true })
  type: AccountType | null;
}

export class PasswordSetDto extends LinkedAccountDto {
  @ApiProperty({
    type: SessionDto,
    nullable: true,
    description: 'The login that a first password begins; null after a reset, and without a role',
  })
  session: SessionDto | null;
}
