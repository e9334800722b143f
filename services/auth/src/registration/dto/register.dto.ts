import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { OkDto, saying } from '@phantom/service-kit';
import { EmailField, TextField } from '@phantom/service-kit/forms';
import { ACCOUNT_MESSAGES } from '../../account/account-messages.js';

export class RegisterDto {
  @EmailField()
  email: string;

  @TextField({
    max: 100,
    required: ACCOUNT_MESSAGES.name,
    description: 'The name by which the person is called',
  })
  username: string;

  @IsNotEmpty(saying(ACCOUNT_MESSAGES.newPassword))
  @IsString(saying(ACCOUNT_MESSAGES.newPassword))
  @ApiProperty({ format: 'password', minLength: 12, maxLength: 128 })
  password: string;
}

export class RegisteredUserDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ format: 'email' })
  email: string;
}

export class RegisteredDto extends OkDto {
  @ApiProperty()
  user: RegisteredUserDto;
}
