import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  FALLBACK_LANGUAGE,
  type Language,
  LocalizedRead,
  RequestLanguage,
} from '@phantom/service-kit';
import { FeedRead } from '../feed/feed.decorator.js';
import { PodcastEpisodeAnswerDto } from './podcast.dto.js';
import { PodcastService } from './podcast.service.js';

@ApiTags('media')
@Controller('api/auth')
export class PodcastController {
  constructor(private readonly podcast: PodcastService) {}

  @Get('podcastList')
  @LocalizedRead()
  @ApiOkResponse({ type: PodcastEpisodeAnswerDto })
  list(@RequestLanguage() language: Language): Promise<PodcastEpisodeAnswerDto> {
    return this.podcast.list(language);
  }
}

@ApiTags('media')
@Controller()
export class PodcastFeedController {
  constructor(private readonly podcast: PodcastService) {}

  @Get('feeds/podcast.xml')
  @FeedRead('application/rss+xml', 'RSS feed of all episodes, described in English')
  plain(): Promise<string> {
    return this.podcast.feed(FALLBACK_LANGUAGE);
  }

  @Get(':language/feeds/podcast.xml')
  @FeedRead('application/rss+xml', 'RSS feed of all episodes')
  localized(@Param('language') language: string): Promise<string> {
    return this.podcast.feed(language);
  }
}
