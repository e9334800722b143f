import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto, OkDto } from '@phantom/service-kit';
import { pageDto } from '../common/entry-page.js';
import { LinkDto } from '../common/link.js';

export class NewsletterDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis' })
  description: string;

  @ApiProperty({ format: 'date-time', description: 'When it was published' })
  created_at: string;

  @ApiProperty()
  image: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language this text is really written in' })
  lang: Language;
}

export class NewsletterAnswerDto extends listDto(NewsletterDto, { description: 'Newest first' }) {}

export class NewsletterPageDto extends pageDto(NewsletterDto, { description: 'Newest first' }) {}

/** What the page of a newsletter shows besides the newsletter of the contract. */
export class NewsletterNeighboursDto extends OkDto {
  @ApiProperty({ type: LinkDto, nullable: true })
  newer: LinkDto | null;

  @ApiProperty({ type: LinkDto, nullable: true })
  older: LinkDto | null;

  @ApiProperty({ type: LinkDto, nullable: true, description: 'As its editor has chosen' })
  related: LinkDto | null;

  @ApiProperty({ type: LinkDto, nullable: true, description: 'What to do next' })
  next_step: LinkDto | null;

  @ApiProperty({ description: 'Of its picture, in the language of the newsletter; may be empty' })
  caption: string;
}
