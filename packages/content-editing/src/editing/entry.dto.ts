import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IntegerField, IsId, type Language, LANGUAGES, listDto } from '@phantom/service-kit';
import { IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ENTRY_STATES, type EntryState } from '../storage/content.entity.js';
import { TRANSLATION_STATES, type TranslationState } from '../types/translation-state.js';

const JSON_OBJECT = { type: 'object', additionalProperties: true } as const;
/** The name of a content type. */
export const CODE = /^[a-z][a-z0-9-]{0,39}$/;

export class EntryTranslationDto {
  @ApiProperty({ enum: LANGUAGES })
  language: Language;

  @ApiProperty({ enum: TRANSLATION_STATES })
  state: TranslationState;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When somebody began to translate it',
  })
  work_since: string | null;

  @ApiProperty({ description: 'It was exported for an agency' })
  is_at_agency: boolean;
}

/** An entry in a list. */
export class ContentEntryRowDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  type: string;

  @ApiProperty({ type: 'integer' })
  number: number;

  @ApiProperty({ type: String, nullable: true })
  key: string | null;

  @ApiProperty({ type: 'integer' })
  position: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: ENTRY_STATES })
  state: EntryState;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where visitors see it, without the language',
  })
  path: string | null;

  @ApiProperty({ type: [EntryTranslationDto] })
  translations: EntryTranslationDto[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  published_at: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The next scheduled publication',
  })
  publish_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  unpublish_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  review_requested_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deleted_at: string | null;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({ type: String, nullable: true })
  updated_by: string | null;

  @ApiProperty({ type: 'integer', description: 'Of the draft, to be sent back with a change' })
  version: number;
}

export class ContentEntriesDto extends listDto(ContentEntryRowDto) {
  @ApiProperty({ type: 'integer' })
  total: number;
}

const ENTRY_SORTS = ['newest', 'title', 'order', 'relevance'] as const;

export class ContentEntriesQueryDto {
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @Matches(CODE)
  type?: string;

  @ApiPropertyOptional({
    maxLength: 200,
    description: 'Words in any field, in any language; the last one may be incomplete',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  q?: string;

  @ApiPropertyOptional({ enum: [...ENTRY_STATES, 'review', 'scheduled'] })
  @IsOptional()
  @IsIn([...ENTRY_STATES, 'review', 'scheduled'])
  state?: EntryState | 'review' | 'scheduled';

  @ApiPropertyOptional({ enum: LANGUAGES, description: 'Entries that lack a current translation' })
  @IsOptional()
  @IsIn(LANGUAGES)
  untranslated?: Language;

  @ApiPropertyOptional({ type: 'integer', description: 'The account of who saved it last' })
  @IsId({ isOptional: true })
  by?: number;

  @ApiPropertyOptional({ format: 'date-time', description: 'Saved at this time or later' })
  @IsOptional()
  @IsISO8601()
  since?: string;

  @ApiPropertyOptional({
    enum: ENTRY_SORTS,
    default: 'newest',
    description:
      '`relevance` begins with the entries that have the words of `q` in their title or address',
  })
  @IsOptional()
  @IsIn(ENTRY_SORTS)
  sort: (typeof ENTRY_SORTS)[number] = 'newest';

  @IntegerField({ minimum: 1, maximum: 10_000, required: false, default: 1 })
  page = 1;

  @IntegerField({ minimum: 1, maximum: 100, required: false, default: 25 })
  limit = 25;
}

export class EntryDataDto {
  @ApiProperty({ ...JSON_OBJECT, description: 'Values that all languages share, by field' })
  values: Record<string, unknown>;

  @ApiProperty({ ...JSON_OBJECT, description: 'Translated values: language, then field' })
  texts: Partial<Record<Language, Record<string, unknown>>>;
}

export class PresenceDto {
  @ApiProperty({ type: 'integer' })
  account_id: number;

  @ApiProperty()
  name: string;
}

/** A change of a field that somebody else saved after the version that the change was made from. */
export class FieldConflictDto {
  @ApiProperty({ example: 'texts.en.title' })
  path: string;

  @ApiProperty({ description: 'As it is now', nullable: true })
  value: unknown;

  @ApiProperty()
  by: string;
}

/** What helps the editor and never prevents a publication. */
export class ContentWarningDto {
  @ApiProperty()
  path: string;

  @ApiProperty()
  message: string;
}

/** An entry in the editor. */
export class ContentEntryDto extends ContentEntryRowDto {
  @ApiProperty({ type: EntryDataDto })
  draft: EntryDataDto;

  @ApiProperty({ type: EntryDataDto, nullable: true })
  published: EntryDataDto | null;

  @ApiProperty({ type: String, nullable: true })
  review_note: string | null;

  @ApiProperty({ type: [PresenceDto], description: 'Who else has it open' })
  others: PresenceDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The page that shows it, for the preview',
  })
  preview_path: string | null;

  @ApiProperty({ type: [ContentWarningDto] })
  warnings: ContentWarningDto[];

  @ApiProperty({
    type: [FieldConflictDto],
    description: 'Of this save: fields that were not saved',
  })
  conflicts: FieldConflictDto[];
}

export class ContentEntryAnswerDto extends listDto(ContentEntryDto, { minItems: 1, maxItems: 1 }) {}
