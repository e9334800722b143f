import { ApiProperty } from '@nestjs/swagger';
import { EmailField, OkDto, TextField } from '@phantom/service-kit';
import { ACCOUNT_MESSAGES } from '../common/messages.js';
import { NewPasswordField } from '../passwords/password.dto.js';

export class RegisterDto {
  @EmailField()
  email: string;

  @TextField({
    max: 100,
    required: ACCOUNT_MESSAGES.name,
    description: 'The name by which the person is called',
  })
  username: string;

  @NewPasswordField()
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
