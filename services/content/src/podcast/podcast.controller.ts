import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  FALLBACK_LANGUAGE,
  type Language,
  LocalizedRead,
  RequestLanguage,
} from '@phantom/service-kit';
import { EntryPageQueryDto } from '../common/entry-page.js';
import { FeedRead } from '../feed/feed.decorator.js';
import { PodcastEpisodePageDto } from './podcast.dto.js';
import { PodcastService } from './podcast.service.js';

@ApiTags('media')
@Controller('api/auth')
export class PodcastController {
  constructor(private readonly podcast: PodcastService) {}

  @Get('podcastList')
  @LocalizedRead()
  @ApiOkResponse({ type: PodcastEpisodePageDto })
  page(
    @Query() query: EntryPageQueryDto,
    @RequestLanguage() language: Language,
  ): Promise<PodcastEpisodePageDto> {
    return this.podcast.page(query, language);
  }
}

@ApiTags('media')
@Controller()
export class PodcastFeedController {
  constructor(private readonly podcast: PodcastService) {}

  @Get('feeds/podcast.xml')
  @FeedRead('application/rss+xml', 'RSS feed of the newest episodes, described in English')
  plain(): Promise<string> {
    return this.podcast.feed(FALLBACK_LANGUAGE);
  }

  @Get(':language/feeds/podcast.xml')
  @FeedRead('application/rss+xml', 'RSS feed of the newest episodes')
  localized(@Param('language') language: string): Promise<string> {
    return this.podcast.feed(language);
  }
}
