import { ApiProperty } from '@nestjs/swagger';
import { IntegerField, type Language, LANGUAGES, listDto, OkDto } from '@phantom/service-kit';
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

const MOST = 50;
/** The last page that can be asked for. */
const LAST_PAGE = 100_000;

export class NewsletterQueryDto {
  @IntegerField({ minimum: 1, maximum: LAST_PAGE, required: false, default: 1 })
  page = 1;

  @IntegerField({
    ...{ minimum: 1, maximum: MOST, required: false, default: 12 },
    description: 'Newsletters of a page',
  })
  limit = 12;
}

export class NewsletterPageDto extends NewsletterAnswerDto {
  @ApiProperty({ type: 'integer', description: 'Newsletters on all pages' })
  total: number;

  @ApiProperty({
    type: 'integer',
    description: 'Counts from 1; beyond the last one the list is empty',
  })
  page: number;

  @ApiProperty({ type: 'integer' })
  limit: number;
}

/** What the page of a newsletter leads to. */
export class NewsletterNeighboursDto extends OkDto {
  @ApiProperty({ type: LinkDto, nullable: true })
  newer: LinkDto | null;

  @ApiProperty({ type: LinkDto, nullable: true })
  older: LinkDto | null;

  @ApiProperty({ type: LinkDto, nullable: true, description: 'As its editor has chosen' })
  related: LinkDto | null;
}
