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

function toDto({ id, embedId, poster, duration, texts }: Video, reader: Language): VideoDto {
  const { title, description, lang } = inLanguage(texts, reader);
  return { id, embedId, title, description, image: poster, duration, lang };
}
