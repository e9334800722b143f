import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { contentListController } from '../common/content-list.controller.js';
import { pickTranslation } from '../language/translation.js';
import { VideoAnswerDto, type VideoDto } from './video.dto.js';
import { Video } from './video.entity.js';

@ApiTags('media')
@Controller('api/auth')
export class VideoController extends contentListController({
  path: 'videoList',
  response: VideoAnswerDto,
  entity: Video,
  order: { position: 'ASC', id: 'ASC' },
  toDto: toVideoDto,
}) {}

function toVideoDto(video: Video, language: Language): VideoDto {
  const { id, embedId, poster, duration, publishedAt, texts } = video;
  const { title, description, lang } = pickTranslation(texts, language);
  const published_at = publishedAt.toISOString();
  return { id, embedId, title, description, image: poster, duration, published_at, lang };
}
