import { ApiProperty } from '@nestjs/swagger';
import { FileField, ReceivedFile } from '@phantom/files';
import { IsId, listDto, TextField } from '@phantom/service-kit';
import { VersionField } from '../../common/versioned-resource.js';
import { ReasonField } from '../common/reason-field.js';
import { PROPERTY_FILE_MESSAGES } from '../../common/messages.js';

export class MissingFileDto {
  @IsId()
  id: number;

  @TextField({ max: 150, required: PROPERTY_FILE_MESSAGES.title })
  title: string;

  @FileField()
  file: ReceivedFile;

  @IsId({ isOptional: true })
  request_id?: number;
}

export class RenameFileDto {
  @TextField({ max: 150, required: PROPERTY_FILE_MESSAGES.title })
  title: string;

  @VersionField()
  version: number;
}

export class WithdrawFileDto {
  @ReasonField()
  reason: string;

  @VersionField()
  version: number;
}

const MOMENT_OR_NULL = { type: String, format: 'date-time', nullable: true } as const;

export class PropertyFileDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Signed link, valid for a quarter of an hour' })
  url: string;

  @ApiProperty({ format: 'date-time' })
  added_at: string;

  @ApiProperty({ type: String, nullable: true, description: 'Name of the employee' })
  added_by: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The request that it answers' })
  request_id: number | null;

  @ApiProperty({
    ...MOMENT_OR_NULL,
    description: 'When what it answers was rejected: the file will not do',
  })
  refused_at: string | null;

  @ApiProperty({ type: String, nullable: true })
  refusal_reason: string | null;

  @ApiProperty({
    ...MOMENT_OR_NULL,
    description: 'When an employee took it out of `data`; the file itself stays',
  })
  withdrawn_at: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Name of the employee' })
  withdrawn_by: string | null;

  @ApiProperty({ type: String, nullable: true })
  withdrawal_reason: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'To be sent back with a change' })
  version: number;
}

export class PropertyFileAnswerDto extends listDto(PropertyFileDto, { minItems: 1, maxItems: 1 }) {}
