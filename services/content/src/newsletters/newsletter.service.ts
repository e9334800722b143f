import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type Language,
  NotFoundError,
  sitemapPage,
  type SitemapAnswerDto,
  type SitemapQueryDto,
} from '@phantom/service-kit';
import { MoreThan, type Repository } from 'typeorm';
import { FeedService } from '../feed/feed.service.js';
import type { NewsletterAnswerDto } from './newsletter.dto.js';
import { Newsletter } from './newsletter.entity.js';
import { toNewsletterDto, toNewsletterFeed } from './newsletter.mapper.js';

@Injectable()
export class NewsletterService {
  constructor(
    @InjectRepository(Newsletter) private readonly newsletters: Repository<Newsletter>,
    private readonly feeds: FeedService,
  ) {}

  async list(lang: Language): Promise<NewsletterAnswerDto> {
    const newsletters = await this.findNewestFirst();
    return { error: 0, list: newsletters.map((newsletter) => toNewsletterDto(newsletter, lang)) };
  }

  async single(id: number, lang: Language): Promise<NewsletterAnswerDto> {
    const newsletter = await this.newsletters.findOneBy({ id });
    if (!newsletter) throw new NotFoundError();
    return { error: 0, list: [toNewsletterDto(newsletter, lang)] };
  }

  async feed(languageCode: string): Promise<string> {
    const context = await this.feeds.contextFor(languageCode);
    return toNewsletterFeed(await this.findNewestFirst(), context);
  }

  async sitemap({ cursor = 0, limit }: SitemapQueryDto): Promise<SitemapAnswerDto> {
    const rows = await this.newsletters.find({
      select: { id: true, updatedAt: true },
      where: { id: MoreThan(cursor) },
      order: { id: 'ASC' },
      take: limit + 1,
      loadEagerRelations: false,
    });
    return sitemapPage(rows, limit);
  }

  private findNewestFirst(): Promise<Newsletter[]> {
    return this.newsletters.find({ order: { publishedAt: 'DESC', id: 'DESC' } });
  }
}
