import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import type { VideoAnswerDto } from './video.dto.js';
import { VIDEO } from './video.type.js';

@Injectable()
export class VideoService {
  constructor(private readonly content: PublishedContent) {}

  async list(language: Language): Promise<VideoAnswerDto> {
    const videos = await this.content.list(VIDEO, language);
    const list = videos.map(({ number: id, values, lang }) => {
      const { embedId, title, description, image, duration, publishedAt } = values;
      const published_at = new Date(publishedAt).toISOString();
      return { id, embedId, title, description, image: image.src, duration, published_at, lang };
    });
    return { error: 0, list };
  }
}
