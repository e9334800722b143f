import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Several overrides have to fit into one cookie. */
const LONGEST = 200;

/** Another build of one remote: either a registered version, or the address of its entry. */
export class OverrideDto {
  @ApiProperty({ example: 'mf-listings' })
  @IsString()
  remote: string;

  @ApiPropertyOptional({ maxLength: LONGEST })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  version?: string;

  @ApiPropertyOptional({
    maxLength: LONGEST,
    example: 'http://localhost:9101/remoteEntry.js',
  })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  url?: string;
}

export class OverridesAnswerDto extends OkDto {
  @ApiProperty({
    description: 'What this browser gets from now on, by the name of the remote',
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: { version: { type: 'string' }, url: { type: 'string' } },
    },
  })
  overrides: Readonly<Record<string, { version: string } | { url: string }>>;
}
