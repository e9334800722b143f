import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EmailField, IsId, OkDto } from '@phantom/service-kit';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  ERASURE_OUTCOMES,
  type ErasureOutcome,
  type Person,
  PERSONAL_KINDS,
  type PersonalKind,
} from './personal-records.js';

/** Names of one account. */
const MOST_NAMES = 100;

/** Whose data is requested. The auth service knows the account of an address, and its names. */
export class AskedPersonDto {
  @EmailField()
  email: string;

  @IsId({ isOptional: true })
  account_id?: number;

  @ApiPropertyOptional({
    type: 'array',
    maxItems: MOST_NAMES,
    items: { type: 'string', maxLength: 200 },
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_NAMES)
  @IsString({ each: true })
  @MaxLength(200, { each: true })
  names?: string[];
}

/** The person in a response. */
export class KnownPersonDto {
  @ApiProperty()
  email: string;

  @ApiProperty({ type: 'integer', nullable: true })
  account_id: number | null;

  @ApiProperty({ type: [String] })
  names: string[];
}

export const personOf = ({ email, account_id: accountId, names }: AskedPersonDto): Person => ({
  email: email.toLowerCase(),
  accountId: accountId ?? null,
  names: names ?? [],
});

export const presentPerson = ({ email, accountId, names }: Person): KnownPersonDto => ({
  email,
  account_id: accountId,
  names: [...names],
});

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

/** Everything that a service stores of a person; kinds without rows are left out. */
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

/** What was removed. */
export class ErasureDto extends OkDto {
  @ApiProperty({ type: [ErasedRecordsDto] })
  list: ErasedRecordsDto[];
}
