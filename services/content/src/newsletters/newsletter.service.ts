import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import {
  type Language,
  type SitemapAnswerDto,
  sitemapPage,
  type SitemapQueryDto,
} from '@phantom/service-kit';
import { type PageQueryDto, toPageDto } from '../common/entry-page.js';
import { NEWEST } from '../feed/feed.builder.js';
import { FeedService } from '../feed/feed.service.js';
import type {
  NewsletterAnswerDto,
  NewsletterNeighboursDto,
  NewsletterPageDto,
} from './newsletter.dto.js';
import { toNewsletterDto, toNewsletterFeed, toNewsletterLink } from './newsletter.mapper.js';
import { relatedNewsletters, toNextSteps } from './next-steps.js';
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

  async page(query: PageQueryDto, lang: Language): Promise<NewsletterPageDto> {
    return toPageDto(await this.content.page(NEWSLETTER, lang, query), toNewsletterDto);
  }

  async neighbours(number: number, lang: Language): Promise<NewsletterNeighboursDto> {
    const { entry, before, after } = await this.content.neighbours(NEWSLETTER, number, lang);
    const newsletters = await relatedNewsletters(this.content, [entry], lang);
    return {
      error: 0,
      newer: before ? toNewsletterLink(before) : null,
      older: after ? toNewsletterLink(after) : null,
      ...toNextSteps(entry.values, entry.lang, newsletters),
      caption: entry.values.caption,
    };
  }

  async single(id: number, lang: Language): Promise<NewsletterAnswerDto> {
    return { error: 0, list: [toNewsletterDto(await this.content.byNumber(NEWSLETTER, id, lang))] };
  }

  async feed(languageCode: string): Promise<string> {
    const context = await this.feeds.contextFor(languageCode);
    const newest = await this.content.page(NEWSLETTER, context.lang, NEWEST);
    return toNewsletterFeed(newest.entries, context);
  }

  async sitemap({ cursor = 0, limit }: SitemapQueryDto): Promise<SitemapAnswerDto> {
    const newsletters = await this.content.updates(NEWSLETTER);
    const rows = newsletters
      .map(({ number: id, updatedAt }) => ({ id, updatedAt }))
      .filter(({ id }) => id > cursor)
      .sort((one, other) => one.id - other.id);
    return sitemapPage(rows.slice(0, limit + 1), limit);
  }
}
