import { ApiProperty } from '@nestjs/swagger';
import {
  ACCOUNT_RIGHTS,
  ACCOUNT_TYPES,
  OkDto,
  type AccountRight,
  type AccountType,
} from '@phantom/service-kit';

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
