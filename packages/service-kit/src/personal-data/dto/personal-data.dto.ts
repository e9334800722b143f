import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '../../openapi/dto.js';
import {
  ERASURE_OUTCOMES,
  PERSONAL_KINDS,
  type ErasureOutcome,
  type PersonalKind,
} from '../personal-records.js';
import { KnownPersonDto } from './person.dto.js';

export class PersonalRecordsDto {
  @ApiProperty({ enum: PERSONAL_KINDS })
  kind: PersonalKind;

  @ApiProperty({ enum: ERASURE_OUTCOMES, description: 'What erasing the person does to them' })
  on_erasure: ErasureOutcome;

  @ApiProperty({
    type: 'array',
    minItems: 1,
    items: { type: 'object', additionalProperties: true },
  })
  rows: object[];
}

/** All that a service keeps of a person; of what it keeps nothing, nothing is said. */
export class PersonalDataDto extends OkDto {
  @ApiProperty()
  person: KnownPersonDto;

  @ApiProperty({ type: [PersonalRecordsDto] })
  list: PersonalRecordsDto[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Why the person cannot be erased as things stand, in a sentence',
  })
  hindrance: string | null;
}

export class ErasedRecordsDto {
  @ApiProperty({ enum: PERSONAL_KINDS })
  kind: PersonalKind;

  @ApiProperty({ type: 'integer', minimum: 1 })
  count: number;
}

/** What went; nothing at the second time. */
export class ErasureDto extends OkDto {
  @ApiProperty({ type: [ErasedRecordsDto] })
  list: ErasedRecordsDto[];
}
