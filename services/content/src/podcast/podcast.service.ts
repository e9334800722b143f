import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Language, NotFoundError } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { FeedService } from '../feed/feed.service.js';
import type { PodcastEpisodeAnswerDto } from './podcast.dto.js';
import { PodcastChannel, PodcastEpisode } from './podcast.entity.js';
import { toPodcastEpisodeDto, toPodcastFeed } from './podcast.mapper.js';

@Injectable()
export class PodcastService {
  constructor(
    @InjectRepository(PodcastChannel) private readonly channels: Repository<PodcastChannel>,
    @InjectRepository(PodcastEpisode) private readonly episodes: Repository<PodcastEpisode>,
    private readonly feeds: FeedService,
  ) {}

  async list(lang: Language): Promise<PodcastEpisodeAnswerDto> {
    const episodes = await this.findNewestFirst();
    return { error: 0, list: episodes.map((episode) => toPodcastEpisodeDto(episode, lang)) };
  }

  /** @throws NotFoundError if the site does not support the language, or has no podcast */
  async feed(languageCode: string): Promise<string> {
    const context = await this.feeds.contextFor(languageCode);
    const channel = await this.channels.findOneBy({ id: 1 });
    if (!channel) throw new NotFoundError();
    return toPodcastFeed(channel, await this.findNewestFirst(), context);
  }

  private findNewestFirst(): Promise<PodcastEpisode[]> {
    return this.episodes.find({ order: { publishedAt: 'DESC', id: 'DESC' } });
  }
}
