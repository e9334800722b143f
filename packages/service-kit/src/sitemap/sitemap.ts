import { ApiProperty } from '@nestjs/swagger';
import { IntegerField, LARGEST_ID, OkDto } from '../openapi/dto.js';

const MOST = 5_000;

/** The query of a call that lists pages for the sitemap. */
export class SitemapQueryDto {
  @IntegerField({
    minimum: 1,
    maximum: LARGEST_ID,
    required: false,
    description: '`next` of the answer before',
  })
  cursor?: number;

  @IntegerField({ minimum: 1, maximum: MOST, required: false, default: MOST })
  limit = MOST;
}

/** One page: what fills the params of its route, and when its content changed. */
export class SitemapEntryDto {
  @ApiProperty()
  id: number;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

/** A part of the pages of one route, in the order of their ids. */
export class SitemapAnswerDto extends OkDto {
  @ApiProperty({ type: [SitemapEntryDto] })
  list: SitemapEntryDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'The cursor of the next part' })
  next: string | null;
}

/** A record that has a page. */
export interface SitemapRow {
  id: number;
  /** When its content changed. */
  updatedAt: Date;
}

/** A page of the sitemap. @param rows after the cursor, ordered by id; one more than `limit` where there are more */
export function sitemapPage(rows: readonly SitemapRow[], limit: number): SitemapAnswerDto {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    error: 0,
    list: page.map(({ id, updatedAt }) => ({ id, updated_at: updatedAt.toISOString() })),
    next: last && rows.length > limit ? String(last.id) : null,
  };
}
