import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import type { RefusalReason } from './import-field.js';
import { MAX_XLIFF_BYTES } from './xliff-document.js';
import { CODE } from '../editing/entry.dto.js';
import {
  TARGET_LANGUAGES,
  type TranslationState,
  UNTRANSLATED_STATES,
} from '../types/translation-state.js';

const EXPORTED_STATES = [...UNTRANSLATED_STATES, 'done'] as const;

export class XliffExportDto {
  @ApiProperty({ enum: TARGET_LANGUAGES })
  @IsIn(TARGET_LANGUAGES)
  language: Language;

  @ApiPropertyOptional({ type: [String], description: 'Content types; left out, all' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @Matches(CODE, { each: true })
  types?: string[];

  @ApiProperty({ enum: EXPORTED_STATES, isArray: true })
  @IsArray()
  @IsIn(EXPORTED_STATES, { each: true })
  states: TranslationState[];

  @ApiPropertyOptional({ type: [Number], description: 'Only these entries' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(1000)
  @IsInt({ each: true })
  entry_ids?: number[];

  @ApiProperty({ description: 'Mark the entries as being at an agency' })
  @IsBoolean()
  marks_work: boolean;
}

export class XliffFileDto {
  @ApiProperty({ example: 'newsletter-de-1.xlf' })
  name: string;

  @ApiProperty({ description: 'XLIFF 2.1' })
  xliff: string;

  @ApiProperty({ type: 'integer' })
  entries: number;
}

export class XliffFilesDto extends listDto(XliffFileDto, {
  description: 'Several, where one would be too large for an import',
}) {}

export class XliffImportDto {
  @ApiProperty({ enum: LANGUAGES, description: 'Another language in the file is refused' })
  @IsIn(TARGET_LANGUAGES)
  language: Language;

  @ApiProperty({ description: 'XLIFF 2.0 or 2.1', maxLength: MAX_XLIFF_BYTES })
  @IsString()
  @MaxLength(MAX_XLIFF_BYTES)
  xliff: string;
}

const REASONS = [
  'unknown-entry',
  'unknown-field',
  'no-source',
  'source-form-changed',
  'translated-meanwhile',
  'units',
  'incomplete',
  'inline',
  'codes',
  'invalid',
] as const satisfies readonly (RefusalReason | 'unknown-entry' | 'unknown-field')[];

export class XliffRefusalDto {
  @ApiProperty({ type: String, nullable: true, description: 'The label of the field' })
  field: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The id of the unit' })
  unit: string | null;

  @ApiProperty({ enum: REASONS })
  reason: (typeof REASONS)[number];

  @ApiProperty({ description: 'The reason, for people' })
  message: string;
}

/** What an import did with one entry. */
export class XliffResultDto {
  @ApiProperty({ description: 'As in the file: `content/newsletter/12`' })
  original: string;

  @ApiProperty({ type: 'integer', nullable: true })
  entry_id: number | null;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: [String], description: 'The labels of the fields that were saved' })
  taken: string[];

  @ApiProperty({
    type: [String],
    description: 'Those of them whose source has changed since the export: they are outdated',
  })
  outdated: string[];

  @ApiProperty({ type: 'integer', description: 'Fields without a new translation' })
  unchanged: number;

  @ApiProperty({ type: [XliffRefusalDto] })
  refused: XliffRefusalDto[];
}

export class XliffResultsDto extends listDto(XliffResultDto) {}
