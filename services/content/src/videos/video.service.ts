import { Injectable } from '@nestjs/common';
import { PublishedContent, type PublishedEntry } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import { toChapters } from '../common/chapters.js';
import { type EntryPageQueryDto, toPageDto } from '../common/entry-page.js';
import { relatedNewsletters, toNextSteps } from '../newsletters/next-steps.js';
import type { VideoAnswerDto, VideoDto, VideoPageDto } from './video.dto.js';
import { VIDEO } from './video.type.js';

@Injectable()
export class VideoService {
  constructor(private readonly content: PublishedContent) {}

  async list(language: Language): Promise<VideoAnswerDto> {
    const videos = await this.content.list(VIDEO, language);
    return { error: 0, list: videos.map(toVideoDto) };
  }

  async page(query: EntryPageQueryDto, language: Language): Promise<VideoPageDto> {
    const page = await this.content.page(VIDEO, language, query);
    const newsletters = await relatedNewsletters(this.content, page.entries, language);
    return toPageDto(page, (video) => ({
      ...toVideoDto(video),
      ...toNextSteps(video.values, video.lang, newsletters),
      chapters: toChapters(video.values.chapters),
      transcript: video.values.transcript,
    }));
  }
}

function toVideoDto({
  number: id,
  values,
  lang,
}: PublishedEntry<(typeof VIDEO)['fields']>): VideoDto {
  const { embedId, title, description, image, duration, publishedAt } = values;
  const published_at = new Date(publishedAt).toISOString();
  return { id, embedId, title, description, image: image.src, duration, published_at, lang };
}
