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
import { inLanguage } from '../language/in-language.js';
import type { NewsletterAnswerDto, NewsletterDto } from './dto/newsletter-answer.dto.js';
import { Newsletter } from './newsletter.entity.js';

@Injectable()
export class NewsletterService {
  constructor(@InjectRepository(Newsletter) private readonly newsletters: Repository<Newsletter>) {}

  newestFirst(): Promise<Newsletter[]> {
    return this.newsletters.find({ order: { publishedAt: 'DESC', id: 'DESC' } });
  }

  async list(lang: Language): Promise<NewsletterAnswerDto> {
    const newsletters = await this.newestFirst();
    return { error: 0, list: newsletters.map((newsletter) => toDto(newsletter, lang)) };
  }

  async single(id: number, lang: Language): Promise<NewsletterAnswerDto> {
    const newsletter = await this.newsletters.findOneBy({ id });
    if (!newsletter) throw new NotFoundError();
    return { error: 0, list: [toDto(newsletter, lang)] };
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
}

function toDto({ id, image, publishedAt, texts }: Newsletter, reader: Language): NewsletterDto {
  const { title, body, lang } = inLanguage(texts, reader);
  return { id, title, description: body, created_at: publishedAt.toISOString(), image, lang };
}
