import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { NotFoundError } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { FeedService } from '../feed/feed.service.js';
import { PodcastChannel, PodcastEpisode } from './podcast.entity.js';
import { toPodcastFeed } from './podcast.mapper.js';

@Injectable()
export class PodcastService {
  constructor(
    @InjectRepository(PodcastChannel) private readonly channels: Repository<PodcastChannel>,
    @InjectRepository(PodcastEpisode) private readonly episodes: Repository<PodcastEpisode>,
    private readonly feeds: FeedService,
  ) {}

  /** @throws NotFoundError if the site does not support the language, or has no podcast */
  async feed(languageCode: string): Promise<string> {
    const context = await this.feeds.contextFor(languageCode);
    const channel = await this.channels.findOneBy({ id: 1 });
    if (!channel) throw new NotFoundError();
    const episodes = await this.episodes.find({ order: { publishedAt: 'DESC', id: 'DESC' } });
    return toPodcastFeed(channel, episodes, context);
  }
}
