import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FALLBACK_LANGUAGE } from '@phantom/service-kit';
import { FeedRead } from '../../feed/feed-read.decorator.js';
import { FeedSiteService } from '../../feed/feed-site.service.js';
import { PressReleaseService } from '../press-release.service.js';
import { pressReleaseFeed } from './press-release-feed.js';

@ApiTags('media')
@Controller()
export class PressReleaseFeedController {
  constructor(
    private readonly site: FeedSiteService,
    private readonly releases: PressReleaseService,
  ) {}

  @Get('feeds/press-releases.xml')
  @FeedRead('application/atom+xml', 'Atom feed of all press releases, in English')
  plain(): Promise<string> {
    return this.localized(FALLBACK_LANGUAGE);
  }

  @Get(':language/feeds/press-releases.xml')
  @FeedRead('application/atom+xml', 'Atom feed of all press releases')
  async localized(@Param('language') language: string): Promise<string> {
    const site = await this.site.read(language);
    return pressReleaseFeed(site, await this.releases.newestFirst());
  }
}
