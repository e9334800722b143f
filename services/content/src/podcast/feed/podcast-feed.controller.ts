import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FALLBACK_LANGUAGE } from '@phantom/service-kit';
import { FeedRead } from '../../feed/feed-read.decorator.js';
import { FeedSiteService } from '../../feed/feed-site.service.js';
import { PodcastService } from '../podcast.service.js';
import { podcastFeed } from './podcast-feed.js';

@ApiTags('media')
@Controller()
export class PodcastFeedController {
  constructor(
    private readonly site: FeedSiteService,
    private readonly podcast: PodcastService,
  ) {}

  @Get('feeds/podcast.xml')
  @FeedRead('application/rss+xml', 'RSS feed of all episodes, described in English')
  plain(): Promise<string> {
    return this.localized(FALLBACK_LANGUAGE);
  }

  @Get(':language/feeds/podcast.xml')
  @FeedRead('application/rss+xml', 'RSS feed of all episodes')
  async localized(@Param('language') language: string): Promise<string> {
    const site = await this.site.read(language);
    return podcastFeed(site, await this.podcast.channel(), await this.podcast.newestFirst());
  }
}
