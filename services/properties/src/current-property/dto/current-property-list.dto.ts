import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { CurrentPropertyRowDto } from './current-property-row.dto.js';
import { CurrentPropertyDto } from './current-property.dto.js';

/** All of them, as a client gets them that asks for nothing in particular. */
export class CurrentPropertyListDto extends OkDto {
  @ApiProperty({ type: [CurrentPropertyDto] })
  list: CurrentPropertyDto[];
}

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

/** A page of them, answered where any parameter was given. */
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
