import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, IntegerField, IsId, listDto, TextField } from '@phantom/service-kit';
import { IsIn, IsISO8601, IsOptional } from 'class-validator';
import { EntryVersionDto } from '../editing/entry-change.dto.js';
import { ENTRY_STATES, type EntryState } from '../storage/content.entity.js';
import {
  RELEASE_ITEM_ACTIONS,
  RELEASE_STATES,
  type ReleaseItemAction,
  type ReleaseState,
} from '../storage/release.entity.js';

export class ReleaseItemDto {
  @ApiProperty({ type: 'integer' })
  entry_id: number;

  @ApiProperty()
  type: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: ENTRY_STATES })
  state: EntryState;

  @ApiProperty({ enum: RELEASE_ITEM_ACTIONS })
  action: ReleaseItemAction;

  @ApiProperty({
    type: [String],
    description: 'The labels of required fields without a value: the release cannot go live',
  })
  missing: string[];

  @ApiProperty({
    description: 'The draft was changed after it was scheduled; that is not published',
  })
  is_edited_since: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The page that shows it, for the preview',
  })
  preview_path: string | null;
}

export class ReleaseRowDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: RELEASE_STATES })
  state: ReleaseState;

  @ApiProperty({ type: 'integer', description: 'How many entries it changes' })
  count: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  publish_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  published_at: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it did not go live at its time; nothing of it did',
  })
  failure: string | null;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({ type: String, nullable: true, description: 'Who changed it last' })
  updated_by: string | null;

  @ApiProperty({ type: 'integer' })
  version: number;
}

export class ReleasesDto extends listDto(ReleaseRowDto, { description: 'The newest first' }) {
  @ApiProperty({ type: 'integer' })
  total: number;
}

export class ReleaseDto extends ReleaseRowDto {
  @ApiProperty({ type: [ReleaseItemDto] })
  items: ReleaseItemDto[];
}

export class ReleaseAnswerDto extends listDto(ReleaseDto, { minItems: 1, maxItems: 1 }) {}

export class ReleasesQueryDto {
  @ApiPropertyOptional({ enum: RELEASE_STATES })
  @IsOptional()
  @IsIn(RELEASE_STATES)
  state?: ReleaseState;

  @IntegerField({ minimum: 1, maximum: 10_000, required: false, default: 1 })
  page = 1;

  @IntegerField({ minimum: 1, maximum: 100, required: false, default: 25 })
  limit = 25;
}

export class NewReleaseDto {
  @TextField({ max: 120, required: FIELD_MESSAGES.value })
  name: string;
}

export class ReleaseNameDto extends EntryVersionDto {
  @TextField({ max: 120, required: FIELD_MESSAGES.value })
  name: string;
}

export class ReleaseItemChangeDto {
  @IsId()
  entry_id: number;

  @ApiProperty({ enum: RELEASE_ITEM_ACTIONS })
  @IsIn(RELEASE_ITEM_ACTIONS)
  action: ReleaseItemAction;
}

export class ReleaseItemParamDto {
  @IsId()
  id: number;

  @IsId()
  entryId: number;
}

export class ReleasePublicationDto extends EntryVersionDto {
  @ApiPropertyOptional({ format: 'date-time', description: 'Later; left out, at once' })
  @IsOptional()
  @IsISO8601({ strict: true })
  publish_at?: string;
}
