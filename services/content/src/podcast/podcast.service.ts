import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Language, NotFoundError } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { inLanguage } from '../language/in-language.js';
import type { PodcastEpisodeAnswerDto, PodcastEpisodeDto } from './dto/podcast-answer.dto.js';
import { PodcastChannel } from './podcast-channel.entity.js';
import { PodcastEpisode } from './podcast-episode.entity.js';

@Injectable()
export class PodcastService {
  constructor(
    @InjectRepository(PodcastChannel) private readonly channels: Repository<PodcastChannel>,
    @InjectRepository(PodcastEpisode) private readonly episodes: Repository<PodcastEpisode>,
  ) {}

  /** @throws NotFoundError while there is no podcast */
  async channel(): Promise<PodcastChannel> {
    const channel = await this.channels.findOneBy({ id: 1 });
    if (!channel) throw new NotFoundError();
    return channel;
  }

  newestFirst(): Promise<PodcastEpisode[]> {
    return this.episodes.find({ order: { publishedAt: 'DESC', id: 'DESC' } });
  }

  async list(lang: Language): Promise<PodcastEpisodeAnswerDto> {
    const episodes = await this.newestFirst();
    return { error: 0, list: episodes.map((episode) => toDto(episode, lang)) };
  }
}

function toDto(episode: PodcastEpisode, reader: Language): PodcastEpisodeDto {
  const { id, image, audio, type, size, duration, publishedAt, texts } = episode;
  const { title, description, transcript, lang } = inLanguage(texts, reader);
  const recording = { audio, type, size, duration };
  const published_at = publishedAt.toISOString();
  return { id, title, description, image, ...recording, transcript, published_at, lang };
}
