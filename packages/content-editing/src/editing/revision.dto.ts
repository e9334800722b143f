import { ApiProperty } from '@nestjs/swagger';
import { IsId, listDto } from '@phantom/service-kit';
import { EntryDataDto } from './entry.dto.js';
import { REVISION_ACTIONS, type RevisionAction } from '../storage/content.entity.js';

export class RevisionDto {
  @ApiProperty({ type: 'integer' })
  number: number;

  @ApiProperty({ enum: REVISION_ACTIONS })
  action: RevisionAction;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Of `restored` the number of the revision, of `translated` the language, of `scheduled` the time of the publication',
  })
  note: string | null;

  @ApiProperty({ type: String, nullable: true })
  by: string | null;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    type: [String],
    description:
      'The paths that changed since the revision before it; of the first one, those with a value',
  })
  changed: string[];
}

export class RevisionsDto extends listDto(RevisionDto, { description: 'The newest first' }) {}

export class RevisionDetailDto extends RevisionDto {
  @ApiProperty({ type: EntryDataDto })
  data: EntryDataDto;

  @ApiProperty({ type: EntryDataDto, nullable: true, description: 'The revision before it' })
  before: EntryDataDto | null;
}

export class RevisionAnswerDto extends listDto(RevisionDetailDto, { minItems: 1, maxItems: 1 }) {}

export class RevisionParamDto {
  @IsId()
  id: number;

  @IsId()
  number: number;
}
