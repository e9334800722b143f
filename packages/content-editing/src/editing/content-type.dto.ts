import { ApiProperty } from '@nestjs/swagger';
import { listDto } from '@phantom/service-kit';
import {
  CONTENT_GROUPS,
  type ContentGroup,
  type ContentTypeForm,
  FIELD_KINDS,
  type FieldKind,
  TEXT_FORMATS,
  type TextFormat,
} from '../types/content-type.js';

export class ChoiceDto {
  @ApiProperty()
  value: string;

  @ApiProperty()
  label: string;
}

export class FieldRangeDto {
  @ApiProperty()
  min: number;

  @ApiProperty()
  max: number;

  @ApiProperty()
  isWhole: boolean;
}

/** What the editor's form has to know of a field. */
export class ContentFieldDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ enum: FIELD_KINDS })
  kind: FieldKind;

  @ApiProperty({ description: "In the reader's language" })
  label: string;

  @ApiProperty({ type: String, nullable: true })
  help: string | null;

  @ApiProperty({ description: 'The entry cannot be published without it' })
  required: boolean;

  @ApiProperty({ description: 'Each language has its own value' })
  translated: boolean;

  @ApiProperty({ description: 'It is shown and cannot be changed' })
  is_fixed: boolean;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Characters, or items of a list' })
  max: number | null;

  @ApiProperty({ description: 'A text of several lines' })
  is_block: boolean;

  @ApiProperty({ enum: TEXT_FORMATS, nullable: true, type: String })
  format: TextFormat | null;

  @ApiProperty({
    type: [String],
    nullable: true,
    description: 'The names that a text contains in braces: each of them, and no others',
  })
  placeholders: string[] | null;

  @ApiProperty({ type: FieldRangeDto, nullable: true })
  range: FieldRangeDto | null;

  @ApiProperty({ type: [ChoiceDto] })
  choices: ChoiceDto[];

  @ApiProperty({ type: () => [ContentFieldDto], description: 'The fields of a list item' })
  fields: ContentFieldDto[];

  @ApiProperty({ type: String, nullable: true, description: 'The content type of a reference' })
  reference: string | null;

  @ApiProperty({ enum: ['document', 'audio', 'captions'], nullable: true, type: String })
  accepts: 'document' | 'audio' | 'captions' | null;
}

export class ContentTypeDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ enum: ['collection', 'positional', 'singleton'] })
  form: ContentTypeForm;

  @ApiProperty({ enum: CONTENT_GROUPS })
  group: ContentGroup;

  @ApiProperty({ description: 'Plural' })
  label: string;

  @ApiProperty()
  singular: string;

  @ApiProperty({ description: 'The field that names an entry' })
  title: string;

  @ApiProperty({
    enum: ['position', 'newest', 'field'],
    description: 'What visitors see the entries in the order of',
  })
  order: 'position' | 'newest' | 'field';

  @ApiProperty()
  has_slug: boolean;

  @ApiProperty({ description: 'Its entries are mails: the calls `mail` and `test-mail` know them' })
  is_mail: boolean;

  @ApiProperty({ type: [ContentFieldDto] })
  fields: ContentFieldDto[];

  @ApiProperty({ type: 'integer', description: 'Entries outside the bin' })
  count: number;
}

export class ContentTypesDto extends listDto(ContentTypeDto) {}
