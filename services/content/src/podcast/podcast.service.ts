import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import { FeedService } from '../feed/feed.service.js';
import type { PodcastEpisodeAnswerDto } from './podcast.dto.js';
import { toPodcastEpisodeDto, toPodcastFeed } from './podcast.mapper.js';
import { PODCAST_CHANNEL, PODCAST_EPISODE } from './podcast.type.js';

@Injectable()
export class PodcastService {
  constructor(
    private readonly content: PublishedContent,
    private readonly feeds: FeedService,
  ) {}

  async list(language: Language): Promise<PodcastEpisodeAnswerDto> {
    const episodes = await this.content.list(PODCAST_EPISODE, language);
    return { error: 0, list: episodes.map(toPodcastEpisodeDto) };
  }

  /** @throws NotFoundError if the site does not support the language, or has no podcast */
  async feed(languageCode: string): Promise<string> {
    const context = await this.feeds.contextFor(languageCode);
    const channel = await this.content.singleton(PODCAST_CHANNEL, context.lang);
    const episodes = await this.content.list(PODCAST_EPISODE, context.lang);
    return toPodcastFeed(channel, episodes, context);
  }
}
