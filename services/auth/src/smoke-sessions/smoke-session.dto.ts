import { ApiProperty } from '@nestjs/swagger';
import { FIELD_MESSAGES, listDto, READ_SCOPE, withMessage } from '@phantom/service-kit';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { SessionDto } from '../sessions/session.dto.js';

/** The roles of a smoke test. A manager is an employee with all rights. */
export const SMOKE_ROLES = ['manager', 'employee', 'investor'] as const;
export type SmokeRole = (typeof SMOKE_ROLES)[number];

/** The credentials of the release tool, like those of an OAuth client. */
export class SmokeClientDto {
  @IsString(withMessage(FIELD_MESSAGES.value))
  @IsNotEmpty(withMessage(FIELD_MESSAGES.value))
  @MaxLength(256, withMessage(FIELD_MESSAGES.value))
  @ApiProperty({ format: 'password', maxLength: 256 })
  client_secret: string;
}

export class SmokeSessionDto extends SessionDto {
  @ApiProperty({ enum: SMOKE_ROLES })
  role: SmokeRole;

  @ApiProperty({ enum: [READ_SCOPE] })
  scope: typeof READ_SCOPE;
}

export class SmokeSessionsDto extends listDto(SmokeSessionDto, {
  description: 'One for each role',
}) {}
