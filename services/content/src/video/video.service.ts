import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { inLanguage } from '../language/in-language.js';
import type { VideoAnswerDto, VideoDto } from './dto/video-answer.dto.js';
import { Video } from './video.entity.js';

@Injectable()
export class VideoService {
  constructor(@InjectRepository(Video) private readonly videos: Repository<Video>) {}

  async list(lang: Language): Promise<VideoAnswerDto> {
    const videos = await this.videos.find({ order: { position: 'ASC', id: 'ASC' } });
    return { error: 0, list: videos.map((video) => toDto(video, lang)) };
  }
}

function toDto(video: Video, reader: Language): VideoDto {
  const { id, embedId, poster, duration, publishedAt, texts } = video;
  const { title, description, lang } = inLanguage(texts, reader);
  const published_at = publishedAt.toISOString();
  return { id, embedId, title, description, image: poster, duration, published_at, lang };
}
