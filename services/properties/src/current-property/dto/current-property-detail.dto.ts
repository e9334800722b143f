import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { DocumentRequestDto } from '../../document-request/dto/document-request.dto.js';
import { PropertyChangeDto } from '../../property-change/dto/property-change.dto.js';
import { CurrentPropertyRowDto } from './current-property-row.dto.js';

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
    description: 'The files of `data`, with what is known of them',
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
}

export class CurrentPropertyAnswerDto extends OkDto {
  @ApiProperty({ type: [CurrentPropertyDetailDto], minItems: 1, maxItems: 1 })
  list: CurrentPropertyDetailDto[];
}
