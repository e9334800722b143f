import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { pickTranslation } from '../language/translation.js';
import type { VideoAnswerDto, VideoDto } from './video.dto.js';
import { Video } from './video.entity.js';

@Injectable()
export class VideoService {
  constructor(@InjectRepository(Video) private readonly videos: Repository<Video>) {}

  async list(lang: Language): Promise<VideoAnswerDto> {
    const videos = await this.videos.find({ order: { position: 'ASC', id: 'ASC' } });
    return { error: 0, list: videos.map((video) => toVideoDto(video, lang)) };
  }
}

function toVideoDto(video: Video, language: Language): VideoDto {
  const { id, embedId, poster, duration, publishedAt, texts } = video;
  const { title, description, lang } = pickTranslation(texts, language);
  const published_at = publishedAt.toISOString();
  return { id, embedId, title, description, image: poster, duration, published_at, lang };
}
