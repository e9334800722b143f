import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FALLBACK_LANGUAGE } from '@phantom/service-kit';
import { contentListController } from '../common/content-list.controller.js';
import { FeedRead } from '../feed/feed.decorator.js';
import { PodcastEpisodeAnswerDto } from './podcast.dto.js';
import { PodcastEpisode } from './podcast.entity.js';
import { toPodcastEpisodeDto } from './podcast.mapper.js';
import { PodcastService } from './podcast.service.js';

@ApiTags('media')
@Controller('api/auth')
export class PodcastController extends contentListController({
  path: 'podcastList',
  response: PodcastEpisodeAnswerDto,
  entity: PodcastEpisode,
  order: { publishedAt: 'DESC', id: 'DESC' },
  toDto: toPodcastEpisodeDto,
}) {}

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
