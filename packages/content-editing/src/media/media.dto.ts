import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FileField, MEDIA_KINDS as FILE_KINDS, MEGABYTE, ReceivedFile } from '@phantom/files';
import {
  FIELD_MESSAGES,
  IntegerField,
  IsId,
  type Language,
  LANGUAGES,
  listDto,
  TextField,
  withMessage,
} from '@phantom/service-kit';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MEDIA_KINDS, type MediaKind } from '../storage/media.entity.js';

export const MEDIA_UPLOAD = {
  field: 'file',
  kinds: FILE_KINDS,
  maxBytes: 100 * MEGABYTE,
  keepsOriginal: true,
} as const;

const AltField = () => TextField({ max: 300, isPart: true });

/** Alternative texts, by language. In a change, an empty text removes one and an absent one stays. */
export class MediaAltDto implements Partial<Record<Language, string>> {
  @AltField()
  en?: string;

  @AltField()
  de?: string;

  @AltField()
  it?: string;

  @AltField()
  ru?: string;

  @AltField()
  es?: string;
}

/** The point that every crop keeps, in percent from the left and the top. */
export class MediaFocusDto {
  @IsInt()
  @Min(0)
  @Max(100)
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  x: number;

  @IsInt()
  @Min(0)
  @Max(100)
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  y: number;
}

export class MediaDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: MEDIA_KINDS })
  kind: MediaKind;

  @ApiProperty()
  name: string;

  @ApiProperty({
    description: 'Of a picture: its widest rendition',
    example: '/media/content/7-0a1b2c3d/1920.webp',
  })
  src: string;

  @ApiProperty({ description: 'Of the original' })
  content_type: string;

  @ApiProperty({ type: 'integer', description: 'Of the original; 0 for what came with the site' })
  bytes: number;

  @ApiProperty({ type: 'integer', nullable: true })
  width: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  height: number | null;

  @ApiProperty({ type: MediaFocusDto })
  focus: MediaFocusDto;

  @ApiProperty({ type: MediaAltDto })
  alt: MediaAltDto;

  @ApiProperty({ description: 'The picture needs no alternative text' })
  is_decorative: boolean;

  @ApiProperty({ enum: LANGUAGES, isArray: true, description: 'The alternative texts it lacks' })
  missing_alt: Language[];

  @ApiProperty()
  credit: string;

  @ApiProperty({ type: 'integer', description: 'The number of entries that show it' })
  uses: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({ type: String, nullable: true })
  updated_by: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deleted_at: string | null;

  @ApiProperty({ type: 'integer', description: 'To be sent back with a change' })
  version: number;
}

export class MediaListDto extends listDto(MediaDto) {
  @ApiProperty({ type: 'integer' })
  total: number;
}

/** An entry that shows a file. */
export class MediaUseDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  type: string;

  @ApiProperty()
  title: string;
}

export class MediaDetailDto extends MediaDto {
  @ApiProperty({ type: [MediaUseDto] })
  used_in: MediaUseDto[];

  @ApiProperty({ description: 'Of an upload: the library had this file already' })
  is_duplicate: boolean;
}

export class MediaAnswerDto extends listDto(MediaDetailDto, { minItems: 1, maxItems: 1 }) {}

export const MEDIA_STATES = ['unused', 'missing-alt', 'deleted'] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

export class MediaQueryDto {
  @ApiPropertyOptional({ enum: MEDIA_KINDS })
  @IsOptional()
  @IsIn(MEDIA_KINDS)
  kind?: MediaKind;

  @ApiPropertyOptional({
    maxLength: 200,
    description: 'A part of the name, an alternative text or the credit',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  q?: string;

  @ApiPropertyOptional({ enum: MEDIA_STATES })
  @IsOptional()
  @IsIn(MEDIA_STATES)
  state?: MediaState;

  @IntegerField({ minimum: 1, maximum: 10_000, required: false, default: 1 })
  page = 1;

  @IntegerField({ minimum: 1, maximum: 100, required: false, default: 40 })
  limit = 40;
}

export class NewMediaDto {
  @FileField()
  file: ReceivedFile;
}

export class MediaReplacementDto {
  @IsId()
  version: number;

  @FileField()
  file: ReceivedFile;
}

export class MediaChangeDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version that the person has seen' })
  @IsInt(withMessage(FIELD_MESSAGES.value))
  version: number;

  @TextField({ max: 150, isPart: true, required: FIELD_MESSAGES.value })
  name?: string;

  @ApiPropertyOptional({ type: MediaAltDto })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => MediaAltDto)
  alt?: MediaAltDto;

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean()
  is_decorative?: boolean;

  @ApiPropertyOptional({ type: MediaFocusDto })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => MediaFocusDto)
  focus?: MediaFocusDto;

  @TextField({ max: 200, isPart: true })
  credit?: string;
}
