import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { EmailField, OkDto, withMessage } from '@phantom/service-kit';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { LinkedAccountDto, LinkTokenDto } from '../account-links/account-link.dto.js';
import { SessionDto } from '../sessions/session.dto.js';
import { LOGIN_MESSAGES, PASSWORD_MESSAGES } from '../common/messages.js';

/** A password that somebody chooses. The password policy checks it after the form is validated. */
export const NewPasswordField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'password', minLength: 12, maxLength: 128 }),
    IsString(withMessage(PASSWORD_MESSAGES.missing)),
    IsNotEmpty(withMessage(PASSWORD_MESSAGES.missing)),
  );

export class PresentPasswordDto {
  @MaxLength(256, withMessage(LOGIN_MESSAGES.passwordTooLong))
  @IsNotEmpty(withMessage(LOGIN_MESSAGES.password))
  @IsString(withMessage(LOGIN_MESSAGES.password))
  @ApiProperty({ format: 'password', maxLength: 256 })
  current_password: string;
}

export class ChangePasswordDto extends PresentPasswordDto {
  @NewPasswordField()
  password: string;
}

export class ForgotPasswordDto {
  @EmailField()
  email: string;
}

export const PASSWORD_PURPOSES = ['reset', 'invite'] as const;
export type PasswordPurpose = (typeof PASSWORD_PURPOSES)[number];

export class PasswordLinkDto extends OkDto {
  @ApiProperty({ enum: PASSWORD_PURPOSES, description: 'A new password, or the first one' })
  purpose: PasswordPurpose;

  @ApiProperty({ format: 'email', description: 'The account that the password will be of' })
  email: string;

  @ApiProperty()
  name: string;
}

export class SetPasswordDto extends LinkTokenDto {
  @NewPasswordField()
  password: string;
}

export class PasswordSetDto extends LinkedAccountDto {
  @ApiProperty({
    type: SessionDto,
    nullable: true,
    description: 'The login that a first password begins; null after a reset, and without a role',
  })
  session: SessionDto | null;
}
