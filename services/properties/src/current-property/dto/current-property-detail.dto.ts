import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { DocumentRequestDto } from '../../document-request/dto/document-request.dto.js';
import { PropertyChangeDto } from '../../property-change/dto/property-change.dto.js';
import { PROPERTY_STATUSES, type PropertyStatus } from '../property-status.js';
import { CurrentPropertyRowDto } from './current-property-row.dto.js';

const STATUS_NUMBERS = Object.keys(PROPERTY_STATUSES).map(Number);

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

export class PropertyFileAnswerDto extends OkDto {
  @ApiProperty({ type: [PropertyFileDto], minItems: 1, maxItems: 1 })
  list: PropertyFileDto[];
}

export class CurrentPropertyDetailDto extends CurrentPropertyRowDto {
  @ApiProperty({
    description: "JSON text of [{title, file}]; a file's link is `baseurl` + `file`",
    example: '[{"title":"Hardship letter","file":"7/hardship-letter.pdf?expires=…&signature=…"}]',
  })
  data: string;

  @ApiProperty({ example: '/api/auth/files/' })
  baseurl: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({
    type: [PropertyFileDto],
    description: 'The files of `data` with what is known of them, and withdrawn ones',
  })
  files: PropertyFileDto[];

  @ApiProperty({ type: [DocumentRequestDto], description: 'Awaited ones first, by due date' })
  requests: DocumentRequestDto[];

  @ApiProperty({
    type: PropertyChangeDto,
    nullable: true,
    description: 'What made the present version',
  })
  last_change: PropertyChangeDto | null;

  @ApiProperty({
    type: PropertyChangeDto,
    nullable: true,
    description: 'Who archived it and why; null while it is not archived',
  })
  archival: PropertyChangeDto | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer', enum: STATUS_NUMBERS },
    description: 'Steps before the present one that it never was at',
  })
  skipped_steps: PropertyStatus[];
}

export class CurrentPropertyAnswerDto extends OkDto {
  @ApiProperty({ type: [CurrentPropertyDetailDto], minItems: 1, maxItems: 1 })
  list: CurrentPropertyDetailDto[];
}
