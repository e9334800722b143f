import { ApiProperty } from '@nestjs/swagger';
import {
  ACCOUNT_RIGHTS,
  ACCOUNT_TYPES,
  type AccountRight,
  type AccountType,
} from '@phantom/service-kit';

/** What every response says of an account. The DTOs of sessions, profiles and people build on it. */
export class SessionUserDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The address of the profile picture',
  })
  image: string | null;

  @ApiProperty({ enum: ACCOUNT_TYPES, nullable: true })
  type: AccountType | null;

  @ApiProperty({
    enum: ACCOUNT_RIGHTS,
    isArray: true,
    description: 'What this employee may do beyond the others',
  })
  rights: AccountRight[];
}
