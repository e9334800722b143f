import { ApiProperty, OmitType } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';
import { FigureDto } from '../common/figure.js';
import { NextStepsDto } from '../common/link.js';

export class PageDto extends NextStepsDto {
  @ApiProperty({ description: 'English name; the address is made from it: Our Team, /our-team' })
  page: string;

  @ApiProperty({ description: "Heading in the reader's language" })
  title: string;

  @ApiProperty()
  image: string;

  @ApiProperty({ description: 'Of the picture. May be empty' })
  caption: string;

  @ApiProperty({ description: 'Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis' })
  discription: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language this text is really written in' })
  lang: Language;
}

export class TimelineEventDto {
  @ApiProperty()
  year: string;

  @ApiProperty({ description: 'May be empty' })
  title: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ nullable: true, type: 'string' })
  image: string | null;

  @ApiProperty({ description: 'Alternative text of the picture' })
  alt: string;

  @ApiProperty({ description: 'Of the picture' })
  caption: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language of the texts' })
  lang: Language;
}

export class TimelineAnswerDto extends listDto(TimelineEventDto, {
  description: 'The oldest first',
}) {}

export class PageFigureDto extends FigureDto {
  @ApiProperty({ enum: LANGUAGES, description: 'Language of the texts' })
  lang: Language;
}

export class LendingTermsDto extends listDto(PageFigureDto, {
  description: 'In the order of the employees; empty in a language without a translation',
}) {}

export class PageAnswerDto extends listDto(PageDto, {
  description: 'Positional: never filtered, never reordered',
}) {}

export class LegalPageDto extends OmitType(PageDto, ['caption', 'next_step', 'related']) {
  @ApiProperty({ description: 'Whether counsel has not approved the text yet' })
  draft: boolean;
}

export class LegalPageAnswerDto extends listDto(LegalPageDto, {
  description: 'Positional: never filtered, never reordered',
}) {}
