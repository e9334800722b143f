import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES } from '@phantom/service-kit';
import { pageDto } from '../common/entry-page.js';
import { NextStepsDto } from '../common/link.js';

export class PressDocumentDto {
  @ApiProperty()
  src: string;

  @ApiProperty({ description: 'MIME type' })
  type: string;

  @ApiProperty({ type: 'integer', description: 'Bytes' })
  size: number;
}

export class PressReleaseDto extends NextStepsDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis' })
  description: string;

  @ApiProperty({ format: 'date-time', description: 'When it was published' })
  created_at: string;

  @ApiProperty({ type: 'string', nullable: true })
  image: string | null;

  @ApiProperty({ description: 'Alternative text of the picture' })
  alt: string;

  @ApiProperty({ description: 'Of the picture' })
  caption: string;

  @ApiProperty({ type: PressDocumentDto, nullable: true, description: 'For journalists' })
  document: PressDocumentDto | null;

  @ApiProperty({ enum: LANGUAGES, description: 'Language its texts are really written in' })
  lang: Language;
}

export class PressReleasePageDto extends pageDto(PressReleaseDto, {
  description: 'Newest first',
}) {}
