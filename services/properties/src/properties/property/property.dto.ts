import { ApiProperty } from '@nestjs/swagger';
import { listDto, OkDto } from '@phantom/service-kit';
import { DocumentRequestDto } from '../document-requests/document-request.dto.js';
import { PropertyFileDto } from '../files/property-file.dto.js';
import { PropertyChangeDto } from '../history/property-history.dto.js';
import { STATUS_NUMBERS, type PropertyStatus } from '../common/property-workflow.js';

export class DashboardDto extends OkDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Properties being serviced: neither completed nor archived',
  })
  count: number;
}

export class AssigneeDto {
  @ApiProperty({ example: 'Grace Okafor' })
  label: string;
}

export class CurrentPropertyDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  address: string;

  @ApiProperty()
  servicing_bank: string;

  @ApiProperty({ type: AssigneeDto, nullable: true })
  assign: AssigneeDto | null;

  @ApiProperty()
  type_of_property: string;

  @ApiProperty({
    description:
      'Signed link to the servicing file, valid for a quarter of an hour; empty where there is none yet',
  })
  url: string;

  @ApiProperty({ type: 'integer', enum: STATUS_NUMBERS })
  status: PropertyStatus;
}

/** A row of a page: the fields of the contract and those that employees work with. */
export class CurrentPropertyRowDto extends CurrentPropertyDto {
  @ApiProperty({ example: 'PP-2026-0143', description: 'Given by the database' })
  reference: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'The account of who is assigned; null for nobody, and for names without an account',
  })
  assignee_id: number | null;

  @ApiProperty({ format: 'date-time' })
  status_changed_at: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Whole days in the present status' })
  days_in_status: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Requested documents still awaited' })
  awaited_documents: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Those of them that are overdue' })
  overdue_documents: number;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null while it is not archived',
  })
  archived_at: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'To be sent back with a change' })
  version: number;
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

export class CurrentPropertyAnswerDto extends listDto(CurrentPropertyDetailDto, {
  minItems: 1,
  maxItems: 1,
}) {}

/** The response without parameters: all properties. */
export class CurrentPropertyListDto extends listDto(CurrentPropertyDto) {}

export class PropertyChoiceDto {
  @ApiProperty({ description: 'To be sent as the filter' })
  value: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null where the reader has a word for it: statuses, and nobody assigned',
  })
  label: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Properties that have it, under the search and all other filters',
  })
  count: number;
}

export class PropertyChoicesDto {
  @ApiProperty({ type: [PropertyChoiceDto], description: '`serviced`, `completed`, `archived`' })
  view: PropertyChoiceDto[];

  @ApiProperty({ type: [PropertyChoiceDto] })
  status: PropertyChoiceDto[];

  @ApiProperty({ type: [PropertyChoiceDto] })
  bank: PropertyChoiceDto[];

  @ApiProperty({ type: [PropertyChoiceDto], description: '`none` stands for nobody' })
  assignee: PropertyChoiceDto[];

  @ApiProperty({ type: [PropertyChoiceDto] })
  type: PropertyChoiceDto[];
}

export class CurrentPropertyPageDto extends OkDto {
  @ApiProperty({ type: [CurrentPropertyRowDto] })
  list: CurrentPropertyRowDto[];

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Under the search and all filters' })
  total: number;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'The last one where one beyond it was asked for',
  })
  page: number;

  @ApiProperty({ type: 'integer' })
  size: number;

  @ApiProperty({ type: PropertyChoicesDto })
  choices: PropertyChoicesDto;
}

export class PropertyTypeListDto extends OkDto {
  @ApiProperty({ type: [String], example: ['Condominium', 'Two Family'] })
  list: string[];
}
