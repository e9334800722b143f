import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';

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
