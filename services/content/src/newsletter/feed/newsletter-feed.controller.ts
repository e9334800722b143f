import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FALLBACK_LANGUAGE } from '@phantom/service-kit';
import { FeedRead } from '../../feed/feed-read.decorator.js';
import { FeedSiteService } from '../../feed/feed-site.service.js';
import { NewsletterService } from '../newsletter.service.js';
import { newsletterFeed } from './newsletter-feed.js';

@ApiTags('media')
@Controller()
export class NewsletterFeedController {
  constructor(
    private readonly site: FeedSiteService,
    private readonly newsletters: NewsletterService,
  ) {}

  @Get('feeds/newsletters.xml')
  @FeedRead('application/atom+xml', 'Atom feed of all newsletters, in English')
  plain(): Promise<string> {
    return this.localized(FALLBACK_LANGUAGE);
  }

  @Get(':language/feeds/newsletters.xml')
  @FeedRead('application/atom+xml', 'Atom feed of all newsletters')
  async localized(@Param('language') language: string): Promise<string> {
    const site = await this.site.read(language);
    return newsletterFeed(site, await this.newsletters.newestFirst());
  }
}
