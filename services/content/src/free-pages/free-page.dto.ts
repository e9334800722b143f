import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';
import { IsString, MaxLength } from 'class-validator';

export class FreePageParamDto {
  @ApiProperty({ example: 'our-buildings' })
  @IsString()
  @MaxLength(120)
  slug: string;
}

const BLOCK_KINDS = ['text', 'picture', 'quote', 'link'] as const;

export class PageBlockDto {
  @ApiProperty({ enum: BLOCK_KINDS })
  kind: (typeof BLOCK_KINDS)[number];

  @ApiProperty({ description: 'Sanitized HTML' })
  text: string;

  @ApiProperty({ type: String, nullable: true })
  image: string | null;

  @ApiProperty({ description: 'Alternative text of the picture' })
  alt: string;

  @ApiProperty()
  caption: string;

  @ApiProperty({ type: String, nullable: true })
  link: string | null;

  @ApiProperty()
  link_text: string;
}

export class FreePageDto {
  @ApiProperty({ description: 'The current one in this language: an earlier one redirects to it' })
  slug: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  lead: string;

  @ApiProperty({ type: String, nullable: true })
  image: string | null;

  @ApiProperty({ description: 'Alternative text of the picture' })
  alt: string;

  @ApiProperty({ type: [PageBlockDto] })
  blocks: PageBlockDto[];

  @ApiProperty({ enum: LANGUAGES, description: 'Language these texts are really written in' })
  lang: Language;
}

export class FreePageAnswerDto extends listDto(FreePageDto, { minItems: 1, maxItems: 1 }) {}

export class MenuPageDto {
  @ApiProperty()
  path: string;

  @ApiProperty({ description: "In the reader's language, else in English" })
  label: string;

  @ApiProperty({ enum: ['about', 'media'] })
  group: 'about' | 'media';
}

export class PageEntryDto {
  @ApiProperty()
  page: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

export class PageEntriesDto extends listDto(PageEntryDto, {
  description: 'The English address of each page',
}) {}
