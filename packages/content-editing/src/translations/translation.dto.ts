import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IntegerField, IsId, type Language, LANGUAGES, listDto } from '@phantom/service-kit';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import { CODE, EntryTranslationDto } from '../editing/entry.dto.js';
import { ENTRY_STATES, type EntryState } from '../storage/content.entity.js';
import {
  TARGET_LANGUAGES,
  TRANSLATION_STATES,
  type TranslationState,
} from '../types/translation-state.js';

/** An entry on the translation board. */
export class TranslationRowDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  type: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: ENTRY_STATES })
  state: EntryState;

  @ApiProperty({ type: [EntryTranslationDto] })
  translations: EntryTranslationDto[];

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

export class TranslationRowsDto extends listDto(TranslationRowDto, {
  description: 'The newest entry first',
}) {
  @ApiProperty({ type: 'integer' })
  total: number;
}

const FILTER_STATES = [...TRANSLATION_STATES.filter((state) => state !== 'source'), 'untranslated'];

export class TranslationsQueryDto {
  @ApiPropertyOptional({ enum: TARGET_LANGUAGES, description: 'The language that `state` is of' })
  @IsOptional()
  @IsIn(TARGET_LANGUAGES)
  language?: Language;

  @ApiPropertyOptional({
    enum: FILTER_STATES,
    description: 'Without a language: in any of them',
  })
  @IsOptional()
  @IsIn(FILTER_STATES)
  state?: TranslationState | 'untranslated';

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @Matches(CODE)
  type?: string;

  @ApiPropertyOptional({ maxLength: 200, description: 'Words in any field, in any language' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  q?: string;

  @IntegerField({ minimum: 1, maximum: 10_000, required: false, default: 1 })
  page = 1;

  @IntegerField({ minimum: 1, maximum: 100, required: false, default: 25 })
  limit = 25;
}

export class NextTranslationQueryDto {
  @ApiProperty({ enum: TARGET_LANGUAGES })
  @IsIn(TARGET_LANGUAGES)
  language: Language;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @Matches(CODE)
  type?: string;

  @IsId({ isOptional: true })
  after?: number;
}

export class NextTranslationDto extends listDto(TranslationRowDto, { maxItems: 1 }) {}

/** How far one language of one type is. */
export class TranslationProgressDto {
  @ApiProperty()
  type: string;

  @ApiProperty({ enum: LANGUAGES })
  language: Language;

  @ApiProperty({ enum: TRANSLATION_STATES })
  state: TranslationState;

  @ApiProperty({ type: 'integer' })
  count: number;
}

export class TranslationsProgressDto extends listDto(TranslationProgressDto) {}

export class TranslatedFieldDto {
  @ApiProperty()
  name: string;

  @ApiProperty({
    enum: ['missing', 'outdated', 'done', 'empty'],
    description: '`empty`: so is the source',
  })
  state: 'missing' | 'outdated' | 'done' | 'empty';

  @ApiProperty({
    nullable: true,
    description: 'The source text that was translated, where it is another one now',
  })
  translated_from: unknown;
}

export class TranslationDto extends EntryTranslationDto {
  @ApiProperty({ type: 'integer', description: 'Of the draft' })
  version: number;

  @ApiProperty({ type: [TranslatedFieldDto] })
  fields: TranslatedFieldDto[];
}

export class TranslationAnswerDto extends listDto(TranslationDto, { minItems: 1, maxItems: 1 }) {}

export class TranslationParamDto {
  @IsId()
  id: number;

  @IsIn(TARGET_LANGUAGES)
  @ApiProperty({ enum: TARGET_LANGUAGES })
  language: Language;
}

export class ConfirmedTranslationDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the draft that was compared' })
  @IsInt()
  @Min(1)
  version: number;

  @ApiPropertyOptional({ description: 'One field; left out, all of them' })
  @IsOptional()
  @IsString()
  @MaxLength(80)
  field?: string;
}

export class TranslationWorkDto {
  @ApiProperty({ description: 'Somebody is translating it' })
  @IsBoolean()
  in_work: boolean;
}
