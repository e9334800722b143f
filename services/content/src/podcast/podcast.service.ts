import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import { type EntryPageQueryDto, toPageDto } from '../common/entry-page.js';
import { FeedService } from '../feed/feed.service.js';
import { relatedNewsletters } from '../newsletters/next-steps.js';
import type { PodcastEpisodePageDto } from './podcast.dto.js';
import { toPodcastEpisodeDto, toPodcastFeed } from './podcast.mapper.js';
import { PODCAST_CHANNEL, PODCAST_EPISODE } from './podcast.type.js';

/** More than other feeds have: directories remove an episode that is no longer in the feed. */
const NEWEST_EPISODES = { page: 1, limit: 300 };

@Injectable()
export class PodcastService {
  constructor(
    private readonly content: PublishedContent,
    private readonly feeds: FeedService,
  ) {}

  async page(query: EntryPageQueryDto, language: Language): Promise<PodcastEpisodePageDto> {
    const page = await this.content.page(PODCAST_EPISODE, language, query);
    const newsletters = await relatedNewsletters(this.content, page.entries, language);
    return toPageDto(page, (episode) => toPodcastEpisodeDto(episode, newsletters));
  }

  /** @throws NotFoundError if the site does not support the language, or has no podcast */
  async feed(languageCode: string): Promise<string> {
    const context = await this.feeds.contextFor(languageCode);
    const channel = await this.content.singleton(PODCAST_CHANNEL, context.lang);
    const newest = await this.content.page(PODCAST_EPISODE, context.lang, NEWEST_EPISODES);
    return toPodcastFeed(channel, newest.entries, context);
  }
}
