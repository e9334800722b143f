import { ApiProperty } from '@nestjs/swagger';
import { OkDto, TextField } from '@phantom/service-kit';
import { IsUUID } from 'class-validator';
import { SessionUserDto } from '../accounts/account.dto.js';
import { ACCOUNT_MESSAGES } from '../common/messages.js';

export class ChangeProfileDto {
  @TextField({ max: 100, required: ACCOUNT_MESSAGES.name })
  name: string;
}

export class SessionParamDto {
  @IsUUID()
  @ApiProperty({ format: 'uuid' })
  id: string;
}

export class ProfileDto extends SessionUserDto {
  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

export class ProfileSessionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Whether it is the one that asks' })
  current: boolean;

  @ApiProperty({ format: 'date-time', description: 'When it was signed in' })
  created_at: string;

  @ApiProperty({ format: 'date-time', description: 'When it was renewed last' })
  last_used_at: string;

  @ApiProperty({ example: 'Firefox on Windows' })
  device: string;

  @ApiProperty({ description: 'Whether it outlives the end of the browser' })
  remember: boolean;
}

export class ProfileAnswerDto extends OkDto {
  @ApiProperty({ type: [ProfileDto], minItems: 1, maxItems: 1 })
  list: ProfileDto[];

  @ApiProperty({ type: [ProfileSessionDto], description: 'The one last used first' })
  sessions: ProfileSessionDto[];
}
