import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import {
  FALLBACK_LANGUAGE,
  type Language,
  type SitemapAnswerDto,
  sitemapPage,
  type SitemapQueryDto,
} from '@phantom/service-kit';
import { FeedService } from '../feed/feed.service.js';
import type { NewsletterAnswerDto } from './newsletter.dto.js';
import { toNewsletterDto, toNewsletterFeed } from './newsletter.mapper.js';
import { NEWSLETTER } from './newsletter.type.js';

@Injectable()
export class NewsletterService {
  constructor(
    private readonly content: PublishedContent,
    private readonly feeds: FeedService,
  ) {}

  async list(lang: Language): Promise<NewsletterAnswerDto> {
    const newsletters = await this.content.list(NEWSLETTER, lang);
    return { error: 0, list: newsletters.map(toNewsletterDto) };
  }

  async single(id: number, lang: Language): Promise<NewsletterAnswerDto> {
    return { error: 0, list: [toNewsletterDto(await this.content.byNumber(NEWSLETTER, id, lang))] };
  }

  async feed(languageCode: string): Promise<string> {
    const context = await this.feeds.contextFor(languageCode);
    return toNewsletterFeed(await this.content.list(NEWSLETTER, context.lang), context);
  }

  async sitemap({ cursor = 0, limit }: SitemapQueryDto): Promise<SitemapAnswerDto> {
    const newsletters = await this.content.list(NEWSLETTER, FALLBACK_LANGUAGE);
    const rows = newsletters
      .map(({ number: id, updatedAt }) => ({ id, updatedAt }))
      .filter(({ id }) => id > cursor)
      .sort((one, other) => one.id - other.id);
    return sitemapPage(rows.slice(0, limit + 1), limit);
  }
}
